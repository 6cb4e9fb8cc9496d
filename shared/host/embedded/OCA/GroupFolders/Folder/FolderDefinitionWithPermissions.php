<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\GroupFolders\Folder;

use OCP\Files\Cache\ICacheEntry;

/** A team folder as one person has it: with what the groups of that person may do there. */
class FolderDefinitionWithPermissions extends FolderDefinition {
	/** @param array{separate-storage?: bool} $options */
	public function __construct(
		int $id,
		string $mountPoint,
		int $quota,
		bool $acl,
		bool $aclDefaultNoPermission,
		int $storageId,
		int $rootId,
		array $options,
		public readonly ICacheEntry $rootCacheEntry,
		public readonly int $permissions,
	) {
		parent::__construct($id, $mountPoint, $quota, $acl, $aclDefaultNoPermission, $storageId, $rootId, $options);
	}

	public static function fromFolder(
		FolderDefinition $folder,
		ICacheEntry $rootCacheEntry,
		int $permissions,
	): FolderDefinitionWithPermissions {
		return new FolderDefinitionWithPermissions(
			$folder->id,
			$folder->mountPoint,
			$folder->quota,
			$folder->acl,
			$folder->aclDefaultNoPermission,
			$folder->storageId,
			$folder->rootId,
			$folder->options,
			$rootCacheEntry,
			$permissions,
		);
	}
}
