<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\File;

use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Model\File\FolderPage;
use OCA\MetadataApp\Model\File\ListedFile;
use OCA\MetadataApp\Shared\Host\MemberFolder;
use OCA\MetadataApp\Shared\Host\TeamFolders;
use OCP\Files\FileInfo;
use OCP\Files\Folder;
use OCP\Files\IRootFolder;
use OCP\Files\Node;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;
use OCP\IPreview;

/**
 * What the folders of a team folder hold. Acts for the account, whose own files say what rules leave it; what is mounted inside a team
 * folder, such as another one, is no part of it.
 */
class FolderContents {
	public function __construct(
		private readonly IRootFolder $root,
		private readonly TeamFolders $teamFolders,
		private readonly IPreview $previews,
	) {
	}

	/**
	 * @param MemberFolder $folder of the account
	 * @param int $fileId of a folder in it, or of its top
	 * @return ?FolderPage folders first, then by name without case, numbers by what they count; null where the account can read no such
	 *     folder there
	 */
	public function findPageOrNull(string $userId, MemberFolder $folder, int $fileId, int $offset, int $count): ?FolderPage {
		$home = $this->root->getUserFolder($userId);
		$opened = $this->folderOrNull($home, $folder->id, $fileId);
		$top = $opened === null || $fileId === $folder->rootFileId ? $opened : $this->folderOrNull($home, $folder->id, $folder->rootFileId);
		if ($opened === null || $top === null) {
			return null;
		}
		$nodes = array_values(array_filter($opened->getDirectoryListing(), fn (Node $node): bool => $this->isShown($node, $folder->id)));
		usort($nodes, self::compare(...));
		return new FolderPage(
			[['id' => $folder->rootFileId, 'name' => $folder->mountPoint], ...self::below($top, $opened)],
			array_map(fn (Node $node): ListedFile => $this->listed($node, $folder->id), array_slice($nodes, $offset, $count)),
			count($nodes),
		);
	}

	private function folderOrNull(Folder $home, int $folderId, int $fileId): ?Folder {
		foreach ($home->getById($fileId) as $node) {
			if ($node instanceof Folder && $this->isShown($node, $folderId)) {
				return $node;
			}
		}
		return null;
	}

	private function isShown(Node $node, int $folderId): bool {
		return $node->isReadable() && $this->teamFolders->holds($folderId, $node);
	}

	/** @return list<array{id: int, name: string}> folders from below the top to the one that is open; without those that a rule hides */
	private static function below(Folder $top, Folder $opened): array {
		$path = '';
		$found = [];
		foreach (explode('/', trim((string)$top->getRelativePath($opened->getPath()), '/')) as $name) {
			$path .= "/$name";
			try {
				$node = $name === '' ? null : $top->get($path);
			} catch (NotFoundException|NotPermittedException) {
				continue;
			}
			if ($node?->isReadable() === true) {
				$found[] = ['id' => (int)$node->getId(), 'name' => $name];
			}
		}
		return $found;
	}

	private function listed(Node $node, int $folderId): ListedFile {
		return new ListedFile(
			new FileInFolder((int)$node->getId(), $folderId, $node->getPermissions()),
			$node->getName(),
			$node->getType() === FileInfo::TYPE_FOLDER,
			$node->getMimetype(),
			(int)$node->getSize(),
			$node->getMTime(),
			$node->getEtag(),
			$this->previews->isAvailable($node),
		);
	}

	private static function compare(Node $one, Node $other): int {
		return [$other->getType() === FileInfo::TYPE_FOLDER, strnatcasecmp($one->getName(), $other->getName()), $one->getName()]
			<=> [$one->getType() === FileInfo::TYPE_FOLDER, 0, $other->getName()];
	}
}
