<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Host;

use OCP\App\IAppManager;
use OCP\IGroup;
use OCP\IGroupManager;
use OCP\IUser;
use OCP\IUserManager;

/** The accounts of Nextcloud, their groups and their apps. */
class Accounts {
	/** @var array<string, ?string> */
	private array $names = [];

	public function __construct(
		private readonly IUserManager $users,
		private readonly IGroupManager $groups,
		private readonly IAppManager $apps,
	) {
	}

	/** Null without a user and for deleted accounts. */
	public function displayName(?string $userId): ?string {
		return $userId === null || $userId === '' ? null : $this->names[$userId] ??= $this->users->getDisplayName($userId);
	}

	/** @return ($userId is null ? null : array{id: string, name: string}) a deleted account has its id as its name */
	public function person(?string $userId): ?array {
		return $userId === null ? null : ['id' => $userId, 'name' => $this->displayName($userId) ?? $userId];
	}

	public function exists(string $userId): bool {
		return $this->users->get($userId) !== null;
	}

	/** Whether an account has exactly this id; Nextcloud takes ids in any case. */
	public function hasId(string $userId): bool {
		return $this->users->get($userId)?->getUID() === $userId;
	}

	public function isEnabled(string $userId): bool {
		return $this->users->get($userId)?->isEnabled() === true;
	}

	public function isAdmin(string $userId): bool {
		return $this->groups->isAdmin($userId);
	}

	public function hasApp(string $userId, string $appId): bool {
		$user = $this->users->get($userId);
		return $user !== null && $this->apps->isEnabledForUser($appId, $user);
	}

	/** Every account that Nextcloud can count without asking each one. */
	public function count(): int {
		return (int)$this->users->countUsersTotal(0, true);
	}

	/** @return list<string> */
	public function groupIds(string $userId): array {
		$user = $this->users->get($userId);
		return $user === null ? [] : array_values($this->groups->getUserGroupIds($user));
	}

	/** Null when there is no such group. */
	public function groupName(string $groupId): ?string {
		return $this->groups->get($groupId)?->getDisplayName();
	}

	/** How many accounts are in a group; 0 when there is no such group. */
	public function groupSize(string $groupId): int {
		return (int)$this->groups->get($groupId)?->count();
	}

	/** @return list<string> account names; empty when there is no such group */
	public function members(string $groupId, int $count): array {
		return array_map(
			static fn (IUser $user): string => $user->getUID(),
			array_values($this->groups->get($groupId)?->searchUsers('', $count) ?? []),
		);
	}

	/** @return list<array{id: string, displayName: string}> by display name */
	public function searchGroups(string $search, int $offset, int $count): array {
		$found = array_map(
			static fn (IGroup $group): array => ['id' => $group->getGID(), 'displayName' => $group->getDisplayName()],
			array_values($this->groups->search($search, $count, $offset)),
		);
		usort($found, static fn (array $a, array $b): int => strnatcasecmp($a['displayName'], $b['displayName']));
		return $found;
	}

	/** @return bool false when it already existed */
	public function createGroup(string $groupId, string $displayName): bool {
		if ($this->groups->groupExists($groupId)) {
			return false;
		}
		$this->groups->createGroup($groupId)?->setDisplayName($displayName);
		return true;
	}

	/** @return bool false when the account was already in it, or the account or group does not exist */
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
