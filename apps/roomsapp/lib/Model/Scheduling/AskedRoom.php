<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Scheduling;

use OCA\RoomsApp\Model\Invitation\Invitation;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Room\Room;

/** A room that an event asks. */
final readonly class AskedRoom {
	public function __construct(
		public Invitation $invitation,
		public Room $room,
		public RoomRules $rules,
	) {
	}
}
