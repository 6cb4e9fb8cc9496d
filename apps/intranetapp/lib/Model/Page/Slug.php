<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page;

/** Names of page folders. */
final class Slug {
	private const MAX_CHARACTERS = 80;
	/** Files of a language that are not pages. */
	private const RESERVED = ['home', 'navigation', 'footer'];
	private const FOLDED = [
		'ä' => 'a',
		'ö' => 'o',
		'ü' => 'u',
		'ß' => 'ss',
		'æ' => 'ae',
		'œ' => 'oe',
		'ø' => 'o',
		'å' => 'a',
		'ł' => 'l',
		'đ' => 'd',
		'ð' => 'd',
		'þ' => 'th',
	];

	/** In small Latin letters, digits and hyphens; never empty. */
	public static function of(string $text): string {
		$latin = strtolower(self::latin(mb_strtolower(mb_scrub($text, 'UTF-8'))));
		$slug = trim(substr(trim(preg_replace('/[^a-z0-9]+/', '-', $latin) ?? '', '-'), 0, self::MAX_CHARACTERS), '-');
		return $slug === '' ? 'page' : $slug;
	}

	/** Whether the name is reserved and no page may use a folder of this name. */
	public static function isReserved(string $name): bool {
		return in_array($name, self::RESERVED, true) || str_starts_with($name, '_') || str_starts_with($name, '.');
	}

	/**
	 * The name itself, then with a number appended, and finally with a random suffix that no other name has.
	 *
	 * @return \Generator<int, string>
	 */
	public static function alternatives(string $name): \Generator {
		if (!self::isReserved($name)) {
			yield $name;
		}
		for ($number = 2; $number <= 50; $number++) {
			yield "$name-$number";
		}
		while (true) {
			yield $name . '-' . bin2hex(random_bytes(4));
		}
	}

	private static function latin(string $text): string {
		if (class_exists(\Transliterator::class)) {
			$latin = \Transliterator::create('Any-Latin; Latin-ASCII')?->transliterate($text);
			return is_string($latin) ? $latin : $text;
		}
		$plain = strtr($text, self::FOLDED);
		$latin = function_exists('iconv') ? iconv('UTF-8', 'ASCII//TRANSLIT//IGNORE', $plain) : false;
		return str_replace(['"', "'", '`', '^', '~'], '', is_string($latin) ? $latin : $plain);
	}
}
