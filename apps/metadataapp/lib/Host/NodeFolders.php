<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Host;

use OCA\GroupFolders\Mount\GroupFolderStorage;
use OCA\GroupFolders\Mount\GroupMountPoint;
use OCP\Files\Node;

/** Of which team folder files are, however an account got them. */
class NodeFolders {
	/** @return ?int its id; null for what is in none */
	public function idOfOrNull(Node $node): ?int {
		$mount = $node->getMountPoint();
		if ($mount instanceof GroupMountPoint) {
			return $mount->getFolderId();
		}
		$storage = $node->getStorage();
		if (!$storage->instanceOfStorage(GroupFolderStorage::class)) {
			return null;
		}
		/** @var GroupFolderStorage $storage of a share something around it, which passes calls on */
		return $storage->getFolderId();
	}
}
