<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Search\Words;

use OCA\IntranetApp\Model\Page\Sentences;

/** Text as HTML with the search words highlighted; everything else is escaped. */
final class Marks {
	private const BEFORE = 60;
	private const LENGTH = 220;
	/** Number of bytes in which the first word is looked for. */
	private const REACH = 200_000;

	/** @param list<string> $words folded; in scripts with spaces the beginnings of words */
	public function __construct(private readonly array $words) {
	}

	public function html(string $text): string {
		$html = '';
		$end = 0;
		foreach (Words::places($text) as [$word, $offset]) {
			foreach ($this->found($word) as [$from, $length]) {
				$html .= self::escape(substr($text, $end, $offset + $from - $end)) . '<mark>' . self::escape(substr($word, $from, $length))
					. '</mark>';
				$end = $offset + $from + $length;
			}
		}
		return $html . self::escape(substr($text, $end));
	}

	/**
	 * The part around the first word found, else the beginning. It begins with a sentence when one begins near the word.
	 *
	 * @param string $text the parts of a page, each on a line of its own
	 */
	public function excerpt(string $text): string {
		$text = trim(preg_replace(['/[^\S\n]+/u', '/ ?\n[ \n]*/'], [' ', "\n"], $text) ?? '');
		[$start, $isCut] = $this->start($text);
		// One character more than fits tells that something was cut off.
		$line = Sentences::line(explode("\n", mb_substr(substr($text, $start), 0, self::LENGTH + 1)));
		return ($isCut ? '…' : '') . $this->html(Sentences::cut($line, self::LENGTH));
	}

	/** @return array{int, bool} byte offset where the excerpt begins, at a word, and whether that is inside of a sentence */
	private function start(string $text): array {
		foreach (Words::places(strlen($text) > self::REACH ? mb_strcut($text, 0, self::REACH) : $text) as [$word, $offset]) {
			$found = $this->found($word);
			if ($found !== []) {
				$from = $offset + $found[0][0];
				$before = mb_substr(substr($text, 0, $from), -self::BEFORE);
				$start = $from - strlen($before);
				if ($start === 0) {
					return [0, false];
				}
				$sentence = Sentences::firstStartOrNull($before, substr($text, $from, strlen($word)));
				$space = strpos($before, ' ');
				return $sentence === null ? [$start + ($space === false ? 0 : $space + 1), true] : [$start + $sentence, false];
			}
		}
		return [0, false];
	}

	/** @return list<array{int, int}> first byte and length of each part of a word to highlight */
	private function found(string $word): array {
		$isUnspaced = Words::isUnspaced($word);
		[$folded, $starts, $ends] = preg_match('/[^\x20-\x7E]/', $word) === 1 ? self::letters($word) : [strtolower($word), null, null];
		$ranges = [];
		foreach ($this->words as $wanted) {
			$at = strpos($folded, $wanted);
			if ($at === 0 || ($at !== false && $isUnspaced)) {
				$last = $at + strlen($wanted) - 1;
				$from = $starts[$at] ?? $at;
				$ranges[] = [$from, ($ends[$last] ?? $last + 1) - $from];
			}
		}
		return self::apart($ranges);
	}

	/**
	 * @return array{string, list<int>, list<int>} the word folded, and for each byte of that where its letter begins and ends in the word
	 */
	private static function letters(string $word): array {
		$folded = '';
		$starts = $ends = [];
		$offset = 0;
		foreach (mb_str_split($word) as $letter) {
			$end = $offset + strlen($letter);
			$plain = Words::fold($letter);
			if ($plain === '' && $ends !== []) {
				// A combining accent belongs to the letter before it.
				array_pop($ends);
				$ends[] = $end;
			}
			for ($i = 0; $i < strlen($plain); $i++) {
				$starts[] = $offset;
				$ends[] = $end;
			}
			$folded .= $plain;
			$offset = $end;
		}
		return [$folded, $starts, $ends];
	}

	/**
	 * @param list<array{int, int}> $ranges
	 * @return list<array{int, int}> in order; of overlapping ones the longest
	 */
	private static function apart(array $ranges): array {
		usort($ranges, static fn (array $a, array $b): int => [$a[0], $b[1]] <=> [$b[0], $a[1]]);
		$apart = [];
		$end = 0;
		foreach ($ranges as [$from, $length]) {
			if ($from >= $end && $length > 0) {
				$apart[] = [$from, $length];
				$end = $from + $length;
			}
		}
		return $apart;
	}

	private static function escape(string $text): string {
		return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8');
	}
}
