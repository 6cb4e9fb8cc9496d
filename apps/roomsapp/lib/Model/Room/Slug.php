<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Room;

use OCA\RoomsApp\Shared\Contract\Limits;

/** Ids made from names. An id never changes, because addresses and calendars contain it. */
final class Slug {
	/** Leaves space for a number within the length of an id. */
	private const LENGTH = 56;
	private const SPELLED = ['ä' => 'ae', 'ö' => 'oe', 'ü' => 'ue', 'ß' => 'ss'];

	/**
	 * @param string $fallback for a name without any letter or digit of ASCII
	 * @return string lower-case letters, digits and dashes
	 */
	public static function of(string $name, string $fallback): string {
		$plain = preg_replace('/[^a-z0-9 -]/', '', strtr(mb_strtolower($name), self::SPELLED)) ?? '';
		$slug = trim(substr(preg_replace('/[ -]+/', '-', $plain) ?? '', 0, self::LENGTH), '-');
		return $slug === '' ? $fallback : $slug;
	}

	/**
	 * The slug, or the slug with the first number that is free.
	 *
	 * @param list<string> $taken
	 */
	public static function free(string $slug, array $taken): string {
		$isTaken = array_fill_keys([...$taken, ...Limits::RESERVED_IDS], true);
		$id = $slug;
		for ($number = 1; isset($isTaken[$id]); $number++) {
			$id = "$slug-$number";
		}
		return $id;
	}
}
