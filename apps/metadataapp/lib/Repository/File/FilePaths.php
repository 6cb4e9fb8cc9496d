<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\File;

use OCA\MetadataApp\Shared\Host\MemberFolder;
use OCA\MetadataApp\Shared\Host\TeamFolders;
use OCP\Files\Cache\ICacheEntry;
use OCP\Files\Cache\IFileAccess;
use OCP\Files\IRootFolder;

/** Where files are in the files of an account. Acts for the account. */
class FilePaths {
	public function __construct(
		private readonly IFileAccess $cache,
		private readonly IRootFolder $root,
		private readonly TeamFolders $teamFolders,
	) {
	}

	/**
	 * In one query, except for what is shared with the account.
	 *
	 * @param list<int> $fileIds that the account can read, as many as fit in one statement
	 * @return array<int, string> path from the top of its files, by file id
	 */
	public function findAll(string $userId, array $fileIds): array {
		$paths = [];
		$folders = $fileIds === [] ? [] : $this->teamFolders->foldersOf($userId);
		foreach ($fileIds === [] ? [] : $this->cache->getByFileIds($fileIds) as $id => $entry) {
			$path = $this->pathOrNull($userId, $entry, $folders) ?? $this->sharedOrNull($userId, $id);
			if ($path !== null) {
				$paths[$id] = $path;
			}
		}
		return $paths;
	}

	/** @param list<MemberFolder> $folders */
	private function pathOrNull(string $userId, ICacheEntry $entry, array $folders): ?string {
		foreach ($folders as $folder) {
			if ($folder->holds((int)$entry->getStorageId(), $entry->getPath())) {
				$path = $folder->pathOf($entry->getPath());
				$bits = $this->teamFolders->accessOf($userId, $folder->id)?->bits($path) ?? 0;
				return $bits === 0 ? null : rtrim("/$folder->mountPoint/$path", '/');
			}
		}
		return null;
	}

	private function sharedOrNull(string $userId, int $fileId): ?string {
		$home = $this->root->getUserFolder($userId);
		$node = $home->getById($fileId)[0] ?? null;
		return $node === null ? null : $home->getRelativePath($node->getPath());
	}
}
