<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Store;

use Host\Database\Database;
use Host\Files\Trash\TrashCan;
use OCP\Files\Cache\IFileAccess;

/**
 * The table of files as apps see it, for whomever.
 *
 * @phpstan-type Link array{
 *     id: int, parent: int, name: string, size: int, mimetype: string, mtime: int, etag: string, number: int, storage: string,
 * }
 */
final class FileTable implements IFileAccess {
	/** Each of the given ids with everything above it, the topmost first. */
	private const CHAINS = 'WITH RECURSIVE up (id, above, height) AS (
			SELECT value, value, 0 FROM json_each(?)
			UNION ALL SELECT up.id, f.parent, height + 1 FROM up JOIN oc_filecache f ON f.fileid = up.above WHERE f.parent <> 0
		) SELECT up.id, f.parent, f.name, f.size, f.mimetype, f.mtime, f.etag, s.numeric_id AS number, s.id AS storage
		FROM up JOIN oc_filecache f ON f.fileid = up.above JOIN oc_storages s ON s.numeric_id = f.storage ORDER BY up.id, height DESC';

	/** What is below a folder: those with ids above the second parameter, as many as the third says. */
	private const BELOW = 'WITH RECURSIVE down (id) AS (
			SELECT fileid FROM oc_filecache WHERE parent = ?
			UNION ALL SELECT f.fileid FROM down JOIN oc_filecache f ON f.parent = down.id
		) SELECT id FROM down WHERE id > ? ORDER BY id LIMIT ?';

	public function __construct(
		private readonly Database $database,
	) {
	}

	/** @return array<int, TableRow> */
	#[\Override]
	public function getByFileIds(array $fileIds): array {
		/** @var list<Link> $links */
		$links = $this->database->rows(self::CHAINS, [json_encode(array_values(array_unique($fileIds)), JSON_THROW_ON_ERROR)]);
		$chains = [];
		foreach ($links as $link) {
			$chains[$link['id']][] = $link;
		}
		return array_map($this->row(...), $chains);
	}

	/** @return \Generator<int, TableRow> */
	#[\Override]
	public function getByAncestorInStorage(
		int $storageId,
		int $folderId,
		int $fileIdCursor = 0,
		int $maxResults = 100,
		array $mimeTypeIds = [],
		bool $endToEndEncrypted = true,
		bool $serverSideEncrypted = true,
	): \Generator {
		if ($mimeTypeIds !== [] || !$endToEndEncrypted || !$serverSideEncrypted) {
			throw new \LogicException('This host knows no types by number and no encryption.');
		}
		if ($this->getByFileIds([$folderId]) === []) {
			throw new \Exception('Could not fetch storage root');
		}
		$ids = $this->database->column(self::BELOW, [$folderId, $fileIdCursor, $maxResults === 0 ? -1 : $maxResults]);
		foreach ($this->getByFileIds(array_filter($ids, is_int(...))) as $row) {
			if ($row->getStorageId() === $storageId) {
				yield $row;
			}
		}
	}

	/** @param non-empty-list<Link> $chain from the root of its storage down */
	private function row(array $chain): TableRow {
		$self = $chain[count($chain) - 1];
		['storage' => $name, 'number' => $number] = $chain[0];
		$owner = TrashCan::owner($name);
		$isInHome = str_starts_with($owner, 'home::');
		if ($name === $owner) {
			$chain[0]['name'] = TableRow::PATH;
		} else {
			$chain[0]['name'] = $isInHome ? 'files_trashbin/files' : 'trash';
			/** @var int $number */
			$number = $this->database->value('SELECT numeric_id FROM oc_storages WHERE id = ?', [$owner]);
		}
		$path = implode('/', array_column($chain, 'name'));
		return new TableRow(
			$self['id'],
			$number,
			$path,
			$self['size'],
			$self['parent'],
			$self['mimetype'],
			$self['mtime'],
			$self['etag'],
			$isInHome,
		);
	}
}
