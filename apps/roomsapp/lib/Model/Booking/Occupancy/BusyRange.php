<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Booking\Occupancy;

/** A time in which a room cannot be booked. */
final readonly class BusyRange {
	/**
	 * @param int $start Unix seconds
	 * @param int $end exclusive
	 * @param ?RoomDate $date null while somebody is about to book it
	 */
	public function __construct(
		public int $start,
		public int $end,
		public ?RoomDate $date,
	) {
	}
}
