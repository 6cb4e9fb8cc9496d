<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Booking\Occupancy;

/** Who has a room at a moment, and who comes next. */
final readonly class RoomMoment {
	/**
	 * @param ?RoomDate $current the one that began last, where several bookings of one organizer run at once
	 * @param ?int $freeUntil start of the next booking when nobody has the room; Unix seconds
	 */
	public function __construct(
		public ?RoomDate $current,
		public ?RoomDate $next,
		public ?int $freeUntil,
	) {
	}
}
