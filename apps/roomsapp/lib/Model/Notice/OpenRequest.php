<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Notice;

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Room\Room;

/** A request that still waits, as it was when a manager was asked. */
final readonly class OpenRequest {
	/** @param list<BookedDate> $dates of the booking */
	public function __construct(
		public Booking $booking,
		public Room $room,
		public array $dates,
	) {
	}
}
