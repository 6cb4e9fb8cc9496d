<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\GroupFolders\Folder;

/** A team folder without whom it is for. */
class FolderDefinition {
	/**
	 * @param int $quota bytes; -3 for no limit
	 * @param int $rootId file id of the folder itself
	 * @param array{separate-storage?: bool} $options
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $mountPoint,
		public readonly int $quota,
		public readonly bool $acl,
		public readonly bool $aclDefaultNoPermission,
		public readonly int $storageId,
		public readonly int $rootId,
		public readonly array $options,
	) {
	}
}
