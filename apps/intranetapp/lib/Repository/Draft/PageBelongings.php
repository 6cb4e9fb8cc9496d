<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Draft;

use OCA\IntranetApp\Repository\Approval\PendingChanges;
use OCA\IntranetApp\Repository\Trash\FileTable;
use OCA\IntranetApp\Repository\Trash\Tombstones;
use OCA\IntranetApp\Shared\Db\Presence;
use OCA\IntranetApp\Shared\Db\Rows;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;

/**
 * What belongs to pages outside their files: unpublished work, also what waits for approval, presence, and the ids of pages
 * that left the index. It is kept while a page is in the trash bin or anywhere else on the host, and deleted together with
 * the file itself.
 */
class PageBelongings {
	private const TABLES = ['intranetapp_drafts', 'intranetapp_pending', 'intranetapp_presence', 'intranetapp_tombstones'];

	public function __construct(
		private readonly IDBConnection $db,
		private readonly DraftRepository $drafts,
		private readonly PendingChanges $changes,
		private readonly Presence $presence,
		private readonly Tombstones $tombstones,
		private readonly FileTable $files,
	) {
	}

	/** @return int number of pages whose files were permanently deleted */
	public function sweep(): int {
		$gone = $this->findAllOrphans();
		$this->drafts->deleteOfFiles($gone);
		$this->changes->deleteOfFiles($gone);
		$this->presence->deleteOfFiles($gone);
		$this->tombstones->delete($gone);
		return count($gone);
	}

	/** @return list<int> ids of files that no longer exist on the host */
	public function findAllOrphans(): array {
		$gone = [];
		foreach (self::TABLES as $table) {
			for ($ids = [0]; $ids !== []; $ids = $this->next($table, max($ids))) {
				$gone += array_diff_key(array_flip($ids), $this->files->findAllParents($ids));
			}
		}
		unset($gone[0]);
		return array_keys($gone);
	}

	/** @return list<int> */
	private function next(string $table, int $after): array {
		$query = $this->db->getQueryBuilder();
		$query->selectDistinct('file_id')->from($table)
			->where($query->expr()->gt('file_id', $query->createNamedParameter($after, IQueryBuilder::PARAM_INT)))
			->orderBy('file_id')->setMaxResults(Rows::CHUNK);
		return self::numbers($query);
	}

	/** @return list<int> */
	private static function numbers(IQueryBuilder $query): array {
		return array_map(
			static fn (mixed $id): int => is_numeric($id) ? (int)$id : 0,
			array_values($query->executeQuery()->fetchFirstColumn()),
		);
	}
}
