<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Values;

/** Texts as the browser and the server both read them; lengths are in Unicode characters. */
final class Text {
	/** JavaScript and PHP trim different characters; these are all that either of them, or Unicode, calls white space. */
	public const WHITE_SPACE = '\x09-\x0D\x20\x{85}\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}';
	private const SHORT = [
		"\t" => 1, "\n" => 1, "\v" => 1, "\f" => 1, "\r" => 1, ' ' => 1, "\u{85}" => 2, "\u{A0}" => 2,
	];
	private const LONG = [
		"\u{1680}" => 3, "\u{2000}" => 3, "\u{2001}" => 3, "\u{2002}" => 3, "\u{2003}" => 3, "\u{2004}" => 3, "\u{2005}" => 3,
		"\u{2006}" => 3, "\u{2007}" => 3, "\u{2008}" => 3, "\u{2009}" => 3, "\u{200A}" => 3, "\u{2028}" => 3, "\u{2029}" => 3,
		"\u{202F}" => 3, "\u{205F}" => 3, "\u{3000}" => 3, "\u{FEFF}" => 3,
	];

	public static function trim(string $text): string {
		$end = strlen($text);
		while ($end > 0 && ($bytes = self::spaceBefore($text, $end)) > 0) {
			$end -= $bytes;
		}
		$start = 0;
		while ($start < $end && ($bytes = self::spaceAt($text, $start)) > 0) {
			$start += $bytes;
		}
		return substr($text, $start, $end - $start);
	}

	public static function length(string $text): int {
		return mb_strlen($text, 'UTF-8');
	}

	public static function isWellFormed(string $text): bool {
		return mb_check_encoding($text, 'UTF-8');
	}

	/** Whether it has control characters other than tabs and line ends. */
	public static function hasControls(string $text): bool {
		return preg_match('/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', $text) === 1;
	}

	/** Lower case of A to Z only: what else has two cases differs between the two languages. */
	public static function fold(string $text): string {
		return strtr($text, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');
	}

	private static function spaceBefore(string $text, int $end): int {
		return self::SHORT[$text[$end - 1]]
			?? self::SHORT[substr($text, max(0, $end - 2), min(2, $end))]
			?? self::LONG[substr($text, max(0, $end - 3), min(3, $end))]
			?? 0;
	}

	private static function spaceAt(string $text, int $start): int {
		return self::SHORT[$text[$start]] ?? self::SHORT[substr($text, $start, 2)] ?? self::LONG[substr($text, $start, 3)] ?? 0;
	}
}
