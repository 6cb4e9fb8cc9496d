<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\GroupFolders\Folder;

/** A team folder with its groups and with those who may set its rules. */
class FolderDefinitionWithMappings extends FolderDefinition {
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
		public readonly array $groups,
		public readonly array $manage,
	) {
		parent::__construct($id, $mountPoint, $quota, $acl, $aclDefaultNoPermission, $storageId, $rootId, $options);
	}
}
