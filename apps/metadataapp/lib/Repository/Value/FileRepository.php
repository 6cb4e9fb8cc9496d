<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Value;

use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Shared\Db\Deadlock;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCA\MetadataApp\Shared\Db\Transaction;
use OCP\IDBConnection;

/** Files that have or had values, and so a history. */
class FileRepository {
	public const TABLE = 'metadataapp_files';

	private readonly Rows $rows;

	public function __construct(
		private readonly IDBConnection $db,
		private readonly Transaction $transaction,
		private readonly ValueRepository $values,
		private readonly HistoryRepository $history,
	) {
		$this->rows = new Rows($db, self::TABLE);
	}

	/**
	 * @param list<int> $fileIds
	 * @return list<int> those of them that have or had values
	 */
	public function findAllAmong(array $fileIds): array {
		$found = [];
		foreach ($this->rows->findAllAmong('file_id', $fileIds, ['file_id']) as $row) {
			$found[] = (new StoredValues($row))->number('file_id');
		}
		return $found;
	}

	/** @return list<int> with ids above this one, ascending, at most so many */
	public function findAllAfter(int $fileId, int $count): array {
		$query = $this->rows->select(['file_id']);
		$query->where($query->expr()->gt('file_id', Rows::parameter($query, $fileId)))->orderBy('file_id')->setMaxResults($count);
		return array_map(intval(...), array_values(array_filter($query->executeQuery()->fetchFirstColumn(), is_numeric(...))));
	}

	/**
	 * Forgets files that are gone for good. Of files without values, which most are, that is all: they cost one statement.
	 *
	 * @param list<int> $fileIds
	 * @return int how many of them had values, now or before
	 */
	public function delete(array $fileIds): int {
		return Deadlock::outlast($this->db, fn (): int => $this->transaction->run(function () use ($fileIds): int {
			$deleted = $this->rows->deleteAmong('file_id', $fileIds);
			if ($deleted > 0) {
				$this->values->deleteOf($fileIds);
				$this->history->deleteOfFiles($fileIds);
			}
			return $deleted;
		}));
	}
}
