<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Site;

use OCA\IntranetApp\Model\Page\PageHead;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Repository\Site\SiteSettings;
use OCA\IntranetApp\Shared\Host\FolderAccess;
use OCA\IntranetApp\Shared\Host\TeamFolders;

/**
 * The caller's permissions on many pages at once, matching the host's nodes, from two queries. Read again in every
 * request and kept for this caller only.
 */
class AccessService {
	/** The host never grants the create permission on a file. */
	private const FILE = Permissions::ALL & ~Permissions::CREATE;

	private ?FolderAccess $access = null;
	private bool $isRead = false;
	/** @var array<int, Permissions> few instances for many pages, by their two bit masks */
	private array $shared = [];

	public function __construct(
		private readonly TeamFolders $teamFolders,
		private readonly SiteSettings $site,
		private readonly ?string $userId,
	) {
	}

	/**
	 * @param list<PageRow> $rows
	 * @return array<int, Permissions> by file id
	 */
	public function ofRows(array $rows): array {
		$permissions = [];
		foreach ($rows as $row) {
			$permissions[$row->fileId] = new Permissions($this->bits($row->file()) & self::FILE, $this->bits($row->path));
		}
		return $permissions;
	}

	/**
	 * Those that the caller may read, in the order given.
	 *
	 * @param list<PageRow> $rows
	 * @return list<array{0: PageRow, 1: Permissions}>
	 */
	public function visible(array $rows): array {
		$permissions = $this->ofRows($rows);
		$visible = [];
		foreach ($rows as $row) {
			if ($this->mayRead($row, $permissions[$row->fileId])) {
				$visible[] = [$row, $permissions[$row->fileId]];
			}
		}
		return $visible;
	}

	/** Like `visible`, for pages in long lists: null when the caller may not read the page. */
	public function ofHead(PageHead $page): ?Permissions {
		$folder = $this->bits($page->path);
		$file = ($this->access?->hasRuleIn($page->path) === true ? $this->bits("$page->path/{$page->name()}") : $folder) & self::FILE;
		$permissions = $this->shared[$file << 8 | $folder] ??= new Permissions($file, $folder);
		return $this->mayReadStatus($page->status, $permissions) ? $permissions : null;
	}

	/** Of a folder below the team folder. */
	public function ofPath(string $path): Permissions {
		return Permissions::ofFolder($this->bits(trim($path, '/')));
	}

	/** Of the team folder itself. */
	public function root(): Permissions {
		return $this->ofPath('');
	}

	/** Whether there may be a page that the caller may write. */
	public function mayWriteAnywhere(): bool {
		return $this->access()?->hasAnywhere(Permissions::READ | Permissions::UPDATE) === true;
	}

	public function mayRead(PageRow $row, Permissions $permissions): bool {
		return $this->mayReadStatus($row->status, $permissions);
	}

	/** Unpublished pages are visible only to users who may write them. */
	private function mayReadStatus(string $status, Permissions $permissions): bool {
		return $status === PageRow::PUBLISHED ? $permissions->canRead() : $permissions->canWrite();
	}

	private function bits(string $path): int {
		return $this->access()?->bits($path) ?? 0;
	}

	private function access(): ?FolderAccess {
		if (!$this->isRead) {
			$folder = $this->site->findFolderIdOrNull();
			$this->access = $folder === null || $this->userId === null ? null : $this->teamFolders->accessOf($this->userId, $folder);
			$this->isRead = true;
		}
		return $this->access;
	}
}
