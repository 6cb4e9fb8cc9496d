<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Text;

/**
 * The key by which texts are sorted and found alike on SQLite, MariaDB and PostgreSQL, whatever their collation.
 *
 * Collations differ in case, in punctuation, in trailing spaces and in pairs of letters that some languages take for one. No
 * collation differs in digits. So the folded text is written in digits, each character with a code that no other code begins with,
 * and the codes follow each other as the characters do:
 *
 *     00 … 68            ASCII without upper case; control characters are spaces
 *     6900 … 8819        U+0080 to U+07FF
 *     890000 … 953487    U+0800 to U+FFFF
 *     96000000 …         the rest
 *
 * The key is the first 160 digits: 80 Latin, 40 Greek or Cyrillic, 26 Chinese characters. Texts that differ only after these, or
 * only in what `Fold` leaves out, have the same key, so what is equal by its key is compared as text as well.
 */
final class SortText {
	public const DIGITS = 160;
	/** Of a text, the characters that are looked at; marks that are left out count too. */
	private const CHARACTERS = 160;

	/** @param string $text well-formed */
	public static function of(string $text): string {
		$key = '';
		foreach (mb_str_split(Fold::text(mb_substr($text, 0, self::CHARACTERS, 'UTF-8')), 1, 'UTF-8') as $character) {
			$key .= self::code(mb_ord($character, 'UTF-8'));
			if (strlen($key) >= self::DIGITS) {
				break;
			}
		}
		return substr($key, 0, self::DIGITS);
	}

	private static function code(int $character): string {
		return match (true) {
			$character < 0x20, $character === 0x7F => '00',
			$character <= 0x40 => sprintf('%02d', $character - 0x20),
			$character < 0x7F => sprintf('%02d', $character - 0x5B + 33),
			$character < 0x800 => (string)(6_900 + $character - 0x80),
			$character < 0x10000 => (string)(890_000 + $character - 0x800),
			default => (string)(96_000_000 + $character - 0x10000),
		};
	}
}
