<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Store;

/** A file or folder as the table of files knows it; what a person may do with it is a `Place`. */
final readonly class Entry {
	public const FOLDER = 'httpd/unix-directory';

	/**
	 * @param int $parent 0 at the root of a storage
	 * @param ?string $blob name of the bytes; a folder has none
	 * @param int $created when the host made it by its PHP API or was told, else 0
	 * @param int $uploaded when it came by WebDAV, else 0
	 */
	public function __construct(
		public int $id,
		public int $storage,
		public int $parent,
		public string $name,
		public string $mimetype,
		public int $size,
		public int $mtime,
		public string $etag,
		public ?string $blob,
		public int $created,
		public int $uploaded,
	) {
	}

	/**
	 * @param array{
	 *     fileid: int, storage: int, parent: int, name: string, mimetype: string, size: int, mtime: int, etag: string, blob: ?string,
	 *     created: int, uploaded: int,
	 * } $row
	 */
	public static function of(array $row): self {
		return new self(
			$row['fileid'],
			$row['storage'],
			$row['parent'],
			$row['name'],
			$row['mimetype'],
			$row['size'],
			$row['mtime'],
			$row['etag'],
			$row['blob'],
			$row['created'],
			$row['uploaded'],
		);
	}

	public function isFolder(): bool {
		return $this->blob === null;
	}
}
