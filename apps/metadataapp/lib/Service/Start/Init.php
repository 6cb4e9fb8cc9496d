<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Start;

use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Repository\File\TeamFolderFiles;
use OCA\MetadataApp\Service\Field\FieldAnswer;
use OCA\MetadataApp\Service\Folder\FolderList;
use OCA\MetadataApp\Service\Folder\Folders;
use OCA\MetadataApp\Service\Permission\Permissions;
use OCA\MetadataApp\Service\Presence\PresenceService;
use OCA\MetadataApp\Service\View\Views;
use OCA\MetadataApp\Shared\Contract\Schemas;

/**
 * What a page or a program needs to begin.
 *
 * @phpstan-import-type Field from Schemas
 * @phpstan-import-type TeamFolder from Schemas
 */
class Init {
	public function __construct(
		private readonly FolderList $folders,
		private readonly TeamFolderFiles $files,
		private readonly FieldRepository $fields,
		private readonly Permissions $permissions,
		private readonly Folders $known,
		private readonly Views $views,
		private readonly PresenceService $presence,
	) {
	}

	/**
	 * Notes that the account looks at the team folder that the path is in.
	 *
	 * @param ?string $dir path from the top of the files of the account
	 * @return array{
	 *     groupfolders: list<TeamFolder>, groupfolder_id: ?int, fields: list<Field>, views: list<array<string, mixed>>, can_manage: bool,
	 * } an `Init` of the contract
	 */
	public function find(string $userId, ?string $dir): array {
		$folderId = $dir === null ? null : $this->files->findFolderIdOrNull($userId, $dir);
		if ($folderId !== null) {
			$this->presence->note($userId, $folderId);
		}
		// Who has a share of a file in it does not know the team folder.
		$isKnown = $folderId !== null && $this->known->isKnown($userId, $folderId);
		return [
			'groupfolders' => $this->folders->findAllOf($userId),
			'groupfolder_id' => $folderId,
			'fields' => $folderId === null ? [] : FieldAnswer::all($this->fields->findAllAssignedTo($folderId, false)),
			'views' => $isKnown ? $this->views->findAllOf($folderId) : [],
			'can_manage' => $folderId !== null && $this->permissions->mayManage($userId, $folderId),
		];
	}
}
