<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\View;

use OCA\MetadataApp\Model\View\FolderColumn;
use OCA\MetadataApp\Repository\Value\WriteLock;
use OCA\MetadataApp\Shared\Db\CorruptData;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** Where team folders differ from what definitions of fields say of columns. */
class ColumnRepository {
	public const TABLE = 'metadataapp_columns';
	private const COLUMNS = ['folder_id', 'field_id', 'show_as_column', 'column_order', 'filterable'];

	private readonly Rows $rows;

	public function __construct(
		IDBConnection $db,
		private readonly WriteLock $lock,
	) {
		$this->rows = new Rows($db, self::TABLE);
	}

	/**
	 * @return array<int, FolderColumn> by field id
	 * @throws CorruptData
	 */
	public function findAll(int $folderId): array {
		$found = [];
		foreach ($this->rows->findAll(['folder_id' => $folderId]) as $stored) {
			$row = new StoredValues($stored);
			$id = $row->number('field_id');
			$found[$id] = new FolderColumn(
				$id,
				self::yesOrNull($row, 'show_as_column'),
				$row->numberOrNull('column_order'),
				self::yesOrNull($row, 'filterable'),
			);
		}
		return $found;
	}

	/**
	 * Columns of other fields stay, and so does what is null. Fields that do not exist are left out.
	 *
	 * @param array<int, FolderColumn> $columns by field id
	 */
	public function saveAll(int $folderId, array $columns): void {
		$this->lock->holdFolder($folderId, array_keys($columns), function (array $fields) use ($folderId, $columns): void {
			$former = $this->findAll($folderId);
			$changed = array_intersect_key($columns, $fields);
			$this->rows->deleteAmong('field_id', array_keys($changed), ['folder_id' => $folderId]);
			$rows = [];
			foreach ($changed as $id => $column) {
				$all = isset($former[$id]) ? $column->or($former[$id]) : $column;
				$rows[] = [
					$folderId,
					$id,
					$all->isShown === null ? null : (int)$all->isShown,
					$all->order,
					$all->isFilterable === null ? null : (int)$all->isFilterable,
				];
			}
			$this->rows->addAll(self::COLUMNS, $rows);
		});
	}

	/** @throws CorruptData */
	private static function yesOrNull(StoredValues $row, string $name): ?bool {
		return $row->numberOrNull($name) === null ? null : $row->yes($name, false);
	}
}
