<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Groups;

use Host\Accounts\Users\Users;
use OCP\Group\ISubAdmin;
use OCP\IGroup;
use OCP\IUser;

/** Who administers which groups without being an administrator. */
final class SubAdmins implements ISubAdmin {
	public function __construct(
		private readonly Memberships $memberships,
		private readonly Groups $groups,
		private readonly Users $users,
	) {
	}

	#[\Override]
	public function createSubAdmin(IUser $user, IGroup $group): void {
		$this->memberships->add(Memberships::SUB_ADMIN, $group->getGID(), $user->getUID());
	}

	#[\Override]
	public function deleteSubAdmin(IUser $user, IGroup $group): void {
		$this->memberships->remove(Memberships::SUB_ADMIN, $group->getGID(), $user->getUID());
	}

	#[\Override]
	public function getSubAdminsGroups(IUser $user): array {
		$groups = [];
		foreach ($this->ids($user) as $id) {
			$group = $this->groups->get($id);
			if ($group !== null) {
				$groups[$id] = $group;
			}
		}
		return $groups;
	}

	#[\Override]
	public function getGroupsSubAdmins(IGroup $group): array {
		return array_values(
			array_filter(array_map($this->users->get(...), $this->memberships->usersOf(Memberships::SUB_ADMIN, $group->getGID()))),
		);
	}

	#[\Override]
	public function isSubAdminOfGroup(IUser $user, IGroup $group): bool {
		return in_array($group->getGID(), $this->ids($user), true);
	}

	#[\Override]
	public function isSubAdmin(IUser $user): bool {
		return $this->groups->isSubAdmin($user->getUID());
	}

	#[\Override]
	public function isUserAccessible(IUser $subadmin, IUser $user): bool {
		if ($subadmin->getUID() === $user->getUID()) {
			return true;
		}
		return $this->isSubAdmin($subadmin)
			&& !$this->groups->isAdmin($user->getUID())
			&& array_intersect($this->ids($subadmin), $this->groups->ids($user->getUID())) !== [];
	}

	/**
	 * Group ids.
	 *
	 * @return list<string>
	 */
	public function ids(IUser $user): array {
		return $this->memberships->administeredBy($user->getUID());
	}
}
