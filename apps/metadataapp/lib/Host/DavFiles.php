<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Host;

use OCA\DAV\Connector\Sabre\Directory;
use OCA\DAV\Connector\Sabre\Node;
use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Shared\Host\TeamFolders;
use Sabre\DAV\ICollection;
use Sabre\DAV\INode;

/**
 * Files of team folders as WebDAV has found them for an account: it has looked up already where they lie and what the account may do, so
 * that nothing is asked again.
 */
class DavFiles {
	public function __construct(
		private readonly TeamFolders $teamFolders,
		private readonly NodeFolders $folders,
	) {
	}

	/** @return ?FileInFolder null for what is no file or folder, cannot be read, or lies in no team folder */
	public function findOrNull(INode $node): ?FileInFolder {
		if (!$node instanceof Node || !$this->teamFolders->isAvailable()) {
			return null;
		}
		$file = $node->getNode();
		$folderId = $file->isReadable() ? $this->folders->idOfOrNull($file) : null;
		return $folderId === null ? null : new FileInFolder((int)$file->getId(), $folderId, $file->getPermissions());
	}

	/** @return list<FileInFolder> the folder itself and what is in it; none of what is no folder of files */
	public function findAllIn(ICollection $collection): array {
		return $collection instanceof Directory ? $this->findAll([$collection, ...$collection->getChildren()]) : [];
	}

	/**
	 * @param iterable<INode> $nodes
	 * @return list<FileInFolder> without those that are null above
	 */
	public function findAll(iterable $nodes): array {
		$files = [];
		foreach ($nodes as $node) {
			$file = $this->findOrNull($node);
			if ($file !== null) {
				$files[] = $file;
			}
		}
		return $files;
	}
}
