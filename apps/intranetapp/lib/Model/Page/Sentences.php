<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page;

/** Parts of a page in one line, as excerpts show them. */
final class Sentences {
	private const BETWEEN = ' · ';
	/** Ends a sentence, in the scripts that have such a mark, and stands before a space. */
	private const END = '[.!?…‥؟۔܀܁܂।॥։՜՞።፧፨။၊។៕᠃᠉⁇⁈⁉‼‽⸮]';
	/** Ends a sentence; the next one follows without a space. */
	private const END_OF_WIDE = '[。．｡！？︒﹒﹖﹗]';
	/** Between parts of a sentence. */
	private const PAUSE = '[,;:،؛፣፤፥፦、，；：､﹐﹑﹔﹕]';
	private const CLOSING = '[\p{Pe}\p{Pf}"\'“‘«‹*_]';
	/** Bytes in which the last mark of a text is looked for. */
	private const LAST = 24;

	/**
	 * Parts one after the other: a dot in the middle keeps apart what no punctuation does.
	 *
	 * @param list<string> $parts one line each
	 */
	public static function line(array $parts): string {
		$line = '';
		$isEnded = false;
		foreach ($parts as $part) {
			$line .= ($line === '' ? '' : ($isEnded ? ' ' : self::BETWEEN)) . $part;
			$isEnded = self::isEnded($part);
		}
		return $line;
	}

	/** Text of at most this many characters, cut between two words. */
	public static function cut(string $text, int $length): string {
		if (mb_strlen($text) <= $length) {
			return $text;
		}
		$cut = mb_substr($text, 0, max(0, $length - 1));
		$space = mb_strrpos($cut, ' ');
		$cut = $space !== false && $space > $length / 2 ? mb_substr($cut, 0, $space) : $cut;
		return rtrim(preg_replace('/[\s·]++$/u', '', $cut) ?? $cut, " \t,.;:") . '…';
	}

	/**
	 * @param string $text the end of a part, and parts before it on lines of their own
	 * @param string $next what follows
	 * @return ?int byte offset of the first beginning of a part or a sentence; null when there is none
	 */
	public static function firstStartOrNull(string $text, string $next): ?int {
		$wide = self::END_OF_WIDE . self::CLOSING . '*+ ?+(?=.)';
		// Not after an initial, a number of a list, or an abbreviation that a small letter follows.
		$spaced = '(?<![^\p{L}\p{N}][\p{L}\p{N}])' . self::END . self::CLOSING . '*+ (?!\p{Ll}|\n)';
		if (preg_match("/\n(?=.)|$spaced|$wide/u", $text . $next, $match, PREG_OFFSET_CAPTURE) !== 1) {
			return null;
		}
		$start = $match[0][1] + strlen($match[0][0]);
		return $start <= strlen($text) ? $start : null;
	}

	private static function isEnded(string $part): bool {
		// Whole characters from the end, in a time that does not depend on the length of the part.
		$last = preg_replace('/^[\x80-\xBF]+/', '', substr($part, -self::LAST)) ?? '';
		$marks = self::END . '|' . self::END_OF_WIDE . '|' . self::PAUSE;
		return preg_match("/(?:$marks)" . self::CLOSING . '*+$/uD', $last) === 1;
	}
}
