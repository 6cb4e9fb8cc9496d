<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Text;

use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;

/** Texts as the browser and the server both read them; lengths are in Unicode characters. */
final class Text {
	/** JavaScript and PHP trim different characters; these are all that either of them, or Unicode, calls white space. */
	private const WHITE_SPACE = '\x09-\x0D\x20\x{85}\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}';
	private const SPACES = [
		"\t" => 1, "\n" => 1, "\v" => 1, "\f" => 1, "\r" => 1, ' ' => 1, "\u{85}" => 2, "\u{A0}" => 2,
		"\u{1680}" => 3, "\u{2000}" => 3, "\u{2001}" => 3, "\u{2002}" => 3, "\u{2003}" => 3, "\u{2004}" => 3, "\u{2005}" => 3,
		"\u{2006}" => 3, "\u{2007}" => 3, "\u{2008}" => 3, "\u{2009}" => 3, "\u{200A}" => 3, "\u{2028}" => 3, "\u{2029}" => 3,
		"\u{202F}" => 3, "\u{205F}" => 3, "\u{3000}" => 3, "\u{FEFF}" => 3,
	];

	/** A text, or a JSON number as the decimal that it is; null for anything else. */
	public static function of(mixed $input): ?string {
		return match (true) {
			is_string($input) => $input,
			is_int($input), is_float($input) => Decimal::of($input),
			default => null,
		};
	}

	/**
	 * What keeps a text from being stored: not UTF-8; characters that XML cannot carry, so that WebDAV could not show the value
	 * (control characters other than tabs and line ends, U+FFFE, U+FFFF), or DEL; too long.
	 */
	public static function problem(string $text, int $characters): ?Problem {
		return match (true) {
			!self::isStorable($text) => new Problem(ProblemReason::BadCharacters),
			self::length($text) > $characters => new Problem(ProblemReason::TooLong, ['max' => $characters]),
			default => null,
		};
	}

	/** Of one line: like `problem`, and without tabs and line ends. */
	public static function lineProblem(string $text, int $characters): ?Problem {
		return preg_match('/[\t\r\n]/', $text) === 1 ? new Problem(ProblemReason::BadCharacters) : self::problem($text, $characters);
	}

	public static function isStorable(string $text): bool {
		return mb_check_encoding($text, 'UTF-8') && preg_match('/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]|\xEF\xBF[\xBE\xBF]/', $text) !== 1;
	}

	public static function length(string $text): int {
		return mb_strlen($text, 'UTF-8');
	}

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

	/** @param string $text storable */
	public static function hasSpace(string $text): bool {
		return preg_match('/[' . self::WHITE_SPACE . ']/u', $text) === 1;
	}

	/** The beginning, with an ellipsis if there is more. */
	public static function excerpt(string $text, int $characters): string {
		$start = mb_substr(substr($text, 0, 4 * $characters + 4), 0, $characters + 1, 'UTF-8');
		return self::length($start) <= $characters ? $start : mb_substr($start, 0, $characters, 'UTF-8') . '…';
	}

	private static function spaceBefore(string $text, int $end): int {
		return self::SPACES[$text[$end - 1]]
			?? self::SPACES[substr($text, max(0, $end - 2), min(2, $end))]
			?? self::SPACES[substr($text, max(0, $end - 3), min(3, $end))]
			?? 0;
	}

	private static function spaceAt(string $text, int $start): int {
		return self::SPACES[$text[$start]] ?? self::SPACES[substr($text, $start, 2)] ?? self::SPACES[substr($text, $start, 3)] ?? 0;
	}
}
