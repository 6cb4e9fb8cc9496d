<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Notice;

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingState;

/**
 * Names what a manager is asked, so that an answer to anything else is noticed: the dates that wait, and that they wait. A new title is
 * shown, but does not make an answer invalid. Dates that a job adds to a series without end do not either.
 */
final class Stamp {
	/** @param list<BookedDate> $dates of the booking */
	public static function of(Booking $booking, array $dates): string {
		$waiting = self::waiting($dates);
		return self::made($booking, $waiting, $waiting === [] ? 0 : max(array_column($waiting, 'start')));
	}

	/** @param list<BookedDate> $dates of the booking, as they are now */
	public static function isOf(string $stamp, Booking $booking, array $dates): bool {
		return hash_equals(self::made($booking, self::waiting($dates), (int)$stamp), $stamp);
	}

	/** @param list<BookedDate> $waiting */
	private static function made(Booking $booking, array $waiting, int $until): string {
		$known = array_filter($waiting, static fn (BookedDate $date): bool => !$booking->isOpen || $date->start <= $until);
		$keys = array_map(BookedDate::keyOf(...), $known);
		sort($keys);
		$text = implode("\n", [$booking->id, $booking->state->value, $booking->isOpen ? 'open' : 'closed', ...$keys]);
		return "$until-" . substr(hash('sha256', $text), 0, 32);
	}

	/**
	 * @param list<BookedDate> $dates
	 * @return list<BookedDate>
	 */
	private static function waiting(array $dates): array {
		return array_values(array_filter($dates, static fn (BookedDate $date): bool => $date->state === BookingState::Pending));
	}
}
