<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Trash;

use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Model\Trash\TrashedFile;
use OCA\IntranetApp\Repository\Site\SiteSettings;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Shared\Host\TeamFolders;

/**
 * What the caller may do with deleted files, by the host's rule: the permissions of the place where they were, less what
 * rules on the files themselves take away.
 */
class TrashAccess {
	public function __construct(
		private readonly AccessService $access,
		private readonly TeamFolders $teamFolders,
		private readonly SiteSettings $site,
		private readonly ?string $userId,
	) {
	}

	/**
	 * @param array<int, TrashedFile> $files by file id
	 * @return array<int, Permissions> by file id
	 */
	public function of(array $files): array {
		$folder = $this->site->findFolderIdOrNull();
		$rules = $folder === null || $this->userId === null || $files === []
			? []
			: $this->teamFolders->ruleBits($this->userId, $folder, array_keys($files));
		return array_map(fn (TrashedFile $file): Permissions => Permissions::ofFolder(
			$this->access->ofPath($file->path)->folder & ($rules[$file->id] ?? Permissions::ALL),
		), $files);
	}
}
