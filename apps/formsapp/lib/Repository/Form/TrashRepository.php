<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Form;

use OCA\FormsApp\Shared\Db\Rows;
use OCA\FormsApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/**
 * Which forms are in the trash bin, for the system. Nextcloud says so when something goes there, but names only what was deleted, not the
 * forms in a folder; and of what comes back it says too little. So the place in the trash bin is remembered: what has left it is back.
 */
class TrashRepository {
	private const FORMS = 'formsapp_forms';
	private const DEPTH = 100;

	private readonly Rows $forms;
	private readonly Rows $files;

	public function __construct(private readonly IDBConnection $db) {
		$this->forms = new Rows($db, self::FORMS);
		$this->files = new Rows($db, 'filecache');
	}

	/**
	 * @param list<int> $fileIds of forms
	 * @param int $item what was deleted: a form's file, or a folder above all of them
	 */
	public function saveTrashed(array $fileIds, int $item, int $now): void {
		$parent = $this->parents([$item])[$item] ?? null;
		foreach ($fileIds as $id) {
			$this->forms->update(['file_id' => $id], ['trashed_at' => $now, 'trashed_item' => $item, 'trashed_parent' => $parent]);
		}
	}

	public function saveRestored(int $fileId): void {
		$this->forms->update(['file_id' => $fileId], ['trashed_at' => null, 'trashed_item' => null, 'trashed_parent' => null]);
	}

	/** Whether a form whose row says that it is in the trash bin has left it. */
	public function isRestored(int $fileId): bool {
		$row = StoredValues::row($this->forms->findOrNull(['file_id' => $fileId], ['file_id', 'trashed_item', 'trashed_parent']) ?? []);
		[$item, $parent] = [$row->numberOrNull('trashed_item'), $row->numberOrNull('trashed_parent')];
		$now = $item === null ? null : $this->parents([$item])[$item] ?? null;
		return $now !== null && $now !== $parent;
	}

	/** @return list<int> forms in a folder, at any depth; none when it is a file */
	public function findAllBelow(int $folderId): array {
		if ($this->files->findAll(['parent' => $folderId], ['fileid']) === []) {
			return [];
		}
		$above = [];
		foreach ($this->forms->select(['file_id'])->executeQuery()->fetchFirstColumn() as $id) {
			$above[(int)(is_numeric($id) ? $id : 0)] = (int)(is_numeric($id) ? $id : 0);
		}
		$found = [];
		for ($depth = 0; $above !== [] && $depth < self::DEPTH; $depth++) {
			$parents = $this->parents(array_values(array_unique($above)));
			foreach ($above as $form => $place) {
				$parent = $parents[$place] ?? 0;
				if ($parent === $folderId) {
					$found[] = $form;
				}
				if ($parent <= 0 || $parent === $folderId) {
					unset($above[$form]);
				} else {
					$above[$form] = $parent;
				}
			}
		}
		return $found;
	}

	/**
	 * @param list<int> $ids of files and folders that exist
	 * @return array<int, int> the folders they are in, by id
	 */
	private function parents(array $ids): array {
		$parents = [];
		foreach ($this->files->findAllAmong('fileid', $ids, ['fileid', 'parent']) as $row) {
			$values = new StoredValues($row);
			$parents[$values->number('fileid')] = $values->number('parent');
		}
		return $parents;
	}
}
