<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Trash;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Host\TrashBin;
use OCA\IntranetApp\Model\Page\Title;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Model\Structure\PagePath;
use OCA\IntranetApp\Model\Trash\Tombstone;
use OCA\IntranetApp\Model\Trash\TrashedFile;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Page\PageFiles;
use OCA\IntranetApp\Repository\Site\SiteSettings;
use OCA\IntranetApp\Repository\Trash\FileTable;
use OCA\IntranetApp\Repository\Trash\Tombstones;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Exception\Forbidden;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCA\IntranetApp\Shared\Host\Accounts;
use OCA\IntranetApp\Shared\IsoTime;

/**
 * The pages in the host's trash bin. The host restores and deletes what was deleted at once, so these are listed as one;
 * each of their pages names it.
 *
 * @phpstan-import-type Trash from Schemas
 * @phpstan-import-type TrashedPage from Schemas
 */
class TrashedPages {
	/** Folders above each other that are searched for a deleted one. */
	private const DEPTH = 100;

	public function __construct(
		private readonly TrashBin $bin,
		private readonly TrashAccess $permissions,
		private readonly Tombstones $tombstones,
		private readonly FileTable $table,
		private readonly PageIndex $index,
		private readonly AccessService $access,
		private readonly SiteSettings $site,
		private readonly Accounts $accounts,
	) {
	}

	/** @return Trash what the caller may restore, the newest first */
	public function list(): array {
		$files = $this->files();
		$permissions = $this->permissions->of($files);
		$files = array_filter($files, static fn (TrashedFile $file): bool => $permissions[$file->id]->canWrite());
		$tombstones = $files === [] ? [] : $this->tombstones->findAll();
		$roots = $this->roots($tombstones, $files);
		$pages = [];
		foreach ($tombstones as $tombstone) {
			if (isset($roots[$tombstone->fileId])) {
				$pages[$roots[$tombstone->fileId]][] = $tombstone;
			}
		}
		$files = array_intersect_key($files, $pages);
		$titles = $this->titles($files);
		return [
			'isEnabled' => $this->bin->isAvailable(),
			'items' => array_map(
				fn (TrashedFile $file): array => $this->item($file, $pages[$file->id], $permissions[$file->id], $titles),
				array_values($files),
			),
		];
	}

	/**
	 * @param string $id id or unique id of a page
	 * @return array{Tombstone, TrashedFile, Permissions} the page, and what it was deleted with
	 * @throws NotFound
	 */
	public function find(string $id): array {
		$tombstone = $this->tombstones->findOrNull($id);
		$files = $tombstone === null ? [] : $this->files();
		$root = $tombstone === null ? null : $this->roots([$tombstone], $files)[$tombstone->fileId] ?? null;
		if ($tombstone === null || $root === null) {
			throw self::unknown();
		}
		return [$tombstone, $files[$root], $this->permissions->of([$root => $files[$root]])[$root]];
	}

	/**
	 * Permanently deletes a page with everything that it was deleted with.
	 *
	 * @throws Refusal
	 */
	public function remove(string $id): void {
		[, $file, $permissions] = $this->find($id);
		if (!$permissions->canDelete()) {
			throw new Forbidden(Reason::NOT_ALLOWED, 'You don\'t have permission to permanently delete this page.');
		}
		$folder = $this->site->findFolderIdOrNull() ?? throw self::unknown();
		PageFiles::refusing(fn () => $this->bin->remove($folder, $file->id));
	}

	/** @return array<int, TrashedFile> by file id */
	private function files(): array {
		$folder = $this->site->findFolderIdOrNull();
		return $folder === null ? [] : $this->bin->list($folder);
	}

	/**
	 * What pages were deleted with: themselves, or a folder above.
	 *
	 * @param list<Tombstone> $tombstones
	 * @param array<int, TrashedFile> $files
	 * @return array<int, int> file ids in the trash bin by file id of the page
	 */
	private function roots(array $tombstones, array $files): array {
		$places = [];
		foreach ($tombstones as $tombstone) {
			$places[$tombstone->fileId] = $tombstone->fileId;
		}
		$roots = [];
		for ($level = 0; $files !== [] && $places !== [] && $level < self::DEPTH; $level++) {
			$roots += array_filter($places, static fn (int $place): bool => isset($files[$place]));
			$places = array_diff_key($places, $roots);
			$parents = $this->table->findAllParents(array_values(array_unique($places)));
			$places = array_filter(array_map(static fn (int $place): int => $parents[$place] ?? 0, $places), static fn (int $place): bool =>
				$place > 0);
		}
		return $roots;
	}

	/**
	 * @param non-empty-list<Tombstone> $pages
	 * @param array<string, string> $titles by path
	 * @return TrashedPage
	 */
	private function item(TrashedFile $file, array $pages, Permissions $permissions, array $titles): array {
		usort($pages, static fn (Tombstone $one, Tombstone $other): int => strlen($one->path) <=> strlen($other->path));
		$own = array_values(array_filter($pages, static fn (Tombstone $page): bool =>
			in_array($file->id, [$page->fileId, $page->folderId], true)));
		$page = $own[0] ?? $pages[0];
		$path = $file->pagePath();
		$above = array_filter(PagePath::above($path), static fn (string $one): bool => str_contains($one, '/'));
		return [
			'id' => $page->id,
			'uniqueId' => $page->uniqueId,
			'title' => $own === [] ? Title::ofFolder(basename($path)) : $page->title,
			'path' => $path,
			'trail' => array_values(array_intersect_key($titles, array_flip($above))),
			'language' => explode('/', $path)[0],
			'pages' => count($pages) - 1,
			'deletedAt' => IsoTime::of($file->deletedAt),
			'deletedBy' => $this->accounts->person($file->deletedBy),
			'canDelete' => $permissions->canDelete(),
		];
	}

	/**
	 * Of the folders where files were; a page that the caller may not read has none.
	 *
	 * @param array<int, TrashedFile> $files
	 * @return array<string, string> by path, a folder before those in it
	 */
	private function titles(array $files): array {
		$paths = array_values(array_unique(array_merge(
			...array_map(static fn (TrashedFile $file): array => PagePath::above($file->pagePath()), array_values($files)),
		)));
		$rows = $this->index->findAllByPaths($paths);
		$titles = [];
		foreach ($paths as $path) {
			if (!isset($rows[$path])) {
				$titles[$path] = Title::ofFolder(basename($path));
			}
		}
		foreach ($this->access->visible(array_values($rows)) as [$row]) {
			$titles[$row->path] = $row->title;
		}
		ksort($titles);
		return $titles;
	}

	private static function unknown(): NotFound {
		return new NotFound(Reason::UNKNOWN_PAGE, 'The page is not in the trash bin.');
	}
}
