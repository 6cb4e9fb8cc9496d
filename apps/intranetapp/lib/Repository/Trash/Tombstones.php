<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Trash;

use OCA\IntranetApp\Model\Page\PageIdentifier;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Trash\Tombstone;
use OCA\IntranetApp\Repository\Index\PageRows;
use OCA\IntranetApp\Shared\Db\Rows;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;

/**
 * The ids of pages whose files have left the index and still exist: they belong to these files until the files are
 * permanently deleted, so that nothing else is found under them, and a restored page has them again.
 */
class Tombstones {
	private const TABLE = 'intranetapp_tombstones';
	private const COLUMNS = ['file_id', 'folder_id', 'page_id', 'unique_id', 'path', 'title'];

	private readonly Rows $rows;

	public function __construct(
		IDBConnection $db,
		private readonly FileTable $files,
	) {
		$this->rows = new Rows($db, self::TABLE);
	}

	public function findByFileIdOrNull(int $fileId): ?Tombstone {
		return $this->findBy('file_id', $fileId)[0] ?? null;
	}

	/** By id, otherwise by unique id. */
	public function findOrNull(string $idOrUniqueId): ?Tombstone {
		return $this->findBy('page_id', $idOrUniqueId)[0] ?? $this->findBy('unique_id', $idOrUniqueId)[0] ?? null;
	}

	/** @return list<Tombstone> the oldest file first */
	public function findAll(): array {
		return self::tombstones($this->rows->select(self::COLUMNS)->orderBy('file_id'));
	}

	/** Whether it is the id or unique id of a page that left the index. */
	public function has(string $id): bool {
		return $this->findOrNull($id) !== null;
	}

	/** Whether it belongs to another file than this one. */
	public function isOfOther(string $id, int $fileId): bool {
		foreach ([...$this->findBy('page_id', $id), ...$this->findBy('unique_id', $id)] as $tombstone) {
			if ($tombstone->fileId !== $fileId) {
				return true;
			}
		}
		return false;
	}

	/** @param list<PageRow> $pages that leave the index; those whose files no longer exist are skipped */
	public function save(array $pages): void {
		$existing = $this->files->findAllParents(array_map(static fn (PageRow $page): int => $page->fileId, $pages));
		$pages = array_values(array_filter($pages, static fn (PageRow $page): bool => isset($existing[$page->fileId])));
		if ($pages === []) {
			return;
		}
		$this->delete(array_map(static fn (PageRow $page): int => $page->fileId, $pages));
		$this->rows->insertAll(self::COLUMNS, array_map(
			static fn (PageRow $page): array => [$page->fileId, $page->folderId, $page->id, $page->uniqueId, $page->path, $page->title],
			$pages,
		));
	}

	/**
	 * Another page gets these ids back, because they are always its own. Pages that had them get others when they are restored.
	 *
	 * @param list<string> $ids
	 */
	public function saveYielded(array $ids): void {
		foreach ($ids as $id) {
			foreach ([...$this->findBy('page_id', $id), ...$this->findBy('unique_id', $id)] as $tombstone) {
				$new = in_array($tombstone->uniqueId, $ids, true) ? PageIdentifier::make() : $tombstone->uniqueId;
				$this->rows->update(['file_id' => $tombstone->fileId], ['page_id' => $new, 'unique_id' => $new]);
			}
		}
	}

	/** @param list<int> $fileIds */
	public function delete(array $fileIds): void {
		$this->rows->deleteAmong('file_id', $fileIds);
	}

	/** @return list<Tombstone> */
	private function findBy(string $column, int|string $value): array {
		return self::tombstones(Rows::named($this->rows->select(self::COLUMNS), [$column => $value])->orderBy('file_id'));
	}

	/** @return list<Tombstone> */
	private static function tombstones(IQueryBuilder $query): array {
		return array_map(static fn (array $row): Tombstone => new Tombstone(
			PageRows::number($row['file_id'] ?? null),
			PageRows::number($row['folder_id'] ?? null),
			PageRows::text($row['page_id'] ?? null),
			PageRows::text($row['unique_id'] ?? null),
			PageRows::text($row['path'] ?? null),
			PageRows::text($row['title'] ?? null),
		), array_values($query->executeQuery()->fetchAllAssociative()));
	}
}
