<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Token;

use OCA\RoomsApp\Shared\IsoTime;

/** When a token ends. */
final class Expiry {
	/**
	 * Unix seconds; null when the text is neither a date nor a date with a time. Without an offset it is in UTC.
	 */
	public static function seconds(string $text): ?int {
		$exists = preg_match('/^(\d{4})-(\d{2})-(\d{2})/', $text, $date) === 1 && checkdate((int)$date[2], (int)$date[3], (int)$date[1]);
		return $exists ? IsoTime::seconds(strlen($text) === strlen($date[0]) ? "{$text}T00:00Z" : $text) : null;
	}
}
