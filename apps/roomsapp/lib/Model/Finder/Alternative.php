<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Finder;

use OCA\RoomsApp\Model\Room\Room;

/** What could be booked instead. Times are Unix seconds. */
final readonly class Alternative {
	/** @param bool $isOtherTime of the room that was asked for; otherwise it is another room at the time that was asked for */
	public function __construct(
		public Room $room,
		public int $start,
		public int $end,
		public bool $isOtherTime,
	) {
	}
}
