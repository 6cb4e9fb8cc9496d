<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Draft;

use OCA\IntranetApp\Repository\Approval\PendingChanges;
use OCA\IntranetApp\Shared\Db\Presence;
use OCA\IntranetApp\Shared\Db\Rows;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;

/**
 * Per-user data of pages outside their files: unpublished work, also what waits for approval, and presence. It is kept
 * while a page is in the trash bin or anywhere else on the host, and deleted together with the file itself.
 */
class PageBelongings {
	private const TABLES = ['intranetapp_drafts', 'intranetapp_pending', 'intranetapp_presence'];

	public function __construct(
		private readonly IDBConnection $db,
		private readonly DraftRepository $drafts,
		private readonly PendingChanges $changes,
		private readonly Presence $presence,
	) {
	}

	/** @return int number of pages whose files were permanently deleted */
	public function sweep(): int {
		$gone = $this->findAllOrphans();
		$this->drafts->deleteOfFiles($gone);
		$this->changes->deleteOfFiles($gone);
		$this->presence->deleteOfFiles($gone);
		return count($gone);
	}

	/** @return list<int> ids of files that no longer exist on the host */
	public function findAllOrphans(): array {
		$gone = [];
		foreach (self::TABLES as $table) {
			for ($ids = [0]; $ids !== []; $ids = $this->next($table, max($ids))) {
				$gone += array_diff_key(array_flip($ids), $this->known($ids));
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

	/**
	 * @param list<int> $ids
	 * @return array<int, int> the ones present in the host's file table, as keys
	 */
	private function known(array $ids): array {
		$query = $this->db->getQueryBuilder();
		$query->select('fileid')
			->from('filecache')
			->where($query->expr()->in('fileid', $query->createNamedParameter($ids, IQueryBuilder::PARAM_INT_ARRAY)));
		return array_flip(self::numbers($query));
	}

	/** @return list<int> */
	private static function numbers(IQueryBuilder $query): array {
		return array_map(
			static fn (mixed $id): int => is_numeric($id) ? (int)$id : 0,
			array_values($query->executeQuery()->fetchFirstColumn()),
		);
	}
}
