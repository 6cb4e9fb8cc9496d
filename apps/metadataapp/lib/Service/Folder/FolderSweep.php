<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Folder;

use OCA\MetadataApp\Repository\Folder\FolderRepository;
use OCA\MetadataApp\Shared\Host\ListedFolder;
use OCA\MetadataApp\Shared\Host\TeamFolders;

/** Forgets team folders that were deleted, which nothing reports. */
class FolderSweep {
	public function __construct(
		private readonly FolderRepository $folders,
		private readonly TeamFolders $teamFolders,
	) {
	}

	/** @return int how many were forgotten; none while the Team folders app is disabled */
	public function sweep(): int {
		if (!$this->teamFolders->isAvailable()) {
			return 0;
		}
		// Those that there are, last: one that is made meanwhile is among them.
		$known = $this->folders->findAllIds();
		$existing = array_map(static fn (ListedFolder $folder): int => $folder->id, $this->teamFolders->findAll());
		$gone = array_diff($known, $existing);
		array_map($this->folders->delete(...), $gone);
		return count($gone);
	}
}
