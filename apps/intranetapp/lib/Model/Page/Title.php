<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page;

use OCA\IntranetApp\Shared\Contract\Limits;

/** A title is plain text on one line; code that prints it into HTML escapes it, so no part of it is treated as a tag. */
final class Title {
	/** On one line, without control characters or surrounding white space. */
	public static function clean(string $text): string {
		$line = preg_replace('/[\p{Cc}\x{2028}\x{2029}]+/u', ' ', mb_scrub($text, 'UTF-8')) ?? '';
		$start = mb_substr(preg_replace('/^[\p{Z}\s]+/u', '', $line) ?? '', 0, Limits::TITLE_CHARACTERS);
		// Only what is left is trimmed at its end: a search for white space at the end of a long text may take long.
		return preg_replace('/[\p{Z}\s]+$/u', '', $start) ?? '';
	}

	/** For a folder whose page has no title. */
	public static function ofFolder(string $name): string {
		$words = self::clean(str_replace(['-', '_'], ' ', $name));
		return $words === '' ? $name : mb_strtoupper(mb_substr($words, 0, 1)) . mb_substr($words, 1);
	}
}
