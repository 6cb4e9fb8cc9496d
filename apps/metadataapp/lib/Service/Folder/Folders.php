<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Folder;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Folder\RequiredMode;
use OCA\MetadataApp\Repository\Folder\FolderRepository;
use OCA\MetadataApp\Service\Permission\Permissions;
use OCA\MetadataApp\Shared\Exception\Forbidden;
use OCA\MetadataApp\Shared\Exception\NotFound;
use OCA\MetadataApp\Shared\Host\MemberFolder;
use OCA\MetadataApp\Shared\Host\TeamFolders;
use OCP\Constants;

/** Team folders as an account may use them. One that it is no member of, and whose fields it does not manage, is not found. */
class Folders {
	/** @var array<string, array<int, MemberFolder>> as asked in this request, by account */
	private array $known = [];

	public function __construct(
		private readonly TeamFolders $teamFolders,
		private readonly FolderRepository $folders,
		private readonly Permissions $permissions,
	) {
	}

	/** @return array<int, MemberFolder> those that the account is a member of, by id */
	public function memberships(string $userId): array {
		return $this->known[$userId] ??= array_column($this->teamFolders->foldersOf($userId), null, 'id');
	}

	/** Whether the account may change the values of the folder itself: those who may write at its top. */
	public function mayWrite(string $userId, int $folderId): bool {
		return (($this->teamFolders->accessOf($userId, $folderId)?->bits('') ?? 0) & Constants::PERMISSION_UPDATE) !== 0;
	}

	/** @throws NotFound unless the account is a member of it: who only manages its fields does not see its files */
	public function requireMember(string $userId, int $folderId): MemberFolder {
		return $this->memberships($userId)[$folderId] ?? throw self::unknown();
	}

	/** Whether the account is a member of it, or manages its fields. */
	public function isKnown(string $userId, int $folderId): bool {
		return isset($this->memberships($userId)[$folderId])
			|| ($this->permissions->mayManage($userId, $folderId) && $this->teamFolders->findOrNull($folderId) !== null);
	}

	/** @throws NotFound unless the account is a member of it, or manages its fields */
	public function requireKnown(string $userId, int $folderId): void {
		if (!$this->isKnown($userId, $folderId)) {
			throw self::unknown();
		}
	}

	/**
	 * @throws NotFound unless the account knows the team folder
	 * @throws Forbidden unless it manages its fields
	 */
	public function saveRequired(string $userId, int $folderId, RequiredMode $mode): void {
		$this->requireKnown($userId, $folderId);
		$this->permissions->requireManager($userId, $folderId);
		$this->folders->saveRequired($folderId, $mode);
	}

	public static function unknown(): NotFound {
		return new NotFound(Reason::UNKNOWN_FOLDER, 'There is no such team folder.');
	}
}
