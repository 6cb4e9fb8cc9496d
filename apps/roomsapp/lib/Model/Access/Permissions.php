<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Access;

use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Room\Everyone;
use OCA\RoomsApp\Shared\Contract\Schemas;

/**
 * Who has a role in a room or in the rooms of a group.
 *
 * @phpstan-import-type PermissionsInput from Schemas
 */
final readonly class Permissions {
	/** Members of the contract. */
	public const ROLES = ['viewers' => Role::Viewer, 'bookers' => Role::Booker, 'managers' => Role::Manager];
	/** Nextcloud restricts rooms to groups; this one holds those who may do everything anyway. */
	public const ADMINISTRATORS = 'admin';

	/** @param list<Permission> $list */
	public function __construct(public array $list = []) {
	}

	/** @param PermissionsInput $sent absent lists are empty; who is named twice in a list has the role once */
	public static function fromInput(array $sent): self {
		$list = [];
		foreach (self::ROLES as $member => $role) {
			foreach ($sent[$member] ?? [] as ['type' => $type, 'id' => $id]) {
				$permission = new Permission($role, Principal::from($type), $id);
				$list[$member . $permission->holder()] = $permission;
			}
		}
		return new self(array_values($list));
	}

	/** Those of both. */
	public function and(self $other): self {
		return new self([...$this->list, ...$other->list]);
	}

	/**
	 * The groups that calendar clients restrict a room to. Nextcloud knows no restriction to accounts, so a room for accounts is
	 * shown to everyone, and the app refuses the bookings.
	 *
	 * @param Everyone $everyone of the room, whose own and inherited permissions these are
	 * @return list<string> empty for no restriction
	 */
	public function groupRestrictions(Everyone $everyone): array {
		$users = array_filter($this->list, static fn (Permission $permission): bool => $permission->kind === Principal::User);
		if ($everyone !== Everyone::None || $users !== []) {
			return [];
		}
		$groups = array_values(array_unique(array_map(static fn (Permission $permission): string => $permission->id, $this->list)));
		sort($groups);
		return $groups === [] ? [self::ADMINISTRATORS] : $groups;
	}
}
