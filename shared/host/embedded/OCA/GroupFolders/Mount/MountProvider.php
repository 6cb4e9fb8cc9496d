<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\GroupFolders\Mount;

use Host\TeamFolders\Mounts;
use OCA\GroupFolders\ACL\ACLManager;
use OCA\GroupFolders\ACL\Rule;
use OCA\GroupFolders\Folder\FolderDefinitionWithPermissions;
use OCP\Files\Mount\IMountPoint;
use OCP\Files\Storage\IStorageFactory;
use OCP\IUser;

/** Makes mounts of team folders, for apps that work in one on nobody's behalf. */
class MountProvider {
	public function __construct(
		private readonly Mounts $mounts,
	) {
	}

	/**
	 * A mount that knows no rules, only the permissions that come with the folder. It hangs nowhere yet, see IMountManager.
	 *
	 * @param string $mountPoint such as /name-of-the-app/files/name-of-the-folder
	 * @param array<string, Rule[]> $rootRules
	 */
	public function getMount(
		FolderDefinitionWithPermissions $folder,
		string $mountPoint,
		?IStorageFactory $loader = null,
		?IUser $user = null,
		?ACLManager $aclManager = null,
		array $rootRules = [],
	): IMountPoint {
		if ($user !== null) {
			throw new \LogicException('The embedded host mounts the folders of people by itself; see its README');
		}
		return $this->mounts->of($folder, $mountPoint);
	}
}
