<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Value;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Repository\File\TeamFolderFiles;
use OCA\MetadataApp\Shared\Exception\Forbidden;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Exception\NotFound;

/** Which files an account may read and change: every id that somebody sends comes through here. */
class FileGate {
	public function __construct(private readonly TeamFolderFiles $files) {
	}

	/**
	 * @param ?int $folderId the team folder that it must lie in; null for any
	 * @throws NotFound for a file that the account cannot read, or that lies in none
	 * @throws Invalid for one that lies in another
	 */
	public function requireReadable(string $userId, int $fileId, ?int $folderId = null): FileInFolder {
		$file = $this->files->findOrNull($userId, $fileId)
			?? throw new NotFound(Reason::NOT_IN_TEAM_FOLDER, 'File is not in a team folder');
		return $folderId === null || $file->folderId === $folderId
			? $file
			: throw new Invalid(Reason::OTHER_FOLDER, 'File is not in the specified team folder', '/path/folderId');
	}

	/**
	 * @param ?int $folderId as above
	 * @throws NotFound
	 * @throws Invalid
	 * @throws Forbidden for a file that the account cannot change
	 */
	public function requireWritable(string $userId, int $fileId, ?int $folderId = null): FileInFolder {
		$file = $this->requireReadable($userId, $fileId, $folderId);
		return $file->isWritable() ? $file : throw new Forbidden(Reason::NOT_WRITABLE, 'You can read this file, but not change it.');
	}

	/**
	 * @param list<int> $fileIds
	 * @return array<int, FileInFolder> those that the account can read and that lie in a team folder, by id
	 */
	public function readable(string $userId, array $fileIds): array {
		return $this->files->findAll($userId, $fileIds);
	}
}
