<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Trash;

use OCA\IntranetApp\Repository\Index\PageRows;
use OCA\IntranetApp\Shared\Db\Rows;
use OCP\IDBConnection;

/** The host's table of files and folders, which has those in the trash bin too. */
class FileTable {
	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, 'filecache');
	}

	/**
	 * The folders that files and folders are in.
	 *
	 * @param list<int> $ids those that do not exist are left out
	 * @return array<int, int> by id
	 */
	public function findAllParents(array $ids): array {
		$parents = [];
		foreach ($this->rows->findAllAmong('fileid', $ids, ['fileid', 'parent']) as $row) {
			$parents[PageRows::number($row['fileid'] ?? null)] = PageRows::number($row['parent'] ?? null);
		}
		return $parents;
	}
}
