<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Host;

use OCA\Files_Trashbin\Trash\ITrashItem;
use OCA\Files_Trashbin\Trash\ITrashManager;
use OCA\GroupFolders\Mount\GroupMountPoint;
use OCA\IntranetApp\Model\Trash\TrashedFile;
use OCP\Files\FileInfo;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;
use OCP\IUserSession;
use OCP\Lock\LockedException;
use OCP\Server;

/**
 * The Deleted files app, used as the caller. Its classes exist only while it is enabled, so they are fetched when needed and
 * never injected.
 */
class TrashBin {
	public function __construct(private readonly IUserSession $session) {
	}

	/** Whether deleted files can be restored. */
	public function isAvailable(): bool {
		return interface_exists(ITrashManager::class);
	}

	/** @return array<int, TrashedFile> by file id, what was deleted in a team folder and the caller may see, the newest first */
	public function list(int $folderId): array {
		$files = [];
		foreach ($this->items($folderId) as $id => [$item, $name]) {
			$files[$id] = new TrashedFile(
				$id,
				substr($item->getOriginalLocation(), strlen($name) + 1),
				$item->getType() === FileInfo::TYPE_FOLDER,
				$item->getDeletedTime(),
				$item->getDeletedBy()?->getUID(),
			);
		}
		return $files;
	}

	/**
	 * Puts something back where it was, or somewhere else in the team folder when that place is taken or gone.
	 *
	 * @throws NotFoundException
	 * @throws NotPermittedException
	 * @throws LockedException
	 */
	public function restore(int $folderId, int $fileId): void {
		$this->manager()?->restoreItem($this->find($folderId, $fileId));
	}

	/**
	 * Deletes something permanently.
	 *
	 * @throws NotFoundException
	 * @throws NotPermittedException
	 * @throws LockedException
	 */
	public function remove(int $folderId, int $fileId): void {
		$this->manager()?->removeItem($this->find($folderId, $fileId));
	}

	private function manager(): ?ITrashManager {
		return $this->isAvailable() ? Server::get(ITrashManager::class) : null;
	}

	/** @throws NotFoundException */
	private function find(int $folderId, int $fileId): ITrashItem {
		return $this->items($folderId)[$fileId][0] ?? throw new NotFoundException();
	}

	/** @return array<int, array{ITrashItem, string}> by file id, with the name of the team folder */
	private function items(int $folderId): array {
		$user = $this->session->getUser();
		$items = [];
		foreach ($user === null ? [] : $this->manager()?->listTrashRoot($user) ?? [] as $item) {
			$mount = $item->getMountPoint();
			$id = $item->getId();
			if ($id !== null && $mount instanceof GroupMountPoint && $mount->getFolderId() === $folderId) {
				$items[$id] = [$item, $mount->getFolder()->mountPoint];
			}
		}
		return $items;
	}
}
