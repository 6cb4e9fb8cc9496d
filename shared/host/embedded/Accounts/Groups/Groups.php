<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Groups;

use Host\Accounts\Users\User;
use Host\Accounts\Users\Users;
use Host\Database\Database;
use OCP\EventDispatcher\IEventDispatcher;
use OCP\Group\Events\GroupDeletedEvent;
use OCP\IGroupManager;
use OCP\IUser;

/** All groups. */
final class Groups implements IGroupManager {
	/** Who is in it administers the host. */
	public const ADMIN = 'admin';

	public function __construct(
		private readonly Database $database,
		private readonly Users $users,
		private readonly Memberships $memberships,
		private readonly IEventDispatcher $events,
	) {
	}

	#[\Override]
	public function get($gid) {
		/** @var ?array{gid: string, displayname: string} $row */
		$row = $this->database->row('SELECT gid, displayname FROM oc_groups WHERE gid = ?', [$gid]);
		return $row === null ? null : $this->made($row);
	}

	#[\Override]
	public function groupExists($gid) {
		return $this->get($gid) !== null;
	}

	/** A long name is only shown: the id is made from it. */
	#[\Override]
	public function createGroup($gid) {
		if ($gid === '') {
			return null;
		}
		if (mb_strlen($gid) > 255) {
			throw new \Exception('Group name is limited to 255 characters');
		}
		$id = mb_strlen($gid) > 64 ? hash('sha256', $gid) : $gid;
		$this->database->run('INSERT OR IGNORE INTO oc_groups (gid, displayname) VALUES (?, ?)', [$id, $gid]);
		return $this->get($id);
	}

	#[\Override]
	public function search(string $search, ?int $limit = null, ?int $offset = 0) {
		/** @var list<array{gid: string, displayname: string}> $rows */
		$rows = $this->database->rows(
			"SELECT gid, displayname FROM oc_groups WHERE lower(gid) LIKE :part ESCAPE '\\' "
				. "OR lower(displayname) LIKE :part ESCAPE '\\' ORDER BY gid LIMIT :limit OFFSET :offset",
			[
				'part' => '%' . addcslashes(mb_strtolower($search), '\\%_') . '%',
				'limit' => $limit !== null && $limit > 0 ? $limit : -1,
				'offset' => max(0, $offset ?? 0),
			],
		);
		return array_map($this->made(...), $rows);
	}

	#[\Override]
	public function getUserGroups(?IUser $user = null) {
		$groups = [];
		foreach ($user === null ? [] : $this->ids($user->getUID()) as $id) {
			$group = $this->get($id);
			if ($group !== null) {
				$groups[$id] = $group;
			}
		}
		return $groups;
	}

	#[\Override]
	public function getUserGroupIds(IUser $user): array {
		return $this->ids($user->getUID());
	}

	/**
	 * The ids of the groups that somebody is in.
	 *
	 * @return list<string>
	 */
	public function ids(string $uid): array {
		return $this->memberships->groupsOf($uid);
	}

	#[\Override]
	public function displayNamesInGroup($gid, $search = '', $limit = -1, $offset = 0) {
		$names = array_map(static fn (User $user): string => $user->getDisplayName(), $this->users->inGroup($gid, trim($search)));
		if (trim($search) !== '') {
			uasort($names, strcasecmp(...));
		}
		return array_slice($names, $offset, $limit === -1 ? null : $limit, true);
	}

	#[\Override]
	public function isAdmin($userId) {
		return $this->isInGroup($userId, self::ADMIN);
	}

	#[\Override]
	public function isInGroup($userId, $group) {
		return in_array($group, $this->ids($userId), true);
	}

	/** Whether somebody administers a group, or all of them. */
	public function isSubAdmin(string $uid): bool {
		return $this->isAdmin($uid) || $this->memberships->administeredBy($uid) !== [];
	}

	public function rename(string $gid, string $displayName): void {
		$this->database->run('UPDATE oc_groups SET displayname = ? WHERE gid = ?', [$displayName, $gid]);
	}

	public function delete(Group $group): bool {
		$this->database->run('DELETE FROM oc_groups WHERE gid = ?', [$group->getGID()]);
		$this->memberships->forgetGroup($group->getGID());
		$this->events->dispatchTyped(new GroupDeletedEvent($group));
		return true;
	}

	/** @param array{gid: string, displayname: string} $row */
	private function made(array $row): Group {
		return new Group($row['gid'], $row['displayname'], $this, $this->users, $this->memberships);
	}
}
