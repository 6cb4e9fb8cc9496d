<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Notice;

use OCA\RoomsApp\Model\Access\Permission;
use OCA\RoomsApp\Model\Access\Permissions;
use OCA\RoomsApp\Model\Access\Principal;
use OCA\RoomsApp\Model\Access\Subject;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Access\PermissionRepository;
use OCA\RoomsApp\Service\Access\Roles;
use OCA\RoomsApp\Shared\Host\Accounts;

/** Who is told of the bookings of a room: its managers and those of its room group, or the administrators when it has none. */
class Managers {
	/** More people than that are not told of one booking: each of them sees it in the app. */
	private const TOLD = 100;

	public function __construct(
		private readonly PermissionRepository $permissions,
		private readonly Roles $roles,
		private readonly Accounts $accounts,
	) {
	}

	/** @return list<string> account names */
	public function of(Room $room): array {
		$inherited = $room->groupId === null ? new Permissions() : $this->permissions->find(Subject::Group, $room->groupId);
		$managers = array_filter(
			$this->permissions->find(Subject::Room, $room->id)->and($inherited)->list,
			static fn (Permission $one): bool => $one->role === Role::Manager,
		);
		// Accounts that are named come before the members of groups.
		usort($managers, static fn (Permission $a, Permission $b): int => $b->kind->value <=> $a->kind->value);
		$found = [];
		foreach ($managers as $one) {
			$ids = $one->kind === Principal::User ? [$one->id] : $this->accounts->members($one->id, self::TOLD);
			$found = [...$found, ...$ids];
		}
		$found = $managers === [] ? $this->accounts->members(Permissions::ADMINISTRATORS, self::TOLD) : $found;
		return array_slice(array_values(array_unique($found)), 0, self::TOLD);
	}

	public function includes(Room $room, string $userId): bool {
		return $this->roles->of($room, $userId)->includes(Role::Manager);
	}
}
