<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Db;

use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;

/** Which account has which file open for writing, and when it was last seen. Times are Unix seconds. */
class Presence {
	private readonly Rows $rows;

	public function __construct(IDBConnection $db, string $appName) {
		$this->rows = new Rows($db, "{$appName}_presence");
	}

	/** Records an account, and drops all that were last seen before a given time. */
	public function save(int $fileId, string $userId, int $seenAt, int $dropBefore): void {
		$this->rows->deleteBelow('seen_at', $dropBefore);
		$this->rows->save(['file_id' => $fileId, 'user_id' => $userId], ['seen_at' => $seenAt]);
	}

	/** @return list<string> ids of the other accounts seen since a given time */
	public function findAllOthers(int $fileId, string $userId, int $since): array {
		$query = Rows::named($this->rows->select(['user_id']), ['file_id' => $fileId]);
		$query->andWhere($query->expr()->neq('user_id', $query->createNamedParameter($userId)))
			->andWhere($query->expr()->gte('seen_at', $query->createNamedParameter($since, IQueryBuilder::PARAM_INT)));
		return array_values(array_filter($query->executeQuery()->fetchFirstColumn(), is_string(...)));
	}

	public function delete(int $fileId, string $userId): void {
		$this->rows->delete(['file_id' => $fileId, 'user_id' => $userId]);
	}

	/** @param list<int> $fileIds of deleted files */
	public function deleteOfFiles(array $fileIds): void {
		$this->rows->deleteAmong('file_id', $fileIds);
	}

	/** For a deleted account. */
	public function deleteOfUser(string $userId): void {
		$this->rows->delete(['user_id' => $userId]);
	}
}
