<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Library;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Model\File\ListedFile;
use OCA\MetadataApp\Repository\File\FolderContents;
use OCA\MetadataApp\Service\Folder\Folders;
use OCA\MetadataApp\Service\Value\FileValues;
use OCA\MetadataApp\Shared\Exception\NotFound;

/** Folders of a team folder with the values of what they hold. */
class Library {
	public function __construct(
		private readonly Folders $folders,
		private readonly FolderContents $contents,
		private readonly FileValues $values,
	) {
	}

	/**
	 * @param ?int $parent file id of a folder in the team folder; null for its top
	 * @return array{path: list<array{id: int, name: string}>, entries: list<array<string, mixed>>, total: int} a `Content`
	 * @throws NotFound for a team folder that the account is no member of, and for a folder that it cannot read there
	 */
	public function find(string $userId, int $folderId, ?int $parent, int $offset, int $count): array {
		$folder = $this->folders->requireMember($userId, $folderId);
		$page = $this->contents->findPageOrNull($userId, $folder, $parent ?? $folder->rootFileId, $offset, $count)
			?? throw new NotFound(Reason::NOT_IN_TEAM_FOLDER, 'There is no such folder in this team folder.');
		$places = array_map(static fn (ListedFile $file): FileInFolder => $file->place, $page->files);
		$values = $this->values->maps($places);
		return [
			'path' => $page->path,
			'entries' => array_map(static fn (ListedFile $file): array =>
				self::entry($file, $values[$file->place->fileId] ?? new \stdClass()), $page->files),
			'total' => $page->total,
		];
	}

	/** @return array<string, mixed> a `ContentEntry` */
	public static function entry(ListedFile $file, \stdClass $values): array {
		return [
			'id' => $file->place->fileId,
			'name' => $file->name,
			'is_folder' => $file->isFolder,
			'mime' => $file->mime,
			'size' => $file->size,
			'modified' => $file->modified,
			'etag' => $file->etag,
			'has_preview' => $file->hasPreview,
			'can_write' => $file->place->isWritable(),
			'metadata' => $values,
		];
	}
}
