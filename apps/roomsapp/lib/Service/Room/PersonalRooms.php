<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Room;

use OCA\RoomsApp\Model\Group\RoomGroup;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Room\RoomOfAccount;
use OCA\RoomsApp\Repository\Group\RoomGroupRepository;
use OCA\RoomsApp\Service\Access\RoomsOfAccount;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Host\Accounts;

/**
 * Rooms for the personal settings and for other apps.
 *
 * @phpstan-import-type MyRoom from Schemas
 * @phpstan-import-type ViewableRoom from Schemas
 * @phpstan-import-type NamedGroup from Schemas
 */
class PersonalRooms {
	public function __construct(
		private readonly RoomsOfAccount $rooms,
		private readonly RoomGroupRepository $groups,
		private readonly Accounts $accounts,
	) {
	}

	/** @return list<MyRoom> the highest role first, then by name */
	public function findAll(?string $userId): array {
		$found = $this->rooms->findAll($userId);
		usort($found, static fn (RoomOfAccount $a, RoomOfAccount $b): int => $b->role->value <=> $a->role->value);
		return array_map(static fn (RoomOfAccount $mine): array => [
			'id' => $mine->room->id,
			'name' => $mine->room->name,
			'roomType' => $mine->room->roomType,
			'capacity' => $mine->room->capacity,
			'address' => $mine->room->address->text(),
			'responsibleContact' => $mine->room->contact,
			'role' => match ($mine->role) {
				Role::Admin => 'admin',
				Role::Manager => 'manager',
				Role::Booker => 'booker',
				Role::Viewer, Role::None => 'viewer',
			},
		], $found);
	}

	/** @return list<ViewableRoom> by name */
	public function findAllViewable(?string $userId): array {
		return array_map(
			static fn (RoomOfAccount $mine): array => ['id' => $mine->room->id, 'email' => $mine->room->email],
			$this->rooms->findAll($userId),
		);
	}

	/** @return list<NamedGroup> by name */
	public function findAllGroups(?string $userId): array {
		$isAdmin = $userId !== null && $this->accounts->isAdmin($userId);
		$seen = $isAdmin ? [] : array_map(static fn (RoomOfAccount $mine): ?string => $mine->room->groupId, $this->rooms->findAll($userId));
		$groups = array_filter(
			$this->groups->findAll(),
			static fn (RoomGroup $group): bool => $isAdmin || in_array($group->id, $seen, true),
		);
		return array_values(array_map(static fn (RoomGroup $group): array => ['id' => $group->id, 'name' => $group->name], $groups));
	}
}
