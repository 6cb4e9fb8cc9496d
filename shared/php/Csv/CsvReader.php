<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Csv;

/** Reads tables that spreadsheet programs and CsvWriter wrote, row by row. */
final class CsvReader {
	/** Of those that are equally frequent in the first line, the first. */
	private const DELIMITERS = [',', ';', "\t"];
	/** The delimiter is decided on no more than this. */
	private const HEADER_BYTES = 65_536;

	/**
	 * Empty lines are no rows. The cells are as they were before CsvWriter guarded them.
	 *
	 * @param resource $file that can be read again from its start
	 * @return \Generator<int, non-empty-list<string>> rows of cells in UTF-8, by the line of the file on which they start, from 1
	 * @throws BrokenCsv while it is read
	 */
	public static function rows($file, CsvLimits $limits = new CsvLimits()): \Generator {
		$pieces = (new CsvText($file, $limits->bytes))->pieces();
		[$start, $line] = self::untilFirstLine($pieces);
		$isDeclared = str_starts_with($start, $line) && preg_match('/^sep=([,;\t])$/Di', $line, $declared) === 1;
		$parser = new CsvParser($isDeclared ? $declared[1] : self::delimiter($line), $limits);
		// Excel writes and reads such a first line, which is no row.
		$skipped = $isDeclared ? strlen($line) : 0;
		yield from $parser->feed(substr($start, $skipped));
		while ($pieces->valid()) {
			yield from $parser->feed($pieces->current());
			$pieces->next();
		}
		yield from $parser->finish();
	}

	/**
	 * @param \Generator<int, string> $pieces
	 * @return array{string, string} the text until the piece in which the first line that is not empty ends, and that line
	 */
	private static function untilFirstLine(\Generator $pieces): array {
		$text = $line = '';
		$parts = [];
		while ($pieces->valid() && strlen($text) < self::HEADER_BYTES && !isset($parts[2])) {
			$text .= $pieces->current();
			$pieces->next();
			preg_match('/^[\r\n]*+((?:[^\r\n"]++|"[^"]*+")++)([\r\n])?/', $text, $parts);
			$line = $parts[1] ?? '';
		}
		return [$text, $line];
	}

	private static function delimiter(string $line): string {
		$unquoted = preg_replace('/"[^"]*+"?/', '', $line) ?? '';
		$best = self::DELIMITERS[0];
		foreach (self::DELIMITERS as $delimiter) {
			if (substr_count($unquoted, $delimiter) > substr_count($unquoted, $best)) {
				$best = $delimiter;
			}
		}
		return $best;
	}
}
