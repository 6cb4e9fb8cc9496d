<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Index;

use OCA\IntranetApp\Model\Page\PageHead;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Shared\Db\Rows;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;

/**
 * The pages as rows. It knows nothing about permissions: callers ask AccessService before they return what it finds.
 *
 * @phpstan-import-type Head from PageRows
 */
class PageIndex {
	public const TABLE = 'intranetapp_pages';
	/** Whether the words of a page are in the index; another number is the Unix time at which somebody began to read them. */
	private const READ = 0;
	private const UNREAD = 1;
	private const GIVEN_UP = -1;
	/** In one query: SQLite accepts expressions up to a depth of 1000. */
	private const PATHS = 200;

	private readonly Rows $rows;

	public function __construct(private readonly IDBConnection $db) {
		$this->rows = new Rows($db, self::TABLE);
	}

	/**
	 * By id, otherwise by unique id. Uses one query for each, because databases scan the whole table for an OR over
	 * two columns.
	 */
	public function findOrNull(string $idOrUniqueId): ?PageRow {
		return $this->findBy('page_id', $idOrUniqueId) ?? $this->findBy('unique_id', $idOrUniqueId);
	}

	public function findByFileIdOrNull(int $fileId): ?PageRow {
		return $this->findBy('file_id', $fileId);
	}

	public function findByFolderIdOrNull(int $folderId): ?PageRow {
		return $this->findBy('folder_id', $folderId);
	}

	/** @param string $path as `PageRow->path` */
	public function findByPathOrNull(string $path): ?PageRow {
		return $this->findBy('path_hash', md5($path));
	}

	/** Whether a page has it as its id or unique id. */
	public function isTaken(string $id): bool {
		return $this->findOrNull($id) !== null;
	}

	/** @return list<PageRow> */
	public function findAll(?string $language = null): array {
		return $this->pages($this->ofLanguage($this->select(), $language));
	}

	/** @return list<PageHead> for long lists, the oldest file first */
	public function findAllHeads(?string $language = null): array {
		$query = $this->ofLanguage($this->select(PageRows::HEAD), $language)->orderBy('file_id');
		/** @var list<Head> $rows */
		$rows = $query->executeQuery()->fetchAllAssociative();
		return array_map(PageRows::head(...), $rows);
	}

	/**
	 * Without category, tags, excerpt, image, editor and translation group.
	 *
	 * @param list<int> $fileIds those without a page are left out
	 * @return array<int, PageRow> by file id
	 */
	public function findAllShort(array $fileIds): array {
		return $this->byIds($fileIds, PageRows::SHORT);
	}

	/**
	 * @param list<string> $ids ids or unique ids
	 * @return array<string, PageRow> heads by the requested id; a match by id wins over a match by unique id
	 */
	public function findAllByIds(array $ids): array {
		$ids = array_values(array_unique($ids));
		$rows = $this->by('page_id', $ids, static fn (PageRow $row): string => $row->id);
		return $rows + $this->by(
			'unique_id',
			array_values(array_filter($ids, static fn (string $id): bool => !isset($rows[$id]))),
			static fn (PageRow $row): string => $row->uniqueId,
		);
	}

	/**
	 * @param list<string> $paths
	 * @return array<string, PageRow> by path, with the data that `shortOf` returns
	 */
	public function findAllByPaths(array $paths): array {
		$found = [];
		foreach ($this->rows->findAllAmong('path_hash', array_map(md5(...), array_values(array_unique($paths))), PageRows::SHORT) as $row) {
			$page = PageRows::page($row);
			$found[$page->path] = $page;
		}
		return $found;
	}

	/**
	 * Published pages below a path, ordered by time, in batches.
	 *
	 * @param 'updated_at'|'created_at' $column
	 * @return list<PageRow> SQLite may also return pages whose path differs only in case
	 */
	public function findAllByTime(string $path, string $column, bool $isDescending, int $count, int $offset): array {
		$query = $this->ofLanguage($this->select(), explode('/', $path)[0]);
		$query->andWhere(self::isPublished($query))
			->orderBy($column, $isDescending ? 'DESC' : 'ASC')->addOrderBy('file_id', $isDescending ? 'DESC' : 'ASC')
			->setMaxResults($count)->setFirstResult($offset);
		if (str_contains($path, '/')) {
			$query->andWhere($query->expr()->like('path', $query->createNamedParameter($this->db->escapeLikeParameter($path) . '/%')));
		}
		return $this->pages($query);
	}

	/** @return list<PageRow> published pages that are marked as news or as a section of news, with the columns of `PageRows::NEWS` */
	public function findAllMarkedAsNews(string $language): array {
		$query = $this->ofLanguage($this->select(PageRows::NEWS), $language);
		return $this->pages($query->andWhere($query->expr()->isNotNull('news'), self::isPublished($query)));
	}

	/**
	 * @param list<string> $paths
	 * @return array<int, PageRow> published pages below any of the paths by file id, with the columns of `PageRows::NEWS`;
	 *                             SQLite may also return pages whose path differs only in case
	 */
	public function findAllPublishedBelow(array $paths): array {
		$found = [];
		foreach (array_chunk($paths, self::PATHS) as $chunk) {
			$query = $this->select(PageRows::NEWS);
			$below = array_map(
				fn (string $path): string =>
					$query->expr()->like('path', $query->createNamedParameter($this->db->escapeLikeParameter($path) . '/%')),
				$chunk,
			);
			foreach ($this->pages($query->where($query->expr()->orX(...$below), self::isPublished($query))) as $row) {
				$found[$row->fileId] = $row;
			}
		}
		return $found;
	}

	/**
	 * @param list<int> $fileIds
	 * @return array<int, PageRow> by file id
	 */
	public function findAllByFileIds(array $fileIds): array {
		return $this->byIds($fileIds);
	}

	/** @return array<int, PageRow> by file id, the oldest change first */
	public function findAllWithStatus(string $status, int $count): array {
		$query = Rows::named($this->select(), ['status' => $status])->orderBy('updated_at')->setMaxResults($count);
		$rows = $this->pages($query);
		return array_combine(array_map(static fn (PageRow $row): int => $row->fileId, $rows), $rows);
	}

	/**
	 * Pages directly below a path.
	 *
	 * @return list<PageRow>
	 */
	public function findAllIn(string $parentPath): array {
		return array_map(PageRows::page(...), $this->rows->findAll(['parent_hash' => md5($parentPath)]));
	}

	/** @return list<PageRow> every page below a path, not the one at it */
	public function findAllBelow(string $path): array {
		$query = $this->select();
		$query->where($query->expr()->like('path', $query->createNamedParameter($this->db->escapeLikeParameter($path) . '/%')));
		// SQLite compares case-insensitively.
		return array_values(array_filter($this->pages($query), static fn (PageRow $row): bool => str_starts_with($row->path, $path . '/')));
	}

	/** Whether there is a page below a path; SQLite may also match a path that differs only in case. */
	public function hasBelow(string $path): bool {
		$query = $this->ofLanguage($this->select(['file_id']), explode('/', $path)[0])->setMaxResults(1);
		$query->andWhere($query->expr()->like('path', $query->createNamedParameter($this->db->escapeLikeParameter($path) . '/%')));
		return $query->executeQuery()->fetchOne() !== false;
	}

	/** @return list<string> languages with a page */
	public function findAllLanguages(): array {
		$query = $this->db->getQueryBuilder();
		$query->selectDistinct('language')->from(self::TABLE);
		$languages = array_map(
			static fn (array $row): string => PageRows::text($row['language'] ?? null),
			$query->executeQuery()->fetchAllAssociative(),
		);
		sort($languages);
		return $languages;
	}

	/** @return array{pages: int, broken: int} */
	public function count(): array {
		$query = $this->db->getQueryBuilder();
		$query->select('is_broken')->addSelect($query->func()->count('file_id', 'pages'))->from(self::TABLE)->groupBy('is_broken');
		$counts = [0, 0];
		foreach ($query->executeQuery()->fetchAllAssociative() as $row) {
			$counts[PageRows::number($row['is_broken'] ?? null) === 1 ? 1 : 0] += PageRows::number($row['pages'] ?? null);
		}
		return ['pages' => array_sum($counts), 'broken' => $counts[1]];
	}

	/**
	 * @param bool $isUnread whether its words are yet to be read
	 * @return bool false when another page has just taken one of its ids
	 */
	public function save(PageRow $page, bool $isUnread = false): bool {
		return $this->rows->save(
			['file_id' => $page->fileId],
			[...PageRows::columns($page), ...$isUnread ? ['words' => self::UNREAD] : []],
		);
	}

	/**
	 * The words of a page have been read.
	 *
	 * @return bool false when the page has another content by now
	 */
	public function saveRead(PageRow $page, string $excerpt, ?string $image): bool {
		$key = ['file_id' => $page->fileId, 'content_hash' => $page->version];
		return $this->rows->update($key, ['excerpt' => $excerpt, 'image' => $image, 'words' => self::READ]) > 0;
	}

	/** @return bool false when there is no such page */
	public function saveUnread(int $fileId): bool {
		return $this->rows->update(['file_id' => $fileId], ['words' => self::UNREAD]) > 0;
	}

	/** The words of every page are to be read again; those in the index stay until then. */
	public function saveAllUnread(): void {
		$this->rows->update(['words' => self::READ], ['words' => self::UNREAD]);
	}

	/** @param int $since Unix seconds */
	public function saveReading(int $fileId, int $since): void {
		$this->rows->update(['file_id' => $fileId], ['words' => $since]);
	}

	public function saveGivenUp(int $fileId): void {
		$this->rows->update(['file_id' => $fileId], ['words' => self::GIVEN_UP]);
	}

	/** Pages whose words took too long are read again. */
	public function clearGivenUp(): void {
		$this->rows->update(['words' => self::GIVEN_UP], ['words' => self::UNREAD]);
	}

	/** @return list<array{PageRow, ?int}> pages whose words are not in the index, and the Unix time since when somebody is reading them */
	public function findAllUnread(): array {
		$query = $this->select();
		$query->where($query->expr()->gt('words', Rows::parameter($query, self::READ)))->orderBy('file_id');
		return array_map(static function (array $row): array {
			$state = PageRows::number($row['words'] ?? null);
			return [PageRows::page($row), $state === self::UNREAD ? null : $state];
		}, array_values($query->executeQuery()->fetchAllAssociative()));
	}

	/** @param list<int> $fileIds */
	public function delete(array $fileIds): void {
		$this->rows->deleteAmong('file_id', $fileIds);
	}

	/**
	 * A folder was moved: its page and everything below move with it.
	 *
	 * @return int number of pages
	 */
	public function move(string $from, string $to): int {
		$own = $this->findByPathOrNull($from);
		$moved = [...$own === null || $own->isHome ? [] : [$own], ...$this->findAllBelow($from)];
		foreach (array_chunk($moved, 100) as $chunk) {
			$this->place($chunk, strlen($from), $to);
		}
		return count($moved);
	}

	/**
	 * One statement for many rows, because every row has a different path.
	 *
	 * @param list<PageRow> $pages
	 * @param int $cut length of the path prefix that is replaced by `$to`
	 */
	private function place(array $pages, int $cut, string $to): void {
		$query = $this->db->getQueryBuilder();
		$cases = ['path' => '', 'path_hash' => '', 'parent_hash' => ''];
		foreach ($pages as $page) {
			foreach (PageRows::place($to . substr($page->path, $cut), false) as $column => $value) {
				$cases[$column] .= ' WHEN ' . $page->fileId . ' THEN ' . $query->createNamedParameter($value);
			}
		}
		$query->update(self::TABLE)->set('language', $query->createNamedParameter(explode('/', $to)[0]));
		foreach ($cases as $column => $case) {
			$query->set($column, $query->createFunction('CASE ' . $query->getColumnName('file_id') . $case . ' END'));
		}
		$this->rows->execute(Rows::among($query, 'file_id', array_map(static fn (PageRow $page): int => $page->fileId, $pages)));
	}

	/**
	 * @param 'page_id'|'unique_id' $column
	 * @param list<string> $ids
	 * @param \Closure(PageRow): string $key
	 * @return array<string, PageRow>
	 */
	private function by(string $column, array $ids, \Closure $key): array {
		$found = [];
		foreach ($this->rows->findAllAmong($column, $ids, PageRows::SHORT) as $row) {
			$page = PageRows::page($row);
			$found[$key($page)] = $page;
		}
		return $found;
	}

	/**
	 * @param list<int> $fileIds
	 * @param list<string> $columns
	 * @return array<int, PageRow>
	 */
	private function byIds(array $fileIds, array $columns = ['*']): array {
		$found = [];
		foreach ($this->rows->findAllAmong('file_id', $fileIds, $columns) as $row) {
			$page = PageRows::page($row);
			$found[$page->fileId] = $page;
		}
		return $found;
	}

	private function findBy(string $column, int|string $value): ?PageRow {
		return $this->pages(Rows::named($this->select(), [$column => $value])->orderBy('file_id')->setMaxResults(1))[0] ?? null;
	}

	private static function isPublished(IQueryBuilder $query): string {
		return $query->expr()->eq('status', $query->createNamedParameter(PageRow::PUBLISHED));
	}

	/** @param list<string> $columns */
	private function select(array $columns = ['*']): IQueryBuilder {
		return $this->rows->select($columns);
	}

	private function ofLanguage(IQueryBuilder $query, ?string $language): IQueryBuilder {
		return $language === null ? $query : $query->where($query->expr()->eq('language', $query->createNamedParameter($language)));
	}

	/** @return list<PageRow> */
	private function pages(IQueryBuilder $query): array {
		return array_map(PageRows::page(...), array_values($query->executeQuery()->fetchAllAssociative()));
	}
}
