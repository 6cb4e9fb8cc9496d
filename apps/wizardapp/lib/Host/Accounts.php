<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Host;

use OCP\App\IAppManager;
use OCP\IGroup;
use OCP\IGroupManager;
use OCP\IUserManager;

/** The host's accounts, their groups and their apps. */
class Accounts {
	public function __construct(
		private readonly IUserManager $users,
		private readonly IGroupManager $groups,
		private readonly IAppManager $apps,
	) {
	}

	/** Null for the server itself and for accounts that are gone. */
	public function displayName(?string $userId): ?string {
		return $userId === null ? null : $this->users->getDisplayName($userId);
	}

	/** @return list<string> */
	public function groupIds(string $userId): array {
		$user = $this->users->get($userId);
		return $user === null ? [] : array_values($this->groups->getUserGroupIds($user));
	}

	public function hasApp(string $userId, string $appId): bool {
		$user = $this->users->get($userId);
		return $user !== null && $this->apps->isEnabledForUser($appId, $user);
	}

	/** Every account that the host can count without asking each one. */
	public function count(): int {
		return (int)$this->users->countUsersTotal(0, true);
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
}
