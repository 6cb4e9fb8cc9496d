<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Access;

use OCA\RoomsApp\Model\Access\Permissions;
use OCA\RoomsApp\Model\Access\Subject;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Model\Room\RoomChange;
use OCA\RoomsApp\Repository\Access\PermissionRepository;

/** The groups to which Nextcloud restricts rooms in calendar clients. */
class Restrictions {
	public function __construct(private readonly PermissionRepository $permissions) {
	}

	/**
	 * @param list<Room> $rooms
	 * @return array<string, list<string>> groups by room id; empty for no restriction
	 */
	public function ofAll(array $rooms): array {
		$groupIds = array_values(array_unique(array_filter(array_column($rooms, 'groupId'), is_string(...))));
		$own = $this->permissions->findAllOf(Subject::Room, array_column($rooms, 'id'));
		$inherited = $this->permissions->findAllOf(Subject::Group, $groupIds);
		$restrictions = [];
		foreach ($rooms as $room) {
			$all = ($own[$room->id] ?? new Permissions())->and($inherited[$room->groupId ?? ''] ?? new Permissions());
			$restrictions[$room->id] = $all->groupRestrictions($room->everyone);
		}
		return $restrictions;
	}

	/** Whether calendar clients are told anything new about the room. */
	public function isSeen(RoomChange $change): bool {
		return !$change->after->looksLike($change->before)
			|| $change->concernsAccess() && $this->ofAll([$change->before]) !== $this->ofAll([$change->after]);
	}
}
