<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\TeamFolders;

use OCA\GroupFolders\Folder\FolderDefinitionWithPermissions;
use OCA\GroupFolders\Mount\GroupFolderStorage;
use OCA\GroupFolders\Mount\GroupMountPoint;
use OCP\Files\Mount\IMountManager;
use OCP\Files\Mount\IMountPoint;

/** Team folders that an app hangs into the tree for itself, below a name that is no person's. */
final class Mounts implements IMountManager {
	/** @var \WeakMap<IMountPoint, FolderDefinitionWithPermissions> */
	private \WeakMap $folders;
	/** @var array<string, IMountPoint> */
	private array $hung = [];

	public function __construct(
		private readonly Access $access,
	) {
		$this->folders = new \WeakMap();
	}

	public function of(FolderDefinitionWithPermissions $folder, string $path): GroupMountPoint {
		$mount = new GroupMountPoint(new GroupFolderStorage($folder->id), rtrim($path, '/'), $folder->id);
		$this->folders[$mount] = $folder;
		return $mount;
	}

	#[\Override]
	public function addMount(IMountPoint $mount) {
		$folder = $this->folders[$mount] ?? null;
		$names = Folders::names($mount->getMountPoint());
		if ($folder === null || count($names) < 3 || $names[1] !== 'files') {
			throw new \LogicException('The embedded host mounts team folders only, at /name/files/folder; see its README');
		}
		$this->hung[$mount->getMountPoint()] = $mount;
		$this->access->mount($names[0], implode('/', array_slice($names, 2)), $folder);
	}

	#[\Override]
	public function getAll(): array {
		return $this->hung;
	}
}
