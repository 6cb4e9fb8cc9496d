<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Lock;

use OCA\MetadataApp\Model\Lock\CellLock;
use OCA\MetadataApp\Shared\Db\CorruptData;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;

/** Who edits which value of which file. Times are Unix seconds. */
class LockRepository {
	private const TABLE = 'metadataapp_locks';
	private const ATTEMPTS = 5;

	private readonly Rows $rows;

	public function __construct(private readonly IDBConnection $db) {
		$this->rows = new Rows($db, self::TABLE);
	}

	/**
	 * Gives the lock to its account, or prolongs it, unless another one has it. Of many who ask at once, one gets it: each step is one
	 * statement that the database does for one after the other.
	 *
	 * @return CellLock the lock that there is now: of the account, or of who has it instead
	 * @throws CorruptData
	 */
	public function save(CellLock $wished, int $now): CellLock {
		$key = ['file_id' => $wished->fileId, 'field_id' => $wished->fieldId];
		$values = ['folder_id' => $wished->folderId, 'user_id' => $wished->userId, 'expires_at' => $wished->until];
		for ($attempt = 1; $attempt <= self::ATTEMPTS; $attempt++) {
			if ($this->rows->insert($key + $values) || $this->update($key, $values, $now) > 0) {
				return $wished;
			}
			// It is missing when its holder gave it up in between.
			$present = $this->findAllOf([$wished->fileId], $now)[$wished->fileId][$wished->fieldId] ?? null;
			if ($present !== null) {
				return $present;
			}
		}
		throw new \RuntimeException('A lock was given up again and again while another account asked for it');
	}

	/**
	 * @param list<int> $fileIds
	 * @return array<int, array<int, CellLock>> those whose time is not over, by file and field
	 * @throws CorruptData
	 */
	public function findAllOf(array $fileIds, int $now): array {
		$found = [];
		foreach (array_chunk($fileIds, Rows::CHUNK) as $chunk) {
			foreach (self::read(self::valid(Rows::among($this->rows->select(), 'file_id', $chunk), $now)) as $lock) {
				$found[$lock->fileId][$lock->fieldId] = $lock;
			}
		}
		return $found;
	}

	/**
	 * @return list<CellLock> those of a team folder whose time is not over
	 * @throws CorruptData
	 */
	public function findAllIn(int $folderId, int $now): array {
		$query = Rows::named($this->rows->select(), ['folder_id' => $folderId]);
		return self::read(self::valid($query, $now)->orderBy('file_id')->addOrderBy('field_id'));
	}

	/**
	 * Ends locks of an account, and of nobody else.
	 *
	 * @param list<int> $fieldIds
	 * @return list<CellLock> those that it had, also where their time was over
	 * @throws CorruptData
	 */
	public function delete(int $fileId, array $fieldIds, string $userId): array {
		$query = Rows::named($this->rows->select(), ['file_id' => $fileId, 'user_id' => $userId]);
		$own = $fieldIds === [] ? [] : self::read(Rows::among($query, 'field_id', $fieldIds));
		return array_values(array_filter($own, fn (CellLock $lock): bool =>
			$this->rows->delete(['file_id' => $fileId, 'field_id' => $lock->fieldId, 'user_id' => $userId]) > 0));
	}

	/** Those whose time is over: they count for nothing, and only take room. */
	public function deleteExpired(int $now): void {
		$this->rows->deleteBelow('expires_at', $now + 1);
	}

	public function deleteOfUser(string $userId): void {
		$this->rows->delete(['user_id' => $userId]);
	}

	/**
	 * @param non-empty-array<string, int> $key
	 * @param array{folder_id: int, user_id: string, expires_at: int} $values
	 * @return int number of rows that were of the account, or of nobody any more
	 */
	private function update(array $key, array $values, int $now): int {
		$query = Rows::named($this->db->getQueryBuilder()->update(self::TABLE), $key);
		foreach ($values as $column => $value) {
			$query->set($column, Rows::parameter($query, $value));
		}
		$is = $query->expr();
		return $this->rows->execute($query->andWhere($is->orX(
			$is->eq('user_id', Rows::parameter($query, $values['user_id'])),
			$is->lte('expires_at', Rows::parameter($query, $now)),
		)));
	}

	private static function valid(IQueryBuilder $query, int $now): IQueryBuilder {
		return $query->andWhere($query->expr()->gt('expires_at', Rows::parameter($query, $now)));
	}

	/**
	 * @return list<CellLock>
	 * @throws CorruptData
	 */
	private static function read(IQueryBuilder $query): array {
		$locks = [];
		foreach ($query->executeQuery()->fetchAllAssociative() as $stored) {
			$row = new StoredValues($stored);
			$locks[] = new CellLock(
				$row->number('file_id'),
				$row->number('field_id'),
				$row->number('folder_id'),
				$row->text('user_id'),
				$row->number('expires_at'),
			);
		}
		return $locks;
	}
}
