<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\File;

/** A file or folder as lists show it. */
final readonly class ListedFile {
	/**
	 * @param FileInFolder $place where it lies, and what the account may do with it
	 * @param int $size bytes; of a folder, what Nextcloud counted last, and negative where it has not
	 * @param int $modified Unix seconds
	 */
	public function __construct(
		public FileInFolder $place,
		public string $name,
		public bool $isFolder,
		public string $mime,
		public int $size,
		public int $modified,
		public string $etag,
		public bool $hasPreview,
	) {
	}
}
