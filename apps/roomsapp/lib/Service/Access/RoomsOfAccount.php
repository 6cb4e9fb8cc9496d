<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Access;

use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Room\RoomOfAccount;
use OCA\RoomsApp\Repository\Room\RoomRepository;

/** The rooms in which an account has a role, with a fixed number of queries. */
class RoomsOfAccount {
	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly Roles $roles,
	) {
	}

	/** @return list<RoomOfAccount> by name */
	public function findAll(?string $userId, Role $atLeast = Role::Viewer): array {
		$rooms = $this->rooms->findAll();
		$roles = $this->roles->ofAll($rooms, $userId);
		$found = [];
		foreach ($rooms as $room) {
			$role = $roles[$room->id] ?? Role::None;
			if ($role->value >= $atLeast->value) {
				$found[] = new RoomOfAccount($room, $role);
			}
		}
		return $found;
	}
}
