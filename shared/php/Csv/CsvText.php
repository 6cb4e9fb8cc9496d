<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Csv;

/**
 * The text of a file in the encodings in which spreadsheet programs save tables: UTF-8, UTF-16 ("Unicode text"), or
 * Windows-1252. A byte order mark decides, else what the bytes are.
 */
final class CsvText {
	private const PIECE = 65_536;
	private const MARKS = ['UTF-8' => "\xEF\xBB\xBF", 'UTF-16LE' => "\xFF\xFE", 'UTF-16BE' => "\xFE\xFF"];
	/** The start of a character whose other bytes follow in the next piece. */
	private const UNFINISHED = [
		'UTF-8' => '/(?:[\xC2-\xF4]|[\xE0-\xF4][\x80-\xBF]|[\xF0-\xF4][\x80-\xBF]{2})$/D',
		'UTF-16LE' => '/^(?:..)*?\K(?:.[\xD8-\xDB])?.?$/Ds',
		'UTF-16BE' => '/^(?:..)*?\K(?:[\xD8-\xDB].)?.?$/Ds',
	];
	private const UNFINISHED_BYTES = 4;

	/** @param resource $file that can be read again from its start */
	public function __construct(
		private $file,
		private readonly int $limit,
	) {
	}

	/**
	 * Pieces of UTF-8 without the byte order mark, none of them empty, and no character is parted.
	 *
	 * @return \Generator<int, string>
	 * @throws BrokenCsv
	 */
	public function pieces(): \Generator {
		$start = $this->start();
		$encoding = $this->encoding($start);
		$mark = self::MARKS[$encoding] ?? '';
		$rest = '';
		foreach ($this->bytes(str_starts_with($start, $mark) ? strlen($mark) : 0) as $bytes) {
			$rest .= $bytes;
			$unfinished = self::unfinished($rest, $encoding);
			$piece = substr($rest, 0, strlen($rest) - strlen($unfinished));
			$rest = $unfinished;
			if ($piece !== '') {
				yield self::decoded($piece, $encoding);
			}
		}
		if ($rest !== '') {
			throw BrokenCsv::at(CsvProblem::NotText);
		}
	}

	/** @return string the first bytes */
	private function start(): string {
		rewind($this->file);
		return (string)fread($this->file, 3);
	}

	private function encoding(string $start): string {
		foreach (self::MARKS as $encoding => $mark) {
			if (str_starts_with($start, $mark)) {
				return $encoding;
			}
		}
		return match (true) {
			preg_match('/^[^\0]\0/', $start) === 1 => 'UTF-16LE',
			preg_match('/^\0[^\0]/', $start) === 1 => 'UTF-16BE',
			$this->isUtf8() => 'UTF-8',
			default => 'Windows-1252',
		};
	}

	private function isUtf8(): bool {
		$rest = '';
		foreach ($this->bytes(0) as $bytes) {
			$rest .= $bytes;
			$unfinished = self::unfinished($rest, 'UTF-8');
			if (!mb_check_encoding(substr($rest, 0, strlen($rest) - strlen($unfinished)), 'UTF-8')) {
				return false;
			}
			$rest = $unfinished;
		}
		return $rest === '';
	}

	/**
	 * @return \Generator<int, string>
	 * @throws BrokenCsv
	 */
	private function bytes(int $skipped): \Generator {
		fseek($this->file, $skipped);
		for ($read = $skipped; !feof($this->file);) {
			$bytes = fread($this->file, self::PIECE);
			if ($bytes === false) {
				throw new \RuntimeException('A table could not be read to its end');
			}
			$read += strlen($bytes);
			if ($read > $this->limit) {
				throw BrokenCsv::at(CsvProblem::TooLarge, limit: $this->limit);
			}
			yield $bytes;
		}
	}

	private static function unfinished(string $bytes, string $encoding): string {
		$pattern = self::UNFINISHED[$encoding] ?? null;
		if ($pattern === null) {
			return '';
		}
		$last = min(strlen($bytes), self::UNFINISHED_BYTES + strlen($bytes) % 2);
		return $last > 0 && preg_match($pattern, substr($bytes, -$last), $match) === 1 ? $match[0] : '';
	}

	private static function decoded(string $bytes, string $encoding): string {
		$isText = $encoding === 'Windows-1252'
			? strpbrk($bytes, "\x81\x8D\x8F\x90\x9D") === false
			: mb_check_encoding($bytes, $encoding);
		$text = $isText ? mb_convert_encoding($bytes, 'UTF-8', $encoding) : "\0";
		return is_string($text) && !str_contains($text, "\0") ? $text : throw BrokenCsv::at(CsvProblem::NotText);
	}
}
