<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\PublicApi;

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;

/** Times and names of bookings as the public API writes them. */
final class Shown {
	public static function time(int $seconds, \DateTimeZone $zone): string {
		return self::at($seconds, $zone)->format(\DATE_ATOM);
	}

	public static function at(int $seconds, \DateTimeZone $zone): \DateTimeImmutable {
		return (new \DateTimeImmutable("@$seconds"))->setTimezone($zone);
	}

	public static function organizer(Booking $booking): string {
		return $booking->organizerName === '' ? $booking->organizer : $booking->organizerName;
	}

	/** The date of a series, as clients send it back: the time for which it was planned. */
	public static function recurrenceId(BookedDate $date, \DateTimeZone $zone): ?string {
		if ($date->recurrenceId === '') {
			return null;
		}
		$planned = new \DateTimeImmutable($date->recurrenceId, $zone);
		return strlen($date->recurrenceId) === strlen('20261124')
			? $planned->format('Y-m-d')
			: $planned->setTimezone($zone)->format(\DATE_ATOM);
	}
}
