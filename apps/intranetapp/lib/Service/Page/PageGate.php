<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Page;

use OCA\IntranetApp\Exception\FileIsBusy;
use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Page\OpenFolder;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Model\Structure\PagePath;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Page\OpenPage;
use OCA\IntranetApp\Repository\Page\PageNodes;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCA\IntranetApp\Service\Index\Indexer;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Service\Site\LanguageService;
use OCA\IntranetApp\Shared\Contract\Limits;
use OCA\IntranetApp\Shared\Exception\Conflict;
use OCA\IntranetApp\Shared\Exception\Forbidden;
use OCA\IntranetApp\Shared\Exception\Invalid;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Exception\Refusal;

/**
 * The only way to access a single page: permissions come from the host's node for the caller, never from the index. A
 * page that the caller may not read does not exist.
 */
class PageGate {
	/** In an address: the home page of the caller's language. */
	private const HOME = 'home';

	public function __construct(
		private readonly PageIndex $index,
		private readonly PageNodes $nodes,
		private readonly SiteFolder $site,
		private readonly Indexer $indexer,
		private readonly AccessService $access,
		private readonly LanguageService $languages,
	) {
	}

	/**
	 * @param string $id `id` or `uniqueId` of a page, or `home`
	 * @throws NotFound
	 */
	public function readable(string $id): OpenPage {
		return $this->find($id) ?? throw self::unknown();
	}

	/**
	 * Like `readable`, for answers that need nothing from the file: uses the index and the rules, which agree with the node.
	 *
	 * @throws NotFound
	 */
	public function row(string $id): PageRow {
		$row = $this->rowOf($id);
		return $row !== null && $this->access->visible([$row]) !== [] ? $row : throw self::unknown();
	}

	/**
	 * @throws NotFound
	 * @throws Forbidden
	 */
	public function writable(string $id): OpenPage {
		$page = $this->readable($id);
		return $page->permissions->canWrite()
			? $page
			: throw new Forbidden(Reason::NOT_ALLOWED, 'You don\'t have permission to edit this page.');
	}

	/**
	 * @throws NotFound
	 * @throws Forbidden
	 */
	public function deletable(string $id): OpenPage {
		$page = $this->readable($id);
		return $page->permissions->canDelete()
			? $page
			: throw new Forbidden(Reason::NOT_ALLOWED, 'You don\'t have permission to delete this page.');
	}

	/**
	 * The target for creating or moving a page: below a page, else in the folder at a path, else at the top of a language.
	 *
	 * @throws NotFound
	 * @throws Forbidden
	 * @throws Invalid when the language has no tree
	 * @throws Conflict when there is no team folder
	 */
	public function parent(?string $parentId, ?string $parentPath, ?string $language): OpenFolder {
		$this->site->findRootFileId();
		$folder = match (true) {
			$parentId !== null && $parentId !== '' => $this->folderOf($parentId),
			$parentPath !== null && trim($parentPath, '/') !== '' => $this->folderAt(trim($parentPath, '/')),
			default => $this->top($this->languages->ofCaller($language)),
		};
		return $folder->permissions->canCreate() ? $folder : throw self::mayNotCreate();
	}

	/**
	 * Like `parent`, for a new page: its place must be one that pages can have.
	 *
	 * @throws Refusal
	 */
	public function parentOfNew(?string $parentId, ?string $parentPath, ?string $language): OpenFolder {
		$parent = $this->parent($parentId, $parentPath, $language);
		if (!PagePath::isFolder($parent->path)) {
			throw new NotFound(Reason::UNKNOWN_PARENT, 'The parent path does not exist.', '/parentPath');
		}
		if (PagePath::level($parent->path) >= Limits::LEVELS) {
			throw new Invalid(Reason::TOO_DEEP, 'Pages cannot be nested that deep.', '/parentId');
		}
		return $parent;
	}

	private function find(string $id): ?OpenPage {
		$row = $this->rowOf($id);
		$file = $row === null ? null : $this->nodes->findOrNull($row->fileId, $row->file());
		if ($row === null || $file === null) {
			return null;
		}
		if ($file->getMTime() !== $row->mtime || $file->getSize() !== $row->size || $this->nodes->findPath($file) !== $row->file()) {
			try {
				$this->indexer->refresh($row->fileId, $this->nodes->findPath($file));
				$row = $this->index->findByFileIdOrNull($row->fileId);
			} catch (FileIsBusy) {
				// Use the previous row until the other writer is done.
			}
		}
		$permissions = $this->nodes->findPermissions($file);
		return $row !== null && $this->access->mayRead($row, $permissions) ? new OpenPage($row, $permissions, $file) : null;
	}

	private function rowOf(string $id): ?PageRow {
		return $id === self::HOME ? $this->index->findByPathOrNull($this->languages->ofCaller()) : $this->index->findOrNull($id);
	}

	private function folderOf(string $id): OpenFolder {
		$page = $this->find($id) ?? throw self::unknownParent('/parentId');
		return $this->opened($page->row->folderId, $page->row->path, $page) ?? throw self::unknownParent('/parentId');
	}

	private function folderAt(string $path): OpenFolder {
		$row = $this->index->findByPathOrNull($path);
		$page = $row === null ? null : $this->find($row->id);
		$folder = $page === null ? $this->nodes->findFolderByPathOrNull($path) : null;
		return $this->opened($page?->row->folderId ?? $folder?->getId(), $path, $page) ?? throw self::unknownParent('/parentPath');
	}

	private function top(string $language): OpenFolder {
		$id = $this->nodes->findFolderByPathOrNull($language)?->getId();
		$home = $this->index->findByPathOrNull($language);
		return $this->opened($id, $language, $home === null ? null : $this->find($home->id))
			?? throw ($this->access->root()->canRead()
				? new Invalid(Reason::UNKNOWN_LANGUAGE, "There are no pages in \"$language\" yet.", '/language')
				: self::mayNotCreate());
	}

	private function opened(?int $folderId, string $path, ?OpenPage $page): ?OpenFolder {
		$folder = $folderId === null ? null : $this->nodes->findFolderOrNull($folderId, $path);
		return $folder === null ? null : new OpenFolder(
			$folder->getId(),
			$path,
			explode('/', $path)[0],
			Permissions::ofFolder($folder->getPermissions()),
			$page?->row,
		);
	}

	private static function mayNotCreate(): Forbidden {
		return new Forbidden(Reason::NOT_ALLOWED, 'You don\'t have permission to create pages here.');
	}

	private static function unknown(): NotFound {
		return new NotFound(Reason::UNKNOWN_PAGE, 'The page does not exist.');
	}

	private static function unknownParent(string $pointer): NotFound {
		return new NotFound(Reason::UNKNOWN_PARENT, 'The parent page does not exist.', $pointer);
	}
}
