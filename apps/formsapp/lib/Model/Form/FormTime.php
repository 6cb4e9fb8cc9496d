<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Form;

use OCA\FormsApp\Shared\IsoTime;

/** Times as people send them: ISO 8601, in UTC where there is no offset. */
final class FormTime {
	private const DAY = 86_400;

	/** @return ?int Unix seconds; null when it is none. A date alone is its beginning. */
	public static function start(string $text): ?int {
		if (preg_match('/^(\d{4})-(\d{2})-(\d{2})(T.*| .*)?$/Ds', $text, $parts) !== 1
			|| !checkdate((int)$parts[2], (int)$parts[3], (int)$parts[1])) {
			return null;
		}
		$clock = $parts[4] ?? '';
		if ($clock !== '' && preg_match('/^.(?:[01]\d|2[0-3]):[0-5]\d/', $clock) !== 1) {
			return null;
		}
		return IsoTime::seconds($clock === '' ? "{$text}T00:00:00Z" : $text);
	}

	/** The same for what ends then: a date alone includes the day. */
	public static function end(string $text): ?int {
		$start = self::start($text);
		return $start !== null && strlen($text) === strlen('2026-01-01') ? $start + self::DAY : $start;
	}
}
