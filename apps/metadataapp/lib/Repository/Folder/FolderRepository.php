<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Folder;

use OCA\MetadataApp\Model\Folder\RequiredMode;
use OCA\MetadataApp\Repository\Field\FieldRow;
use OCA\MetadataApp\Repository\Grant\GrantRepository;
use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Repository\Value\FolderValueRepository;
use OCA\MetadataApp\Repository\Value\WriteLock;
use OCA\MetadataApp\Repository\View\ColumnRepository;
use OCA\MetadataApp\Repository\View\ViewRepository;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** What is set for team folders. */
class FolderRepository {
	public const TABLE = 'metadataapp_folders';

	private readonly Rows $rows;
	private readonly Rows $assignments;
	private readonly Rows $views;
	private readonly Rows $viewFields;
	private readonly Rows $columns;

	public function __construct(
		IDBConnection $db,
		private readonly FolderValueRepository $values,
		private readonly HistoryRepository $history,
		private readonly GrantRepository $grants,
		private readonly WriteLock $lock,
	) {
		$this->rows = new Rows($db, self::TABLE);
		$this->assignments = new Rows($db, FieldRow::ASSIGNMENTS);
		$this->views = new Rows($db, ViewRepository::TABLE);
		$this->viewFields = new Rows($db, ViewRepository::FIELDS);
		$this->columns = new Rows($db, ColumnRepository::TABLE);
	}

	/** @return list<int> of team folders that have or had fields, or that somebody set up */
	public function findAllIds(): array {
		$ids = $this->rows->select(['folder_id'])->executeQuery()->fetchFirstColumn();
		return array_map(intval(...), array_values(array_filter($ids, is_numeric(...))));
	}

	/**
	 * @param list<int> $folderIds
	 * @return array<int, RequiredMode> by id of each of the folders
	 */
	public function findAllRequired(array $folderIds): array {
		$found = array_fill_keys($folderIds, RequiredMode::Warn);
		foreach ($this->rows->findAllAmong('folder_id', $folderIds, ['folder_id', 'required']) as $stored) {
			$row = new StoredValues($stored);
			$found[$row->number('folder_id')] = RequiredMode::from($row->oneOf('required', ['warn', 'off', 'enforce']));
		}
		return $found;
	}

	public function saveRequired(int $folderId, RequiredMode $mode): void {
		$this->lock->hold(fn (): bool => $this->rows->save(['folder_id' => $folderId], ['required' => $mode->value]));
	}

	/** Forgets a team folder that is gone for good. Values of its files go with the files. */
	public function delete(int $folderId): void {
		$this->lock->holdFolder($folderId, [], function () use ($folderId): void {
			$this->assignments->delete(['folder_id' => $folderId]);
			$this->values->deleteOf([$folderId]);
			$this->history->deleteOfFolder($folderId);
			$this->grants->deleteOfFolder($folderId);
			$views = $this->views->findAll(['folder_id' => $folderId], ['id']);
			$ids = array_map(static fn (array $row): int => (new StoredValues($row))->number('id'), $views);
			$this->viewFields->deleteAmong('view_id', $ids);
			$this->views->delete(['folder_id' => $folderId]);
			$this->columns->delete(['folder_id' => $folderId]);
			$this->rows->delete(['folder_id' => $folderId]);
		});
	}
}
