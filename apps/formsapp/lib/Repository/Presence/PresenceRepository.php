<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Presence;

use OCA\FormsApp\Shared\Db\Rows;
use OCA\FormsApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** Who is editing which form. Times are Unix seconds. */
class PresenceRepository {
	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, 'formsapp_presence');
	}

	/** @param int $lapsed who was last seen before is gone, and begins anew */
	public function save(int $fileId, string $userId, int $now, int $lapsed): void {
		$this->rows->deleteBelow('seen_at', $lapsed);
		$key = ['file_id' => $fileId, 'user_id' => $userId];
		if ($this->rows->update($key, ['seen_at' => $now]) === 0) {
			$this->rows->insert([...$key, 'first_seen' => $now, 'seen_at' => $now]);
		}
	}

	/** Like save, and before all others. */
	public function saveFirst(int $fileId, string $userId, int $now, int $lapsed): void {
		$this->save($fileId, $userId, $now, $lapsed);
		$others = array_diff_key($this->findAll($fileId, $lapsed), [$userId => 0]);
		if ($others !== []) {
			$this->rows->update(['file_id' => $fileId, 'user_id' => $userId], ['first_seen' => min($others) - 1]);
		}
	}

	/** @return array<string, int> since when somebody has been there, by account, the first one first */
	public function findAll(int $fileId, int $since): array {
		$query = Rows::named($this->rows->select(['user_id', 'first_seen']), ['file_id' => $fileId]);
		$query->andWhere($query->expr()->gte('seen_at', Rows::parameter($query, $since)))->orderBy('first_seen')->addOrderBy('user_id');
		$seen = [];
		foreach ($query->executeQuery()->fetchAllAssociative() as $row) {
			$values = new StoredValues($row);
			$seen[$values->text('user_id')] = $values->number('first_seen');
		}
		return $seen;
	}

	/** For a deleted account. */
	public function deleteOfUser(string $userId): void {
		$this->rows->delete(['user_id' => $userId]);
	}
}
