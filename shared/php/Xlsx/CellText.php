<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Xlsx;

/** Text as a sheet may have it. */
final class CellText {
	/** In units of UTF-16, as Excel counts. */
	public const MOST = 32_767;
	private const CUT = '…';
	private const CONTROLS = '/[\x00-\x08\x0B\x0C\x0E-\x1F]++/';
	/** Programs read `_x0041_` as the character with this number. */
	private const NUMBERED = '/_(?=x[0-9A-Fa-f]{4}_)/';

	/** Valid UTF-8 without control characters, with line ends of one kind, and not longer than a cell. */
	public static function clean(string $text): string {
		if (strlen($text) > self::MOST) {
			$text = self::cut($text);
		}
		$valid = mb_check_encoding($text, 'UTF-8') ? $text : mb_scrub($text, 'UTF-8');
		$lines = str_contains($valid, "\r") ? str_replace(["\r\n", "\r"], "\n", $valid) : $valid;
		return preg_replace(self::CONTROLS, '', $lines) ?? throw new \LogicException(preg_last_error_msg());
	}

	/** @param string $clean as `clean` returns it */
	public static function xml(string $clean): string {
		$text = str_contains($clean, '_x')
			? preg_replace(self::NUMBERED, '_x005F_', $clean) ?? throw new \LogicException(preg_last_error_msg())
			: $clean;
		// Two characters are valid in UTF-8 and not in XML; they become U+FFFD.
		return htmlspecialchars($text, ENT_XML1 | ENT_COMPAT | ENT_DISALLOWED, 'UTF-8');
	}

	/** Columns of its widest line. */
	public static function width(string $clean): int {
		$start = mb_strcut($clean, 0, 4 * ColumnWidths::MOST, 'UTF-8');
		return max(array_map(static fn (string $line): int => mb_strwidth($line, 'UTF-8'), explode("\n", $start)));
	}

	/** @return string what of valid UTF-8 fits into so many units of UTF-16 */
	public static function start(string $text, int $units): string {
		$wide = mb_convert_encoding($text, 'UTF-16LE', 'UTF-8');
		return strlen($wide) <= 2 * $units ? $text : mb_convert_encoding(mb_strcut($wide, 0, 2 * $units, 'UTF-16LE'), 'UTF-8', 'UTF-16LE');
	}

	private static function cut(string $text): string {
		// A character has at most 4 bytes here and at least one unit there, so that nothing is lost that would stay.
		$start = mb_scrub(mb_strcut($text, 0, 4 * (self::MOST + 1), 'UTF-8'), 'UTF-8');
		return self::start($start, self::MOST) === $start ? $start : self::start($start, self::MOST - 1) . self::CUT;
	}
}
