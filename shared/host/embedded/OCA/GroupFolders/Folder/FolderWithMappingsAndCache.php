<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\GroupFolders\Folder;

use OCP\Files\Cache\ICacheEntry;

/** A team folder with everything that is known of it. */
class FolderWithMappingsAndCache extends FolderDefinitionWithMappings {
	/**
	 * @param array{separate-storage?: bool} $options
	 * @param array<array-key, array{displayName: string, permissions: int, type: 'group'|'circle'}> $groups by group id
	 * @param list<array{type: 'user'|'group'|'circle', id: string, displayname: string}> $manage
	 */
	public function __construct(
		int $id,
		string $mountPoint,
		int $quota,
		bool $acl,
		bool $aclDefaultNoPermission,
		int $storageId,
		int $rootId,
		array $options,
		array $groups,
		array $manage,
		public readonly ICacheEntry $rootCacheEntry,
	) {
		parent::__construct($id, $mountPoint, $quota, $acl, $aclDefaultNoPermission, $storageId, $rootId, $options, $groups, $manage);
	}
}
