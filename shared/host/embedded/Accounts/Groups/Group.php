<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Groups;

use Host\Accounts\Users\Users;
use OCP\IGroup;
use OCP\IUser;

/** A group. Members keep no order but that of their names. */
final class Group implements IGroup {
	public function __construct(
		private readonly string $gid,
		private string $displayName,
		private readonly Groups $groups,
		private readonly Users $users,
		private readonly Memberships $memberships,
	) {
	}

	#[\Override]
	public function getGID(): string {
		return $this->gid;
	}

	#[\Override]
	public function getDisplayName(): string {
		return $this->displayName;
	}

	#[\Override]
	public function setDisplayName(string $displayName): bool {
		$name = trim($displayName);
		if ($name === '') {
			return false;
		}
		$this->groups->rename($this->gid, $name);
		$this->displayName = $name;
		return true;
	}

	#[\Override]
	public function getUsers(): array {
		return $this->users->inGroup($this->gid);
	}

	#[\Override]
	public function inGroup(IUser $user): bool {
		return $this->memberships->has($this->gid, $user->getUID());
	}

	#[\Override]
	public function addUser(IUser $user): void {
		$this->memberships->add(Memberships::MEMBER, $this->gid, $user->getUID());
	}

	#[\Override]
	public function removeUser(IUser $user): void {
		$this->memberships->remove(Memberships::MEMBER, $this->gid, $user->getUID());
	}

	#[\Override]
	public function searchUsers(string $search, ?int $limit = null, ?int $offset = null): array {
		return $this->users->inGroup($this->gid, $search, $limit, $offset ?? 0);
	}

	#[\Override]
	public function count(string $search = ''): int {
		return $this->memberships->count($this->gid, $search);
	}

	#[\Override]
	public function countDisabled(): int {
		return $this->users->countDisabledInGroup($this->gid);
	}

	#[\Override]
	public function delete(): bool {
		return $this->gid !== Groups::ADMIN && $this->groups->delete($this);
	}

	#[\Override]
	public function canRemoveUser(): bool {
		return true;
	}

	#[\Override]
	public function canAddUser(): bool {
		return true;
	}
}
