<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\RoomBooking;

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\BookingState;

/** Times and states as the internal API answers them. */
final class ShownDate {
	/** @return array{string, string} start and end; of whole days the first and the one after the last */
	public static function times(BookedDate $date, \DateTimeZone $zone): array {
		return array_map(
			static fn (int $time): string => (new \DateTimeImmutable("@$time"))->setTimezone($zone)
				->format($date->isAllDay ? 'Y-m-d' : DATE_ATOM),
			[$date->start, $date->end],
		);
	}

	/** @return 'ACCEPTED'|'TENTATIVE'|'DECLINED' */
	public static function partstat(BookingState $state): string {
		return match ($state) {
			BookingState::Accepted => 'ACCEPTED',
			BookingState::Pending => 'TENTATIVE',
			BookingState::Declined, BookingState::Cancelled => 'DECLINED',
		};
	}

	/** @return 'accepted'|'pending'|'declined' */
	public static function state(BookingState $state): string {
		return match ($state) {
			BookingState::Accepted => 'accepted',
			BookingState::Pending => 'pending',
			BookingState::Declined, BookingState::Cancelled => 'declined',
		};
	}

	/** @return 'CONFIRMED'|'TENTATIVE'|'CANCELLED' */
	public static function status(BookingState $state): string {
		return match ($state) {
			BookingState::Accepted => 'CONFIRMED',
			BookingState::Pending => 'TENTATIVE',
			BookingState::Declined, BookingState::Cancelled => 'CANCELLED',
		};
	}
}
