<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\History;

use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\History\Change;
use OCA\MetadataApp\Model\History\HistoryEntry;
use OCA\MetadataApp\Shared\Db\CorruptData;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** Who changed which value, when, and from what to what. */
class HistoryRepository {
	public const TABLE = 'metadataapp_history';
	private const COLUMNS = ['file_id', 'folder_id', 'field_id', 'user_id', 'changed_at', 'cause', 'old_value', 'new_value'];

	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, self::TABLE);
	}

	/**
	 * For who saves the values, in the same transaction.
	 *
	 * @param list<Change> $changes
	 */
	public function saveAll(array $changes): void {
		$this->rows->addAll(self::COLUMNS, array_map(static fn (Change $change): array => [
			$change->fileId,
			$change->folderId,
			$change->fieldId,
			$change->by,
			$change->at,
			$change->cause->value,
			$change->from,
			$change->to,
		], $changes));
	}

	/** @throws CorruptData */
	public function findOrNull(int $id): ?HistoryEntry {
		$row = $this->rows->findOrNull(['id' => $id]);
		return $row === null ? null : self::entry($row);
	}

	/**
	 * @param ?int $before id of an entry; only older ones are found
	 * @return list<HistoryEntry> the newest first, at most so many
	 * @throws CorruptData
	 */
	public function findAllOfFile(int $fileId, ?int $before, int $count): array {
		return $this->page('file_id', $fileId, $before, $count);
	}

	/**
	 * @param ?int $before id of an entry; only older ones are found
	 * @return list<HistoryEntry> of the values of the team folder itself, the newest first, at most so many
	 * @throws CorruptData
	 */
	public function findAllOfFolder(int $folderId, ?int $before, int $count): array {
		return $this->page('folder_id', $folderId, $before, $count);
	}

	/**
	 * @param int $time Unix seconds
	 * @param int $most so that it takes a short time; the oldest go first
	 * @return int how many; fewer than the most when no older ones are left
	 */
	public function deleteOlderThan(int $time, int $most): int {
		$query = $this->rows->select(['id']);
		$query->where($query->expr()->lt('changed_at', Rows::parameter($query, $time)))
			->orderBy('changed_at')->addOrderBy('id')->setMaxResults($most);
		$ids = array_map(intval(...), array_values(array_filter($query->executeQuery()->fetchFirstColumn(), is_numeric(...))));
		return $this->rows->deleteAmong('id', $ids);
	}

	/** @param list<int> $fileIds */
	public function deleteOfFiles(array $fileIds): void {
		$this->rows->deleteAmong('file_id', $fileIds);
	}

	public function deleteOfFolder(int $folderId): void {
		$this->rows->delete(['folder_id' => $folderId]);
	}

	/**
	 * @param 'file_id'|'folder_id' $column
	 * @return list<HistoryEntry>
	 */
	private function page(string $column, int $id, ?int $before, int $count): array {
		$query = Rows::named($this->rows->select(), [$column => $id]);
		if ($before !== null) {
			$query->andWhere($query->expr()->lt('id', Rows::parameter($query, $before)));
		}
		$query->orderBy('id', 'DESC')->setMaxResults($count);
		return array_map(self::entry(...), array_values($query->executeQuery()->fetchAllAssociative()));
	}

	/**
	 * @param array<string, mixed> $stored
	 * @throws CorruptData
	 */
	private static function entry(array $stored): HistoryEntry {
		$row = new StoredValues($stored);
		$rest = [
			$row->number('field_id'),
			$row->textOrNull('user_id'),
			$row->number('changed_at'),
			Cause::tryFrom($row->text('cause')) ?? throw new CorruptData('The stored value "cause" cannot be read'),
			$row->textOrNull('old_value'),
			$row->textOrNull('new_value'),
		];
		$fileId = $row->numberOrNull('file_id');
		$change = $fileId === null ? Change::ofFolder($row->number('folder_id'), ...$rest) : Change::ofFile($fileId, ...$rest);
		return new HistoryEntry($row->number('id'), $change);
	}
}
