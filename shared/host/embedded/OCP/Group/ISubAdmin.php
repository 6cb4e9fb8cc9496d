<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Group;

use OCP\IGroup;
use OCP\IUser;

/** Who administers which groups without being an administrator. */
interface ISubAdmin {
	public function createSubAdmin(IUser $user, IGroup $group): void;

	public function deleteSubAdmin(IUser $user, IGroup $group): void;

	/** @return array<string, IGroup> by group id */
	public function getSubAdminsGroups(IUser $user): array;

	/** @return list<IUser> */
	public function getGroupsSubAdmins(IGroup $group): array;

	public function isSubAdminOfGroup(IUser $user, IGroup $group): bool;

	/** Administrators are too. */
	public function isSubAdmin(IUser $user): bool;

	public function isUserAccessible(IUser $subadmin, IUser $user): bool;
}
