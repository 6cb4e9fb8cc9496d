<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Place;

use OCA\MetadataApp\Model\Place\Root;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** Team folders whose files are known. They are few, and read once per request: every change of a file asks for them. */
class RootRepository {
	private const TABLE = 'metadataapp_roots';

	private readonly Rows $rows;
	/** @var ?array<int, Root> */
	private ?array $known = null;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, self::TABLE);
	}

	/** @return array<int, Root> by id of the team folder */
	public function findAll(): array {
		if ($this->known === null) {
			$this->known = [];
			foreach ($this->rows->select()->orderBy('folder_id')->executeQuery()->fetchAllAssociative() as $stored) {
				$row = new StoredValues($stored);
				$id = $row->number('folder_id');
				$this->known[$id] = new Root(
					$id,
					$row->number('storage_id'),
					$row->number('root_id'),
					$row->text('path', ''),
					$row->numberOrNull('filled_to'),
				);
			}
		}
		return $this->known;
	}

	/** @return bool whether something in a storage can lie in one of them */
	public function hasStorage(int $storageId): bool {
		foreach ($this->findAll() as $root) {
			if ($root->storageId === $storageId) {
				return true;
			}
		}
		return false;
	}

	/** @return ?Root the innermost one that something lies in */
	public function findByPathOrNull(int $storageId, string $path): ?Root {
		$found = null;
		foreach ($this->findAll() as $root) {
			if ($root->holds($storageId, $path) && ($found === null || strlen($root->path) > strlen($found->path))) {
				$found = $root;
			}
		}
		return $found;
	}

	public function save(Root $root): void {
		$this->known = null;
		$this->rows->save(['folder_id' => $root->folderId], [
			'storage_id' => $root->storageId,
			'root_id' => $root->rootId,
			'path' => $root->path,
			'filled_to' => $root->filledTo,
		]);
	}

	/** @param ?int $fileId null when all files are known */
	public function saveFilled(int $folderId, ?int $fileId): void {
		$this->known = null;
		$this->rows->update(['folder_id' => $folderId], ['filled_to' => $fileId]);
	}

	public function delete(int $folderId): void {
		$this->known = null;
		$this->rows->delete(['folder_id' => $folderId]);
	}
}
