<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Folder;

use OCA\MetadataApp\Model\Folder\RequiredMode;
use OCA\MetadataApp\Repository\Field\AssignmentRepository;
use OCA\MetadataApp\Repository\File\StoredFiles;
use OCA\MetadataApp\Repository\Folder\FolderRepository;
use OCA\MetadataApp\Service\Permission\Permissions;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Host\Accounts;
use OCA\MetadataApp\Shared\Host\ListedFolder;
use OCA\MetadataApp\Shared\Host\MemberFolder;
use OCA\MetadataApp\Shared\Host\TeamFolders;

/**
 * Team folders as the API lists them, by their names.
 *
 * @phpstan-import-type TeamFolder from Schemas
 */
class FolderList {
	public function __construct(
		private readonly Folders $folders,
		private readonly FolderRepository $settings,
		private readonly AssignmentRepository $assignments,
		private readonly StoredFiles $files,
		private readonly Permissions $permissions,
		private readonly Accounts $accounts,
		private readonly TeamFolders $teamFolders,
	) {
	}

	/** @return list<TeamFolder> those that the account is a member of */
	public function findAllOf(string $userId): array {
		$mine = $this->folders->memberships($userId);
		return $this->answers($userId, array_map(static fn (MemberFolder $folder): array => [
			'id' => $folder->id,
			'mount_point' => $folder->mountPoint,
			'groups' => [],
			'quota' => $folder->quota,
			'size' => $folder->size,
			'acl' => $folder->hasRules,
			'root_id' => $folder->rootFileId,
		], $mine));
	}

	/** @return list<TeamFolder> for administrators all of them; for others those that they are members of */
	public function findAllFor(string $userId): array {
		return $this->accounts->isAdmin($userId) ? $this->findAllManagedBy($userId) : $this->findAllOf($userId);
	}

	/** @return list<TeamFolder> those whose fields the account manages, whether it is a member or not; for administrators all of them */
	public function findAllManagedBy(string $userId): array {
		$managed = array_values(array_filter(
			$this->teamFolders->findAll(),
			fn (ListedFolder $folder): bool => $this->permissions->mayManage($userId, $folder->id),
		));
		$mine = $this->folders->memberships($userId);
		$isAdmin = $this->accounts->isAdmin($userId);
		$sizes = $this->files->findAllSizes(array_map(static fn (ListedFolder $folder): int => $folder->rootFileId, $managed));
		return $this->answers($userId, array_map(static fn (ListedFolder $folder): array => [
			'id' => $folder->id,
			'mount_point' => $folder->mountPoint,
			'groups' => $isAdmin ? $folder->groups : [],
			'quota' => $folder->quota,
			'size' => $sizes[$folder->rootFileId] ?? 0,
			'acl' => $folder->hasRules,
			'root_id' => isset($mine[$folder->id]) ? $folder->rootFileId : null,
		], $managed));
	}

	/**
	 * @param array<array-key, array{
	 *     id: int, mount_point: string, groups: list<string>, quota: int, size: int, acl: bool, root_id: ?int,
	 * }> $folders
	 * @return list<TeamFolder>
	 */
	private function answers(string $userId, array $folders): array {
		$ids = array_column($folders, 'id');
		$modes = $this->settings->findAllRequired($ids);
		$counts = $this->assignments->countByFolder($ids);
		$answers = [];
		foreach ($folders as $folder) {
			$id = $folder['id'];
			$answers[] = [
				...$folder,
				'can_manage' => $this->permissions->mayManage($userId, $id),
				'can_write' => $this->folders->mayWrite($userId, $id),
				'required' => ($modes[$id] ?? RequiredMode::Warn)->value,
				'field_count' => $counts[$id] ?? 0,
			];
		}
		usort($answers, static fn (array $one, array $other): int =>
			[strnatcasecmp($one['mount_point'], $other['mount_point']), $one['id']] <=> [0, $other['id']]);
		return $answers;
	}
}
