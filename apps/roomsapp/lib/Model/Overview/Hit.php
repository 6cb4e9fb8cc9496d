<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Overview;

use OCA\RoomsApp\Model\Booking\Occupancy\RoomDate;
use OCA\RoomsApp\Model\Room\Room;

/** What a search found: a room, or with a date a booking in it. */
final readonly class Hit {
	public function __construct(
		public Room $room,
		public ?RoomDate $one = null,
	) {
	}
}
