<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Text;

/**
 * Texts without the differences that people do not look for: case, accents of Latin, Greek and Cyrillic letters, width, and which
 * white space it is.
 *
 * Each character is folded by itself, so the cost is linear and both languages do the same whatever is around it. Marks of other
 * scripts stay, because there they are letters.
 */
final class Fold {
	private const LETTERS = [
		'ß' => 'ss', 'æ' => 'ae', 'œ' => 'oe', 'ø' => 'o', 'ł' => 'l', 'đ' => 'd', 'ð' => 'd', 'þ' => 'th', 'ħ' => 'h', 'ŧ' => 't',
		'ı' => 'i', "\u{85}" => ' ', "\u{2028}" => ' ', "\u{2029}" => ' ', "\u{1680}" => ' ',
	];

	/** @param string $text well-formed */
	public static function text(string $text): string {
		$folded = strtr(strtolower($text), "\t\n\v\f\r", '     ');
		if (preg_match_all('/[^\x00-\x7F]/u', $text, $found) < 1) {
			return $folded;
		}
		$letters = [];
		foreach ($found[0] as $letter) {
			$letters[$letter] ??= self::letter($letter);
		}
		return strtr($folded, $letters);
	}

	private static function letter(string $letter): string {
		$plain = \Normalizer::normalize($letter, \Normalizer::FORM_KD);
		$lower = mb_convert_case($plain === false ? $letter : $plain, MB_CASE_LOWER_SIMPLE, 'UTF-8');
		return strtr((string)preg_replace('/[\x{300}-\x{36F}]/u', '', $lower), self::LETTERS);
	}
}
