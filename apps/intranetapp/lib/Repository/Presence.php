<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository;

use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;

/** Which person has which page open for writing, and when that was last heard. Times are Unix seconds. */
class Presence {
	private const TABLE = 'intranetapp_presence';
	private const CHUNK = 900;

	public function __construct(private readonly IDBConnection $db) {
	}

	/** Notes a person, and drops everybody who was last seen before a time. */
	public function save(int $fileId, string $userId, int $seenAt, int $dropBefore): void {
		$query = $this->db->getQueryBuilder();
		$query->delete(self::TABLE)->where($query->expr()->lt('seen_at', $query->createNamedParameter($dropBefore, IQueryBuilder::PARAM_INT)));
		Deadlock::outlast($this->db, $query->executeStatement(...));
		$query = $this->db->getQueryBuilder();
		$query->update(self::TABLE)->set('seen_at', $query->createNamedParameter($seenAt, IQueryBuilder::PARAM_INT));
		if (Deadlock::outlast($this->db, $this->of($query, $fileId, $userId)->executeStatement(...)) === 0) {
			Deadlock::outlast($this->db, fn (): int => $this->db->insertIgnoreConflict(self::TABLE, ['file_id' => $fileId, 'user_id' => $userId, 'seen_at' => $seenAt]));
		}
	}

	/** @return list<string> ids of the others who were seen since a time */
	public function others(int $fileId, string $userId, int $since): array {
		$query = $this->db->getQueryBuilder();
		$query->select('user_id')->from(self::TABLE)
			->where($query->expr()->eq('file_id', $query->createNamedParameter($fileId, IQueryBuilder::PARAM_INT)))
			->andWhere($query->expr()->neq('user_id', $query->createNamedParameter($userId)))
			->andWhere($query->expr()->gte('seen_at', $query->createNamedParameter($since, IQueryBuilder::PARAM_INT)));
		return array_values(array_filter($query->executeQuery()->fetchFirstColumn(), is_string(...)));
	}

	public function remove(int $fileId, string $userId): void {
		$this->of($this->db->getQueryBuilder()->delete(self::TABLE), $fileId, $userId)->executeStatement();
	}

	/**
	 * For pages that are gone.
	 *
	 * @param list<int> $fileIds
	 */
	public function removeOfPages(array $fileIds): void {
		foreach (array_chunk($fileIds, self::CHUNK) as $chunk) {
			$query = $this->db->getQueryBuilder();
			$query->delete(self::TABLE)->where($query->expr()->in('file_id', $query->createNamedParameter($chunk, IQueryBuilder::PARAM_INT_ARRAY)));
			$query->executeStatement();
		}
	}

	/** For an account that is gone. */
	public function removeOfUser(string $userId): void {
		$query = $this->db->getQueryBuilder();
		$query->delete(self::TABLE)->where($query->expr()->eq('user_id', $query->createNamedParameter($userId)));
		$query->executeStatement();
	}

	private function of(IQueryBuilder $query, int $fileId, string $userId): IQueryBuilder {
		return $query->where($query->expr()->eq('file_id', $query->createNamedParameter($fileId, IQueryBuilder::PARAM_INT)))
			->andWhere($query->expr()->eq('user_id', $query->createNamedParameter($userId)));
	}
}
