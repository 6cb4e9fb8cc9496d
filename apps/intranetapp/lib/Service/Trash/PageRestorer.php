<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Trash;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Host\TrashBin;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Model\Structure\PagePath;
use OCA\IntranetApp\Model\Trash\TrashedFile;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Page\PageNodes;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCA\IntranetApp\Repository\Site\SiteSettings;
use OCA\IntranetApp\Repository\Trash\RestoredFiles;
use OCA\IntranetApp\Service\Page\PageAnswers;
use OCA\IntranetApp\Service\Page\PageReader;
use OCA\IntranetApp\Service\Page\PageStore;
use OCA\IntranetApp\Shared\Exception\Conflict;
use OCA\IntranetApp\Shared\Exception\Forbidden;
use OCA\IntranetApp\Shared\Exception\Invalid;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Exception\Refusal;

/**
 * Takes pages back from the host's trash bin. The host checks the caller's permissions and puts them where they were. Where
 * it cannot, because that place is taken or gone, it would put them where they are no pages; they are moved on from there.
 *
 * @phpstan-import-type Page from PageAnswers
 */
class PageRestorer {
	public function __construct(
		private readonly TrashedPages $trash,
		private readonly TrashBin $bin,
		private readonly RestoredFiles $files,
		private readonly PageStore $store,
		private readonly PageNodes $nodes,
		private readonly PageIndex $index,
		private readonly PageReader $reader,
		private readonly SiteFolder $folder,
		private readonly SiteSettings $site,
	) {
	}

	/**
	 * Restores a page with everything that it was deleted with.
	 *
	 * @param string $id id or unique id
	 * @return array{page: Page, isElsewhere: bool}
	 * @throws Refusal
	 */
	public function restore(string $id): array {
		$fileId = $this->trash->find($id)[0]->fileId;
		$path = '';
		$this->store->takeBack(function () use ($id, &$path): array {
			// Somebody else may have restored it in the meantime.
			[, $file, $permissions] = $this->trash->find($id);
			if (!$permissions->canWrite()) {
				throw new Forbidden(Reason::NOT_ALLOWED, 'You don\'t have permission to restore this page.');
			}
			$path = $file->pagePath();
			return $this->takeBack($file);
		});
		$row = $this->index->findByFileIdOrNull($fileId) ?? throw new NotFound(Reason::UNKNOWN_PAGE, 'The page does not exist.');
		return [
			'page' => $this->reader->read($row->id),
			'isElsewhere' => $row->path !== $path && !str_starts_with($row->path, "$path/"),
		];
	}

	/**
	 * @return list<PageRow> the pages that are back
	 * @throws Refusal
	 */
	private function takeBack(TrashedFile $file): array {
		$this->refuseHidden($file);
		$isFree = $this->isSeen(dirname($file->path)) && !$this->files->has($file->path);
		[$parent, $name] = $isFree ? [dirname($file->pagePath()), ''] : $this->elsewhere($file);
		$work = function () use ($file, $isFree, $parent, $name): string {
			$this->bin->restore((int)$this->site->findFolderIdOrNull(), $file->id);
			return $isFree ? $file->pagePath() : $this->files->move($this->files->findPath($file->id, $file->path), $parent, $name);
		};
		return $this->store->putBack($isFree ? $file->pagePath() : "$parent/$name", $work, $file->isFolder || !$isFree);
	}

	/**
	 * The host does not see what is hidden from the caller, and would overwrite it: host-facts.md, "Deleted files of team folders".
	 *
	 * @throws Forbidden
	 */
	private function refuseHidden(TrashedFile $file): void {
		foreach ([$file->path, basename($file->path)] as $path) {
			if ($this->files->has($path) && !$this->isSeen($path)) {
				throw new Forbidden(Reason::NOT_ALLOWED, 'You don\'t have permission to restore this page to where it was.');
			}
		}
	}

	/**
	 * The nearest folder above that still exists, and the wished name there.
	 *
	 * @return array{string, string}
	 * @throws Refusal
	 */
	private function elsewhere(TrashedFile $file): array {
		$page = $file->pagePath();
		if ($file->isFolder && !str_contains($page, '/')) {
			throw new Conflict(Reason::NAME_TAKEN, 'There are pages in this language again. Restore single pages of the others in Files.');
		}
		$isHome = !str_contains($page, '/');
		foreach (array_reverse($isHome ? [$page] : PagePath::above($page)) as $path) {
			$folder = PagePath::isFolder($path) ? $this->nodes->findFolderByPathOrNull($path) : null;
			if ($folder !== null) {
				return Permissions::ofFolder($folder->getPermissions())->canCreate()
					? [$path, $isHome ? 'home' : basename($page)]
					: throw new Forbidden(Reason::NOT_ALLOWED, 'You don\'t have permission to create pages where it would be restored.');
			}
		}
		throw new Invalid(Reason::UNKNOWN_LANGUAGE, 'There are no pages in the language of this page any more.');
	}

	/** @param string $path relative to the team folder, `.` for the folder itself */
	private function isSeen(string $path): bool {
		return $path === '.' || $this->folder->findNodeForCallerOrNull($path) !== null;
	}
}
