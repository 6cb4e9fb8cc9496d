<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Room;

use OCA\RoomsApp\Model\Policy\Role;

/** A room, and what one account may do in it. */
final readonly class RoomOfAccount {
	public function __construct(
		public Room $room,
		public Role $role,
	) {
	}

	public function canBook(): bool {
		return $this->role->value >= Role::Booker->value;
	}

	public function canManage(): bool {
		return $this->role->value >= Role::Manager->value;
	}
}
