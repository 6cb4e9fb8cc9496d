<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Access;

use OCA\RoomsApp\Model\Access\Subject;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Access\PermissionRepository;
use OCA\RoomsApp\Shared\Host\Accounts;

/**
 * What an account may do in rooms: the highest of the roles that the account and its groups have in the room and in its room group, and of
 * what everyone may. A room without any permission is for administrators only.
 */
class Roles {
	public function __construct(
		private readonly PermissionRepository $permissions,
		private readonly Accounts $accounts,
	) {
	}

	/** @param ?string $userId null for a caller without an account */
	public function of(Room $room, ?string $userId): Role {
		return $this->ofAll([$room], $userId)[$room->id] ?? Role::None;
	}

	/**
	 * The roles in many rooms, with one query for all of them.
	 *
	 * @param list<Room> $rooms
	 * @param ?string $userId null for a caller without an account
	 * @return array<string, Role> by room id
	 */
	public function ofAll(array $rooms, ?string $userId): array {
		if ($rooms === [] || $userId === null || !$this->accounts->exists($userId)) {
			return array_fill_keys(array_column($rooms, 'id'), Role::None);
		}
		if ($this->accounts->isAdmin($userId)) {
			return array_fill_keys(array_column($rooms, 'id'), Role::Admin);
		}
		$held = $this->permissions->findAllHeldBy($userId, $this->accounts->groupIds($userId));
		$roles = [];
		foreach ($rooms as $room) {
			$roles[$room->id] = self::highest(
				$held[Subject::Room->value][$room->id] ?? Role::None,
				$held[Subject::Group->value][$room->groupId ?? ''] ?? Role::None,
				$room->everyone->role(),
			);
		}
		return $roles;
	}

	private static function highest(Role $own, Role $inherited, Role $ofEveryone): Role {
		return Role::from(max($own->value, $inherited->value, $ofEveryone->value));
	}
}
