<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\File;

use OCA\MetadataApp\Host\NodeFolders;
use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Shared\Host\MemberFolder;
use OCA\MetadataApp\Shared\Host\TeamFolders;
use OCP\Files\Cache\ICacheEntry;
use OCP\Files\Cache\IFileAccess;
use OCP\Files\IRootFolder;
use OCP\Files\Node;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;

/**
 * Which team folder a file lies in, and what an account may do with it: the only place that decides. What an account cannot read is not
 * found. A file is known by its id, whatever folder of the account looks like a team folder.
 */
class TeamFolderFiles {
	public function __construct(
		private readonly IRootFolder $root,
		private readonly IFileAccess $cache,
		private readonly TeamFolders $teamFolders,
		private readonly NodeFolders $nodes,
	) {
	}

	/** @return ?FileInFolder null where the account cannot read it, or it is in no team folder */
	public function findOrNull(string $userId, int $fileId): ?FileInFolder {
		return $this->findAll($userId, [$fileId])[$fileId] ?? null;
	}

	/**
	 * Asks rights in bulk: one query for the files, and for each team folder what rules leave of it. Only what the account did not get as a
	 * member of the team folder, such as by a share, is looked up one by one.
	 *
	 * @param list<int> $fileIds
	 * @return array<int, FileInFolder> by file id, without those that the account cannot read or that are in no team folder
	 */
	public function findAll(string $userId, array $fileIds): array {
		if ($fileIds === [] || !$this->teamFolders->isAvailable()) {
			return [];
		}
		$found = $accesses = [];
		$entries = $this->cache->getByFileIds($fileIds);
		$folders = $this->teamFolders->foldersOf($userId);
		foreach ($entries as $fileId => $entry) {
			$folder = self::folderOf($entry, $folders);
			if ($folder !== null) {
				$accesses[$folder->id] ??= $this->teamFolders->accessOf($userId, $folder->id);
				$bits = $accesses[$folder->id]?->bits($folder->pathOf($entry->getPath())) ?? 0;
				if ($bits !== 0) {
					$found[$fileId] = new FileInFolder($fileId, $folder->id, $bits);
				}
			}
		}
		foreach (array_keys(array_diff_key($entries, $found)) as $fileId) {
			$shared = $this->sharedOrNull($userId, $fileId);
			if ($shared !== null) {
				$found[$fileId] = $shared;
			}
		}
		return $found;
	}

	/**
	 * @param string $path from the top of the files of the account
	 * @return ?int id of the team folder that the path is in: the innermost one
	 */
	public function findFolderIdOrNull(string $userId, string $path): ?int {
		if (!$this->teamFolders->isAvailable()) {
			return null;
		}
		try {
			return $this->nodes->idOfOrNull($this->root->getUserFolder($userId)->get($path));
		} catch (NotFoundException|NotPermittedException) {
			return null;
		}
	}

	/** @return ?int id of the team folder that a node is in, for whoever has it */
	public function findFolderIdOfOrNull(Node $node): ?int {
		return $this->teamFolders->isAvailable() ? $this->nodes->idOfOrNull($node) : null;
	}

	/** @param list<MemberFolder> $folders */
	private static function folderOf(ICacheEntry $entry, array $folders): ?MemberFolder {
		foreach ($folders as $folder) {
			if ($folder->holds((int)$entry->getStorageId(), $entry->getPath())) {
				return $folder;
			}
		}
		return null;
	}

	/** A file of a team folder that somebody shares with the account, with the rights of the share. */
	private function sharedOrNull(string $userId, int $fileId): ?FileInFolder {
		foreach ($this->root->getUserFolder($userId)->getById($fileId) as $node) {
			$folderId = $this->nodes->idOfOrNull($node);
			if ($folderId !== null) {
				return new FileInFolder($fileId, $folderId, $node->getPermissions());
			}
		}
		return null;
	}
}
