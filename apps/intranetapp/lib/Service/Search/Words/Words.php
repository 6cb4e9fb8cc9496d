<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Search\Words;

/**
 * Text as search words: without case, accents and letter variants.
 *
 * Chinese, Japanese and other scripts without spaces between words are split into overlapping pairs of letters; the
 * last letter is also kept alone, so that every single letter begins some word.
 */
final class Words {
	public const MAX_CHARACTERS = 64;
	/** More accents on one letter than any script has; to order them takes long. */
	private const PILE = '/(\p{M}{30})\p{M}++/u';
	private const WORD = '/[\p{L}\p{N}\p{M}]+/u';
	private const PIECES = '/[' . self::UNSPACED . ']+|[^' . self::UNSPACED . ']+/u';
	private const UNSPACED = '\p{Han}\p{Hiragana}\p{Katakana}ーｰ\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}';
	/** Letters that Unicode treats as separate letters but people see as accented ones. */
	private const LETTERS =
		['ø' => 'o', 'đ' => 'd', 'ð' => 'd', 'ł' => 'l', 'ħ' => 'h', 'ŧ' => 't', 'ı' => 'i', 'æ' => 'ae', 'œ' => 'oe', 'þ' => 'th'];

	/** The text with its letters and digits folded for comparison; everything between them is kept. */
	public static function fold(string $text): string {
		$text = preg_replace(self::PILE, '$1', mb_scrub($text, 'UTF-8')) ?? '';
		$plain = \Normalizer::normalize($text, \Normalizer::FORM_KD);
		$plain = preg_replace('/\p{Mn}+/u', '', $plain === false ? $text : $plain) ?? '';
		// Korean letters are recomposed into syllables of one character each.
		$whole = \Normalizer::normalize($plain, \Normalizer::FORM_C);
		return strtr(mb_convert_case($whole === false ? $plain : $whole, MB_CASE_FOLD, 'UTF-8'), self::LETTERS);
	}

	/**
	 * For the index.
	 *
	 * @return array<string, int> word to number of occurrences
	 */
	public static function count(string $text): array {
		$counts = [];
		foreach (self::pieces($text) as [$piece, $isUnspaced]) {
			foreach ($isUnspaced ? self::pairs($piece, true) : [mb_substr($piece, 0, self::MAX_CHARACTERS)] as $word) {
				$counts[$word] = ($counts[$word] ?? 0) + 1;
			}
		}
		return $counts;
	}

	/** @return list<string> the words that a page must have, each once; pairs where a script has no spaces */
	public static function wanted(string $query): array {
		$words = [];
		foreach (self::pieces($query) as [$piece, $isUnspaced]) {
			array_push(
				$words,
				...$isUnspaced ? self::pairs($piece, mb_strlen($piece) === 1) : [mb_substr($piece, 0, self::MAX_CHARACTERS)],
			);
		}
		return array_values(array_unique($words));
	}

	/** @return list<string> the words to mark in a text, each once and whole */
	public static function marked(string $query): array {
		return array_values(array_unique(array_column(self::pieces($query), 0)));
	}

	/** @return list<array{string, int}> every word of a text unchanged, with its byte offset */
	public static function places(string $text): array {
		preg_match_all(self::WORD, $text, $matches, PREG_OFFSET_CAPTURE);
		return $matches[0];
	}

	public static function isUnspaced(string $word): bool {
		return preg_match('/[' . self::UNSPACED . ']/u', $word) === 1;
	}

	/** @return list<array{string, bool}> folded words, and whether their script has no spaces */
	private static function pieces(string $text): array {
		$pieces = [];
		preg_match_all(self::WORD, self::fold($text), $words);
		foreach ($words[0] as $word) {
			preg_match_all(self::PIECES, $word, $parts);
			foreach ($parts[0] as $part) {
				$pieces[] = [$part, self::isUnspaced($part)];
			}
		}
		return $pieces;
	}

	/** @return list<string> */
	private static function pairs(string $piece, bool $withLast): array {
		$letters = mb_str_split($piece);
		$pairs = [];
		for ($i = 0, $end = count($letters) - 1; $i < $end; $i++) {
			$pairs[] = $letters[$i] . $letters[$i + 1];
		}
		return $withLast && $letters !== [] ? [...$pairs, $letters[count($letters) - 1]] : $pairs;
	}
}
