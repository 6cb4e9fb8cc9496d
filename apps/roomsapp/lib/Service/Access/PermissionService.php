<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Access;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Access\Permission;
use OCA\RoomsApp\Model\Access\Permissions;
use OCA\RoomsApp\Model\Access\Principal;
use OCA\RoomsApp\Model\Access\Subject;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Access\PermissionRepository;
use OCA\RoomsApp\Repository\Group\RoomGroupRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Room\RoomCatalog;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Db\Transaction;
use OCA\RoomsApp\Shared\Exception\Invalid;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCA\RoomsApp\Shared\Exception\Refusal;
use OCA\RoomsApp\Shared\Host\Accounts;

/**
 * Who may view, book and manage a room or the rooms of a group.
 *
 * @phpstan-import-type Permissions from Schemas as PermissionsAnswer
 * @phpstan-import-type InheritedPermissions from Schemas
 * @phpstan-import-type PermissionsInput from Schemas
 * @phpstan-import-type Done from Schemas
 */
class PermissionService {
	public function __construct(
		private readonly PermissionRepository $permissions,
		private readonly RoomRepository $rooms,
		private readonly RoomGroupRepository $groups,
		private readonly Restrictions $restrictions,
		private readonly RoomCatalog $catalog,
		private readonly Transaction $transaction,
		private readonly Accounts $accounts,
	) {
	}

	/**
	 * @return PermissionsAnswer
	 * @throws NotFound
	 */
	public function find(Subject $subject, string $id): array {
		$this->roomsOf($subject, $id);
		return $this->shown($this->permissions->find($subject, $id));
	}

	/**
	 * What a room has from its group.
	 *
	 * @return InheritedPermissions
	 * @throws NotFound
	 */
	public function findInherited(string $roomId): array {
		$groupId = $this->rooms->find($roomId)->groupId;
		$group = $groupId === null ? null : $this->groups->find($groupId);
		return [
			'group' => $group === null ? null : ['id' => $group->id, 'name' => $group->name],
			'permissions' => $this->shown($group === null ? new Permissions() : $this->permissions->find(Subject::Group, $group->id)),
		];
	}

	/**
	 * @param PermissionsInput $sent
	 * @return Done
	 * @throws Refusal
	 */
	public function save(Subject $subject, string $id, array $sent): array {
		$new = Permissions::fromInput($sent);
		$isSeen = $this->transaction->run(function () use ($subject, $id, $new, $sent): bool {
			// Locks what the permissions are for: two that save at once do not mix.
			$subject === Subject::Room ? $this->rooms->raiseClaims($id) : $this->groups->ensureStays($id);
			$rooms = $this->roomsOf($subject, $id);
			$this->requireKnown($this->permissions->find($subject, $id), $sent);
			$before = $this->restrictions->ofAll($rooms);
			$this->permissions->saveAll($subject, $id, $new);
			return $this->restrictions->ofAll($rooms) !== $before;
		});
		if ($isSeen) {
			$this->catalog->changed();
		}
		return ['status' => 'ok'];
	}

	/** Nobody inherits the permissions of an account or group that had the same id before. */
	public function forget(Principal $kind, string $id): void {
		if ($this->permissions->deleteHeldBy($kind, $id) > 0) {
			$this->catalog->changed();
		}
	}

	/**
	 * @return list<Room> the rooms that the permissions are for
	 * @throws NotFound
	 */
	private function roomsOf(Subject $subject, string $id): array {
		return $subject === Subject::Room ? [$this->rooms->find($id)] : $this->rooms->findAllOfGroup($this->groups->find($id)->id);
	}

	/** @return PermissionsAnswer */
	private function shown(Permissions $permissions): array {
		return array_map(fn (Role $role): array => array_map(
			fn (Permission $one): array => ['type' => $one->kind->value, 'id' => $one->id, 'label' => $this->label($one)],
			array_values(array_filter($permissions->list, static fn (Permission $one): bool => $one->role === $role)),
		), Permissions::ROLES);
	}

	/**
	 * Those who have a permission already may be gone, and are not refused.
	 *
	 * @param PermissionsInput $sent
	 * @throws Invalid at the first that nobody knows
	 */
	private function requireKnown(Permissions $old, array $sent): void {
		$known = array_fill_keys(array_map(static fn (Permission $one): string => $one->holder(), $old->list), true);
		foreach (Permissions::ROLES as $member => $role) {
			foreach ($sent[$member] ?? [] as $index => ['type' => $type, 'id' => $id]) {
				$one = new Permission($role, Principal::from($type), $id);
				if (!isset($known[$one->holder()]) && !$this->isKnown($one)) {
					$message = $one->kind === Principal::User ? 'There is no such account.' : 'There is no such group.';
					throw new Invalid(Reason::UNKNOWN_PRINCIPAL, $message, "/$member/$index/id");
				}
			}
		}
	}

	private function isKnown(Permission $one): bool {
		return $one->kind === Principal::User ? $this->accounts->exists($one->id) : $this->accounts->groupName($one->id) !== null;
	}

	private function label(Permission $one): string {
		return ($one->kind === Principal::User ? $this->accounts->displayName($one->id) : $this->accounts->groupName($one->id)) ?? $one->id;
	}
}
