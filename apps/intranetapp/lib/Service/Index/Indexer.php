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
use OCA\IntranetApp\Service\Search\Words\PageTerms;
use OCA\IntranetApp\Shared\Db\Presence;

/** Brings the index in line with the files. All paths are relative to the team folder. */
class Indexer {
	private const EXCERPT = 1_000;

	public function __construct(
		private readonly PageIndex $index,
		private readonly SearchIndex $search,
		private readonly Presence $presence,
		private readonly PageSource $source,
		private readonly PageIds $ids,
	) {
	}

	/**
	 * PageStore wrote a page file.
	 *
	 * @param string $bytes its current content
	 * @param ?PageRow $known its current row
	 */
	public function written(PageFile $file, PageDocument $page, string $bytes, ?PageRow $known): PageRow {
		return $this->save($file->id, $file->folderId, "$file->folder/$file->name", $file->mtime, $page, $bytes, $known);
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
			$found->name === PagePath::ownFile($found->folder) ? $this->take($found) : $this->refreshFolder($found->folder);
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

	/** @param list<PageRow> $pages */
	public function forget(array $pages): void {
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
		try {
			$page = PageDocument::parse($bytes);
		} catch (BrokenDocument) {
			$page = null;
		}
		$isSame = $known !== null && $known->version === PageDocument::version($bytes, $page) && $known->order === $page?->order();
		if ($isSame && $known->file() === $path && $known->mtime === $file->mtime) {
			return;
		}
		$this->save($file->id, $file->folderId, $path, $file->mtime, $page, $bytes, $known);
	}

	/** The row is written last: without its hash the next check repeats everything. */
	private function save(
		int $fileId,
		int $folderId,
		string $file,
		int $mtime,
		?PageDocument $page,
		string $bytes,
		?PageRow $known,
	): PageRow {
		$folder = dirname($file);
		$isHome = !str_contains($folder, '/');
		[$id, $uniqueId] = $this->ids->choose($fileId, $known, $page, $isHome ? $folder : null);
		$content = $page ?? PageDocument::blank();
		$title = $content->title() === '' ? Title::ofFolder($isHome ? 'home' : basename($folder)) : $content->title();
		$image = $content->firstImage();
		$row = static fn (string $id, string $uniqueId): PageRow => new PageRow(
			fileId: $fileId,
			folderId: $folderId,
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
			excerpt: $content->excerpt(self::EXCERPT),
			image: $image === null || mb_strlen($image) > 2_000 ? null : $image,
			translationGroup: $content->translationGroup(),
			version: PageDocument::version($bytes, $page),
			mtime: $mtime,
			size: strlen($bytes),
			fileName: basename($file) === PagePath::ownFile($folder) ? null : basename($file),
		);
		$this->saveWords($fileId, $title, $content);
		if ($known === null) {
			$other = $this->index->findByFolderIdOrNull($folderId);
			$this->forget($other === null || $other->fileId === $fileId ? [] : [$other]);
		}
		$saved = $row($id, $uniqueId);
		if (!$this->index->save($saved)) {
			$saved = $row(...$this->ids->own());
			$this->index->save($saved);
		}
		return $saved;
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
