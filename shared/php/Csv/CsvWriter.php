<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Csv;

/**
 * Writes tables as RFC 4180 describes them, in UTF-8, guarded against formulas (FormulaGuard), which negative numbers are not.
 *
 * The text starts with a byte order mark: without it, Excel opens a CSV file in the legacy encoding of the computer and
 * shows `CafÃ©` for `Café`. Other spreadsheet programs, and CsvReader, skip the mark.
 */
final class CsvWriter {
	private const MARK = "\xEF\xBB\xBF";
	private const PIECE = 32_768;
	/** Cells with any delimiter that programs use are quoted, so that a reader cannot mistake the delimiter. */
	private const QUOTED = ",;\t\"\r\n";
	private const NEGATIVE = '/^-\d+(?:\.\d+)?(?:E[+-]?\d+)?$/D';

	/**
	 * @param iterable<non-empty-list<string>> $rows cells in UTF-8 without NUL
	 * @return \Generator<int, string>
	 */
	public static function pieces(iterable $rows): \Generator {
		$piece = self::MARK;
		foreach ($rows as $row) {
			$piece .= self::line($row);
			if (strlen($piece) >= self::PIECE) {
				yield $piece;
				$piece = '';
			}
		}
		if ($piece !== '') {
			yield $piece;
		}
	}

	/** @param non-empty-list<string> $cells */
	private static function line(array $cells): string {
		// An empty line would be no row.
		return $cells === [''] ? "\"\"\r\n" : implode(',', array_map(self::cell(...), $cells, array_keys($cells))) . "\r\n";
	}

	private static function cell(string $cell, int $place): string {
		// A number stays one; only at the start of a line, a program that expects another delimiter would read on beyond it.
		$guarded = $place > 0 && preg_match(self::NEGATIVE, $cell) === 1 ? $cell : FormulaGuard::add($cell);
		return strpbrk($guarded, self::QUOTED) === false ? $guarded : '"' . str_replace('"', '""', $guarded) . '"';
	}
}
