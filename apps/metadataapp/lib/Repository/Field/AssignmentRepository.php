<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Field;

use OCA\MetadataApp\Repository\Value\WriteLock;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** Which team folder has which fields, in an order of its own. */
class AssignmentRepository {
	private readonly Rows $rows;

	public function __construct(
		private readonly IDBConnection $db,
		private readonly WriteLock $lock,
	) {
		$this->rows = new Rows($db, FieldRow::ASSIGNMENTS);
	}

	/**
	 * @param list<int> $folderIds
	 * @return array<int, list<int>> ids of fields in their order, by folder id; folders without fields are absent
	 */
	public function findAllOf(array $folderIds): array {
		$found = [];
		foreach (array_chunk($folderIds, Rows::CHUNK) as $chunk) {
			$query = Rows::among($this->rows->select(['folder_id', 'field_id']), 'folder_id', $chunk);
			foreach ($query->orderBy('position')->addOrderBy('field_id')->executeQuery()->fetchAllAssociative() as $stored) {
				$row = new StoredValues($stored);
				$found[$row->number('folder_id')][] = $row->number('field_id');
			}
		}
		return $found;
	}

	/** @return list<int> ids of the team folders that have a field, ascending */
	public function findAllFolders(int $fieldId): array {
		$folders = array_map(
			static fn (array $row): int => (new StoredValues($row))->number('folder_id'),
			$this->rows->findAll(['field_id' => $fieldId], ['folder_id']),
		);
		sort($folders);
		return $folders;
	}

	/**
	 * @param list<int> $fieldIds
	 * @return array<int, int> number of team folders by field id; fields that none has are absent
	 */
	public function countByField(array $fieldIds): array {
		return $this->countBy('field_id', $fieldIds);
	}

	/**
	 * @param list<int> $folderIds
	 * @return array<int, int> number of fields by folder id; folders that have none are absent
	 */
	public function countByFolder(array $folderIds): array {
		return $this->countBy('folder_id', $folderIds);
	}

	/**
	 * Replaces the set of a team folder. Of two requests at once, the later one decides.
	 *
	 * @param list<int> $fieldIds in their order
	 * @return list<int> those that it has now: fields that do not exist are left out
	 */
	public function saveAll(int $folderId, array $fieldIds): array {
		return $this->lock->holdFolder($folderId, $fieldIds, function (array $fields) use ($folderId, $fieldIds): array {
			$ids = array_values(array_filter(array_unique($fieldIds), static fn (int $id): bool => isset($fields[$id])));
			$this->rows->delete(['folder_id' => $folderId]);
			$row = static fn (int $place, int $id): array => [$folderId, $id, $place];
			$this->rows->addAll(['folder_id', 'field_id', 'position'], array_map($row, array_keys($ids), $ids));
			return $ids;
		});
	}

	/**
	 * @param 'field_id'|'folder_id' $column
	 * @param list<int> $ids
	 * @return array<int, int>
	 */
	private function countBy(string $column, array $ids): array {
		$counts = [];
		foreach (array_chunk($ids, Rows::CHUNK) as $chunk) {
			$query = $this->rows->select([$column]);
			$query->selectAlias($query->func()->count('*'), 'counted');
			foreach (Rows::among($query, $column, $chunk)->groupBy($column)->executeQuery()->fetchAllAssociative() as $stored) {
				$row = new StoredValues($stored);
				$counts[$row->number($column)] = $row->number('counted');
			}
		}
		return $counts;
	}
}
