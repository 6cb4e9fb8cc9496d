<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\GroupFolders\Mount;

use Host\Files\Nodes\Mount;
use OCA\GroupFolders\Folder\FolderDefinition;
use OCA\GroupFolders\Folder\FolderManager;
use OCP\Server;

/** Where a team folder hangs in a person's home. */
class GroupMountPoint extends Mount {
	#[\Override]
	public function getMountType(): string {
		return 'group';
	}

	public function getFolderId(): int {
		return $this->folderId;
	}

	public function getFolder(): FolderDefinition {
		return Server::get(FolderManager::class)->getFolder($this->folderId)
			?? throw new \LogicException("Team folder $this->folderId is gone");
	}
}
