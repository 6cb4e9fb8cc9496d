<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Folder;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Folder\RequiredMode;
use OCA\MetadataApp\Repository\Field\AssignmentRepository;
use OCA\MetadataApp\Repository\Folder\FolderRepository;
use OCA\MetadataApp\Service\Permission\Permissions;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Exception\NotFound;
use OCA\MetadataApp\Shared\Host\Accounts;
use OCA\MetadataApp\Shared\Host\MemberFolder;
use OCA\MetadataApp\Shared\Host\TeamFolders;
use OCP\Constants;

/**
 * Team folders as an account may use them. A folder that the account is no member of, and whose fields it does not manage, is not found.
 *
 * @phpstan-import-type TeamFolder from Schemas
 */
class Folders {
	/** @var array<string, array<int, MemberFolder>> as asked in this request, by account */
	private array $known = [];

	public function __construct(
		private readonly TeamFolders $teamFolders,
		private readonly FolderRepository $folders,
		private readonly AssignmentRepository $assignments,
		private readonly Permissions $permissions,
		private readonly Accounts $accounts,
	) {
	}

	/** @return list<TeamFolder> those that the account is a member of, by their names */
	public function findAllOf(string $userId): array {
		$mine = $this->memberships($userId);
		$modes = $this->folders->findAllRequired(array_keys($mine));
		$counts = $this->assignments->countByFolder(array_keys($mine));
		$answers = [];
		foreach ($mine as $id => $folder) {
			$answers[] = [
				'id' => $id,
				'mount_point' => $folder->mountPoint,
				'groups' => [],
				'quota' => $folder->quota,
				'size' => $folder->size,
				'acl' => $folder->hasRules,
				'root_id' => $folder->rootFileId,
				'can_manage' => $this->permissions->mayManage($userId, $id),
				'can_write' => $this->mayWrite($userId, $id),
				'required' => ($modes[$id] ?? RequiredMode::Warn)->value,
				'field_count' => $counts[$id] ?? 0,
			];
		}
		return self::byName($answers);
	}

	/** Whether the account may change the values of the folder itself: those who may write at its top. */
	public function mayWrite(string $userId, int $folderId): bool {
		return (($this->teamFolders->accessOf($userId, $folderId)?->bits('') ?? 0) & Constants::PERMISSION_UPDATE) !== 0;
	}

	/** @throws NotFound unless the account is a member of it, or manages its fields */
	public function requireKnown(string $userId, int $folderId): void {
		$isManaged = !isset($this->memberships($userId)[$folderId]) && $this->permissions->mayManage($userId, $folderId)
			&& $this->teamFolders->findOrNull($folderId) !== null;
		if (!$isManaged) {
			$this->requireMember($userId, $folderId);
		}
	}

	/** @throws NotFound */
	public function requireMember(string $userId, int $folderId): MemberFolder {
		return $this->memberships($userId)[$folderId] ?? throw new NotFound(Reason::UNKNOWN_FOLDER, 'There is no such team folder.');
	}

	/** @return array<int, MemberFolder> by id */
	private function memberships(string $userId): array {
		return $this->known[$userId] ??= array_column($this->teamFolders->foldersOf($userId), null, 'id');
	}

	/**
	 * @param list<TeamFolder> $folders
	 * @return list<TeamFolder>
	 */
	private static function byName(array $folders): array {
		usort($folders, static fn (array $one, array $other): int => strnatcasecmp($one['mount_point'], $other['mount_point']));
		return $folders;
	}
}
