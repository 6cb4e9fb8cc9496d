<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Index;

use OCA\IntranetApp\Model\Page\BrokenDocument;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Page\Title;
use OCA\IntranetApp\Model\Structure\PagePath;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Index\PageSource;
use OCA\IntranetApp\Repository\Page\PageFile;
use OCA\IntranetApp\Repository\Search\SearchIndex;
use OCA\IntranetApp\Repository\Trash\Tombstones;
use OCA\IntranetApp\Service\Search\Words\PageTerms;
use OCA\IntranetApp\Shared\Contract\Limits;
use OCA\IntranetApp\Shared\Db\Presence;

/**
 * Brings the index in line with the files. All paths are relative to the team folder.
 *
 * The row of a page is written at once; what takes longer, its words, follows when no lease is held any more, or with
 * the next check.
 */
class Indexer {
	/** Raised when text, excerpt or search terms of an unchanged page become different: the next check reads them all again. */
	public const WORDS = 1;
	private const EXCERPT = 1_000;

	/** @var array<int, array{PageRow, PageDocument}> by file id, pages whose words this request is going to read */
	private array $unread = [];
	/** Number of `withoutWords` under way. */
	private int $postponing = 0;
	private bool $isAnew = false;

	public function __construct(
		private readonly PageIndex $index,
		private readonly SearchIndex $search,
		private readonly Presence $presence,
		private readonly PageSource $source,
		private readonly PageIds $ids,
		private readonly Tombstones $tombstones,
	) {
	}

	/**
	 * Runs work that leaves words to the next check: inside a lease, where others wait.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function withoutWords(callable $work): mixed {
		$this->postponing++;
		try {
			return $work();
		} finally {
			$this->postponing--;
		}
	}

	/**
	 * Runs work that also writes the rows of pages that look current: a new version of the app may fill more columns.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function anew(callable $work): mixed {
		$this->isAnew = true;
		try {
			return $work();
		} finally {
			$this->isAnew = false;
		}
	}

	/**
	 * PageStore wrote a page file; `finish` reads its words.
	 *
	 * @param string $bytes its current content
	 * @param ?PageRow $known its current row
	 */
	public function written(PageFile $file, PageDocument $page, string $bytes, ?PageRow $known): PageRow {
		return $this->save($file, $page, $bytes, $known);
	}

	/** Reads the words of the pages written since. Called without a lease, so that nobody waits for it. */
	public function finish(): void {
		while ($this->unread !== []) {
			[$row, $page] = array_shift($this->unread);
			$this->read($row, $page);
		}
	}

	/** Reads the words of a page that another process has left unread. */
	public function catchUp(PageRow $row): void {
		$file = $this->source->findOrNull($row->file());
		if ($file === null || $file->id !== $row->fileId) {
			// The check finds where it is.
			$this->index->saveUnread($row->fileId);
			return;
		}
		$bytes = $file->text();
		$page = self::parsed($bytes);
		if (PageDocument::version($bytes, $page) === $row->version) {
			$this->read($row, $page ?? PageDocument::blank());
		} else {
			$this->take($file);
		}
	}

	/**
	 * @param ?string $file its path, where the caller has newer information than the index
	 * @return bool whether the file exists
	 */
	public function refresh(int $fileId, ?string $file = null): bool {
		$known = $this->index->findByFileIdOrNull($fileId);
		$file ??= $known?->file();
		$found = $file === null ? null : $this->source->findOrNull($file);
		if ($known !== null && ($found === null || $found->id !== $fileId || PagePath::ofFile((string)$file) === null)) {
			$this->forget([$known]);
		}
		if ($found !== null && $file !== null && PagePath::ofFile($file) !== null) {
			$found->name === PagePath::ownFile($found->folder)
				? $this->take($found)
				: $this->refreshFolder($found->folder);
		}
		return $found !== null;
	}

	/** Determines which file in a folder is its page. */
	public function refreshFolder(string $folder): void {
		$this->settle($this->source->findAllIn($folder));
	}

	/** @return int number of pages in the folder and below */
	public function refreshBelow(string $folder): int {
		$count = 0;
		foreach ($this->source->walk($folder) as [$candidates]) {
			$count += $this->settle($candidates) === null ? 0 : 1;
		}
		return $count;
	}

	/**
	 * Determines a folder's page from the candidate files.
	 *
	 * @param list<PageFile> $candidates
	 * @return ?int its file id; null when the folder is not a page
	 */
	public function settle(array $candidates): ?int {
		$page = $this->pageOf($candidates);
		$others = array_filter($candidates, static fn (PageFile $file): bool => $file !== $page);
		$rows = array_map(fn (PageFile $file): ?PageRow => $this->index->findByFileIdOrNull($file->id), $others);
		$this->forget(array_values(array_filter($rows)));
		if ($page !== null) {
			$this->take($page);
		}
		return $page?->id;
	}

	/** @param list<PageFile> $candidates the folder's own file alone, or all others */
	public function pageOf(array $candidates): ?PageFile {
		if (isset($candidates[0]) && $candidates[0]->name === PagePath::ownFile($candidates[0]->folder)) {
			return $candidates[0];
		}
		$pages = array_values(array_filter($candidates, self::holdsPage(...)));
		return count($pages) === 1 ? $pages[0] : null;
	}

	/** A file no longer exists, or a folder with everything below it. */
	public function removed(int $id): void {
		$page = $this->index->findByFileIdOrNull($id);
		if ($page !== null) {
			$this->forget([$page]);
			$this->refreshFolder(dirname($page->file()));
			return;
		}
		$page = $this->index->findByFolderIdOrNull($id);
		if ($page !== null) {
			$this->forget([$page, ...$this->index->findAllBelow($page->path)]);
		}
	}

	/** A folder that is not a page no longer exists. */
	public function removedBelow(string $folder): void {
		$this->forget($this->index->findAllBelow($folder));
	}

	/** A page's folder was moved, with everything below it. */
	public function moved(string $from, string $to): void {
		$page = $this->index->findByPathOrNull($from);
		if ($page === null || $page->isHome || !PagePath::isPageFolder($to)) {
			$this->forget([...$page === null ? [] : [$page], ...$this->index->findAllBelow($from)]);
			if (PagePath::isFolder($to)) {
				$this->refreshBelow($to);
			}
			return;
		}
		$this->index->move($from, $to);
		if (basename($from) !== basename($to)) {
			$this->refreshFolder($to);
		}
	}

	/**
	 * Pages are no longer in the team folder, or their files are no longer pages. Their ids stay theirs while the files exist.
	 *
	 * @param list<PageRow> $pages
	 */
	public function forget(array $pages): void {
		$this->tombstones->save($pages);
		$ids = array_map(static fn (PageRow $page): int => $page->fileId, $pages);
		$this->index->delete($ids);
		$this->search->delete($ids);
		$this->presence->deleteOfFiles($ids);
	}

	/** Reads a page file unless its index entry is current. */
	private function take(PageFile $file): void {
		$path = $file->folder . '/' . $file->name;
		$known = $this->index->findByFileIdOrNull($file->id);
		$bytes = $file->text();
		$page = self::parsed($bytes);
		$isSame = $known !== null && $known->version === PageDocument::version($bytes, $page) && $known->order === $page?->order();
		if (!$this->isAnew && $isSame && $known->file() === $path && $known->mtime === $file->mtime) {
			return;
		}
		$row = $this->save($file, $page, $bytes, $known);
		if (isset($this->unread[$row->fileId])) {
			unset($this->unread[$row->fileId]);
			if ($this->postponing === 0) {
				$this->read($row, $page ?? PageDocument::blank());
			}
		}
	}

	private static function parsed(string $bytes): ?PageDocument {
		try {
			return PageDocument::parse($bytes);
		} catch (BrokenDocument) {
			return null;
		}
	}

	private function save(PageFile $file, ?PageDocument $page, string $bytes, ?PageRow $known): PageRow {
		[$fileId, $folder, $mtime] = [$file->id, $file->folder, $file->mtime];
		$isHome = !str_contains($folder, '/');
		[$id, $uniqueId] = $this->ids->choose($fileId, $known, $page, $isHome ? $folder : null);
		$content = $page ?? PageDocument::blank();
		$title = $content->title() === '' ? Title::ofFolder($isHome ? 'home' : basename($folder)) : $content->title();
		$version = PageDocument::version($bytes, $page);
		$isUnread = $known === null || $known->version !== $version || $known->title !== $title;
		$row = static fn (string $id, string $uniqueId): PageRow => new PageRow(
			fileId: $fileId,
			folderId: $file->folderId,
			id: $id,
			uniqueId: $uniqueId,
			language: explode('/', $folder)[0],
			path: $folder,
			title: $title,
			status: $content->status(),
			isHome: $isHome,
			isBroken: $page === null,
			order: $content->order(),
			createdAt: $content->createdAt() ?? $known->createdAt ?? $mtime,
			updatedAt: $content->updatedAt() ?? $mtime,
			author: $content->createdBy(),
			editor: $content->updatedBy() ?? $content->createdBy(),
			category: $content->category(),
			tags: $content->tags(),
			excerpt: $known->excerpt ?? '',
			image: $known?->image,
			translationGroup: $content->translationGroup(),
			version: $version,
			mtime: $mtime,
			size: $bytes === '' ? $file->size : strlen($bytes),
			fileName: $file->name === PagePath::ownFile($folder) ? null : $file->name,
			news: $content->news(),
			isPinned: $content->isPinned(),
			// A restored version may be older than the publication.
			publishedAt: $content->publishedAt() ?? $known?->publishedAt,
		);
		if ($known === null) {
			$other = $this->index->findByFolderIdOrNull($file->folderId);
			$this->forget($other === null || $other->fileId === $fileId ? [] : [$other]);
		}
		$saved = $row($id, $uniqueId);
		if (!$this->index->save($saved, $isUnread)) {
			$saved = $row(...$this->ids->own());
			$this->index->save($saved, $isUnread);
		}
		if ($known === null) {
			$this->tombstones->delete([$fileId]);
			if ($isHome) {
				$this->tombstones->saveYielded([$saved->id]);
			}
		}
		if ($isUnread) {
			$this->unread[$fileId] = [$saved, $content];
		}
		return $saved;
	}

	private function read(PageRow $row, PageDocument $page): void {
		$this->saveWords($row->fileId, $row->title, $page);
		$image = $page->firstImage();
		$image = $image === null || mb_strlen($image) > Limits::ADDRESS_CHARACTERS ? null : $image;
		// If somebody else has changed the page in the meantime, these words may have replaced newer ones.
		if (!$this->index->saveRead($row, $page->excerpt(self::EXCERPT), $image) && !$this->index->saveUnread($row->fileId)) {
			$this->search->delete([$row->fileId]);
		}
	}

	private function saveWords(int $fileId, string $title, PageDocument $page): void {
		$parts = array_values(array_filter($page->text(), static fn (array $part): bool => $part[0] !== 'title'));
		$text = array_column(array_filter($parts, static fn (array $part): bool => $part[0] !== 'tag'), 1);
		$this->search->save($fileId, implode("\n", $text), PageTerms::of([['title', $title], ...$parts]));
	}

	/** Whether a file with an unexpected name contains a page; other apps store JSON too. */
	private static function holdsPage(PageFile $file): bool {
		try {
			$members = PageDocument::parse($file->text())->members();
		} catch (BrokenDocument) {
			return false;
		}
		return array_intersect(['uniqueId', 'layout', 'content'], array_keys($members)) !== [] && isset($members['title']);
	}
}
