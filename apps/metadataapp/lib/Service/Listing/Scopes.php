<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Listing;

use OCA\MetadataApp\Service\Folder\Folders;
use OCA\MetadataApp\Service\Place\FolderIndex;
use OCA\MetadataApp\Shared\Exception\NotFound;
use OCA\MetadataApp\Shared\Host\TeamFolders;

/** Opens team folders for those who list their files: their members, and nobody else. */
class Scopes {
	public function __construct(
		private readonly Folders $folders,
		private readonly TeamFolders $teamFolders,
		private readonly FolderIndex $index,
		private readonly Sights $sights,
	) {
	}

	/** @throws NotFound unless the account is a member of it */
	public function open(string $userId, int $folderId): Scope {
		$folder = $this->folders->requireMember($userId, $folderId);
		$access = $this->teamFolders->accessOf($userId, $folderId) ?? throw Folders::unknown();
		$isComplete = $this->index->prepare($folderId);
		return new Scope($folder, $access, $this->sights->of($folderId, $folder->rootFileId, $access), $isComplete);
	}
}
