<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Place;

/** Where a file or folder lies. */
final readonly class Place {
	/**
	 * @param int $folderId of the team folder
	 * @param int $parentId file id of the folder it is in
	 * @param string $pathHash of its path inside the storage
	 */
	public function __construct(
		public int $fileId,
		public int $folderId,
		public int $parentId,
		public bool $isFolder,
		public string $name,
		public string $pathHash,
	) {
	}

	public static function hash(string $path): string {
		return md5($path);
	}

	/** Whether it lies in the same folder by the same name. The path may be another one, where a folder above was moved. */
	public function isSame(self $other): bool {
		return [$this->folderId, $this->parentId, $this->isFolder, $this->name]
			=== [$other->folderId, $other->parentId, $other->isFolder, $other->name];
	}
}
