<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Room;

use OCA\RoomsApp\Model\Room\Room;

/** Addresses of the calendar feeds, with their secrets. */
interface FeedLinks {
	/** Null when the feed of the room is off. */
	public function ofRoom(Room $room): ?string;
}
