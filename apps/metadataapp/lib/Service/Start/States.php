<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Start;

use OCA\MetadataApp\Repository\Field\AssignmentRepository;
use OCA\MetadataApp\Service\Field\Assignments;
use OCA\MetadataApp\Service\Folder\FolderList;
use OCA\MetadataApp\Service\Permission\Permissions;
use OCA\MetadataApp\Service\Suggestion\Availability;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Host\Accounts;
use OCA\MetadataApp\Shared\Host\TeamFolders;

/**
 * What the pages know before their first request.
 *
 * @phpstan-import-type Start from Schemas
 * @phpstan-import-type Field from Schemas
 * @phpstan-import-type TeamFolder from Schemas
 */
class States {
	public function __construct(
		private readonly FolderList $folders,
		private readonly Assignments $fields,
		private readonly AssignmentRepository $assignments,
		private readonly Permissions $permissions,
		private readonly Accounts $accounts,
		private readonly TeamFolders $teamFolders,
		private readonly Availability $suggestions,
	) {
	}

	/** @return Start */
	public function ofPage(string $userId): array {
		return [
			'user' => $this->accounts->person($userId),
			'is_admin' => $this->accounts->isAdmin($userId),
			'may_manage' => $this->permissions->mayManageAny($userId),
			'has_team_folders' => $this->teamFolders->isAvailable(),
			'can_suggest' => $this->suggestions->isFor($userId),
			'folders' => $this->folders->findAllOf($userId),
		];
	}

	/** @return array{fields: list<Field>, folders: list<TeamFolder>, assigned: \stdClass, has_team_folders: bool} a `PanelState` */
	public function ofPanel(string $userId): array {
		$folders = $this->folders->findAllManagedBy($userId);
		return [
			'fields' => $this->permissions->mayManageAny($userId) ? $this->fields->findAllVisible($userId) : [],
			'folders' => $folders,
			'assigned' => (object)$this->assignments->findAllOf(array_column($folders, 'id')),
			'has_team_folders' => $this->teamFolders->isAvailable(),
		];
	}
}
