<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository;

use OCA\IntranetApp\Model\OwnDraft;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;

/** The authors' unpublished work, one at most per page and author. */
class DraftRepository {
	private const TABLE = 'intranetapp_drafts';
	private const CHUNK = 900;

	public function __construct(private readonly IDBConnection $db) {
	}

	public function find(int $fileId, string $userId): ?OwnDraft {
		$query = $this->db->getQueryBuilder();
		$query->select('document', 'base_version', 'updated_at')->from(self::TABLE);
		$row = $this->of($query, $fileId, $userId)->executeQuery()->fetchAssociative();
		$page = is_string($row['document'] ?? null) ? json_decode($row['document']) : null;
		if ($row === false || !$page instanceof \stdClass) {
			return null;
		}
		return new OwnDraft($page, is_string($row['base_version'] ?? null) ? $row['base_version'] : '', is_numeric($row['updated_at'] ?? null) ? (int)$row['updated_at'] : 0);
	}

	public function save(int $fileId, string $userId, OwnDraft $draft): void {
		$json = json_encode($draft->page, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION);
		$values = ['document' => $json, 'base_version' => $draft->baseVersion, 'updated_at' => $draft->updatedAt];
		$query = $this->of($this->db->getQueryBuilder()->update(self::TABLE), $fileId, $userId);
		foreach ($values as $column => $value) {
			$query->set($column, $query->createNamedParameter($value, is_int($value) ? IQueryBuilder::PARAM_INT : IQueryBuilder::PARAM_STR));
		}
		if (Deadlock::outlast($this->db, $query->executeStatement(...)) === 0) {
			Deadlock::outlast($this->db, fn (): int => $this->db->insertIgnoreConflict(self::TABLE, ['file_id' => $fileId, 'user_id' => $userId, ...$values]));
		}
	}

	public function remove(int $fileId, string $userId): void {
		$this->of($this->db->getQueryBuilder()->delete(self::TABLE), $fileId, $userId)->executeStatement();
	}

	/**
	 * For pages that are gone for good.
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
