<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Booking\Occupancy;

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;

/** One date of a booking together with the booking, as lists show it. */
final readonly class RoomDate {
	public function __construct(
		public Booking $booking,
		public BookedDate $date,
	) {
	}
}
