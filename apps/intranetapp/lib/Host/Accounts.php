<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Host;

use OCP\IGroupManager;
use OCP\IUserManager;

/** The host's accounts and their groups. */
class Accounts {
	/** @var array<string, ?string> */
	private array $names = [];

	public function __construct(
		private readonly IUserManager $users,
		private readonly IGroupManager $groups,
	) {
	}

	/** Null for nobody and for accounts that are gone. */
	public function displayName(?string $userId): ?string {
		return $userId === null || $userId === '' ? null : $this->names[$userId] ??= $this->users->getDisplayName($userId);
	}

	public function exists(string $userId): bool {
		return $this->users->get($userId) !== null;
	}

	public function isAdmin(string $userId): bool {
		return $this->groups->isAdmin($userId);
	}

	/** Null when there is no such group. */
	public function groupName(string $groupId): ?string {
		return $this->groups->get($groupId)?->getDisplayName();
	}

	/** How many accounts are in a group; 0 when there is no such group. */
	public function groupSize(string $groupId): int {
		return (int)$this->groups->get($groupId)?->count();
	}

	/** @return bool false when it was there already */
	public function createGroup(string $groupId, string $displayName): bool {
		if ($this->groups->groupExists($groupId)) {
			return false;
		}
		$this->groups->createGroup($groupId)?->setDisplayName($displayName);
		return true;
	}

	/** @return bool false when the account was in it already, or account or group do not exist */
	public function addToGroup(string $userId, string $groupId): bool {
		$user = $this->users->get($userId);
		$group = $this->groups->get($groupId);
		if ($user === null || $group === null || $group->inGroup($user)) {
			return false;
		}
		$group->addUser($user);
		return true;
	}
}
