<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Overview;

use OCA\RoomsApp\Model\Booking\Occupancy\RoomDate;
use OCA\RoomsApp\Model\Room\Room;

/** A date in a room that somebody has to do with. */
final readonly class UpcomingDate {
	/** @param bool $isRequest it waits for an answer of this account */
	public function __construct(
		public RoomDate $one,
		public Room $room,
		public bool $isRequest,
	) {
	}
}
