<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\GroupFolders\Folder;

use Host\TeamFolders\Folders;
use OCP\IUser;

/** Team folders, for apps. */
class FolderManager {
	/** Quota of a folder for which nobody set one. */
	public const SPACE_DEFAULT = -4;

	public function __construct(
		private readonly Folders $folders,
	) {
	}

	/** @return array<int, FolderDefinitionWithMappings> by id */
	public function getAllFolders(): array {
		return $this->folders->all();
	}

	public function getFolder(int $id): ?FolderWithMappingsAndCache {
		return $this->folders->find($id);
	}

	/**
	 * @param ?list<string> $paths only folders with one of these names
	 * @return list<FolderDefinitionWithPermissions>
	 */
	public function getFoldersForUser(IUser $user, ?int $folderId = null, ?array $paths = null): array {
		return array_values(array_filter(
			$this->folders->of($user->getUID()),
			static fn (FolderDefinitionWithPermissions $folder): bool =>
				($folderId === null || $folder->id === $folderId) && ($paths === null || in_array($folder->mountPoint, $paths, true)),
		));
	}

	public function getFolderPermissionsForUser(IUser $user, int $folderId): int {
		return ($this->getFoldersForUser($user, $folderId)[0] ?? null)->permissions ?? 0;
	}

	public function canManageACL(int $folderId, IUser $user, bool $excludeAdmins = false): bool {
		return $this->folders->mayManage($folderId, $user->getUID(), $excludeAdmins);
	}

	public function mountPointExists(string $mountPoint): bool {
		return $this->folders->has($mountPoint);
	}

	public function trimMountpoint(string $mountpoint): string {
		return Folders::trimmed($mountpoint);
	}

	/** @param array{separate-storage?: bool} $options */
	public function createFolder(string $mountPoint, array $options = [], bool $aclDefaultNoPermission = false): int {
		return $this->folders->create($mountPoint, $aclDefaultNoPermission);
	}

	public function renameFolder(int $folderId, string $newMountPoint): void {
		$this->folders->rename($folderId, $newMountPoint);
	}

	public function removeFolder(int $folderId): void {
		$this->folders->remove($folderId);
	}

	/** Gives every right to a group that has none yet. */
	public function addApplicableGroup(int $folderId, string $groupId): void {
		$this->folders->addGroup($folderId, $groupId);
	}

	public function removeApplicableGroup(int $folderId, string $groupId): void {
		$this->folders->removeGroup($folderId, $groupId);
	}

	public function setGroupPermissions(int $folderId, string $groupId, int $permissions): void {
		$this->folders->setPermissions($folderId, $groupId, $permissions);
	}

	public function setFolderACL(int $folderId, bool $acl): void {
		$this->folders->setRules($folderId, $acl);
	}

	/** Says who may set rules. */
	public function setManageACL(int $folderId, string $type, string $id, bool $manageAcl): void {
		$this->folders->setManager($folderId, $type, $id, $manageAcl);
	}

	public function setFolderQuota(int $folderId, int $quota): void {
		$this->folders->setQuota($folderId, $quota);
	}
}
