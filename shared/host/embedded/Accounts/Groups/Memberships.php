<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Groups;

use Host\Database\Database;

/** Who is in which group, and who administers which. */
final class Memberships {
	public const MEMBER = 'oc_group_user';
	public const SUB_ADMIN = 'oc_group_admin';

	/** @var array<string, list<string>> group ids by user id: asked again and again when files are listed */
	private array $groups = [];

	public function __construct(
		private readonly Database $database,
	) {
	}

	/** @return list<string> group ids, the oldest membership first */
	public function groupsOf(string $userId): array {
		return $this->groups[$userId] ??= $this->groups(self::MEMBER, $userId);
	}

	/** As it is now: another request may have changed it since. */
	public function has(string $groupId, string $userId): bool {
		return $this->database->value('SELECT 1 FROM oc_group_user WHERE gid = ? AND uid = ?', [$groupId, $userId]) !== null;
	}

	/** @return list<string> group ids */
	public function administeredBy(string $userId): array {
		return $this->groups(self::SUB_ADMIN, $userId);
	}

	/**
	 * @param self::* $kind
	 * @return list<string> user ids
	 */
	public function usersOf(string $kind, string $groupId): array {
		/** @var list<string> */
		return $this->database->column("SELECT uid FROM $kind WHERE gid = ? ORDER BY uid", [$groupId]);
	}

	/** How many members a group has with this in their ids, in exactly this case. */
	public function count(string $groupId, string $search): int {
		$count = $this->database->value("SELECT count(*) FROM oc_group_user WHERE gid = ? AND uid LIKE ? ESCAPE '\\'", [
			$groupId,
			'%' . addcslashes($search, '\\%_') . '%',
		]);
		return is_int($count) ? $count : 0;
	}

	/** @param self::* $kind */
	public function add(string $kind, string $groupId, string $userId): void {
		$this->database->run("INSERT OR IGNORE INTO $kind (gid, uid) VALUES (?, ?)", [$groupId, $userId]);
		unset($this->groups[$userId]);
	}

	/** @param self::* $kind */
	public function remove(string $kind, string $groupId, string $userId): void {
		$this->database->run("DELETE FROM $kind WHERE gid = ? AND uid = ?", [$groupId, $userId]);
		unset($this->groups[$userId]);
	}

	public function forgetUser(string $userId): void {
		foreach ([self::MEMBER, self::SUB_ADMIN] as $kind) {
			$this->database->run("DELETE FROM $kind WHERE uid = ?", [$userId]);
		}
		unset($this->groups[$userId]);
	}

	public function forgetGroup(string $groupId): void {
		foreach ([self::MEMBER, self::SUB_ADMIN] as $kind) {
			$this->database->run("DELETE FROM $kind WHERE gid = ?", [$groupId]);
		}
		$this->groups = [];
	}

	/**
	 * @param self::* $kind
	 * @return list<string>
	 */
	private function groups(string $kind, string $userId): array {
		/** @var list<string> */
		return $this->database->column("SELECT gid FROM $kind WHERE uid = ? ORDER BY rowid", [$userId]);
	}
}
