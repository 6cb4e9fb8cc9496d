<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Media;

/** A file in a folder of media, or a folder of the library. */
final class MediaFile {
	/**
	 * @param ?string $type media type by file extension; null for a folder
	 * @param int $size bytes
	 * @param int $modified Unix seconds
	 * @param string $etag the host's ETag; changes with the content
	 * @param \Closure(): resource $opened
	 */
	public function __construct(
		public readonly int $fileId,
		public readonly string $name,
		public readonly ?string $type,
		public readonly int $size,
		public readonly int $modified,
		public readonly string $etag,
		private readonly \Closure $opened,
	) {
	}

	public function isFolder(): bool {
		return $this->type === null;
	}

	/** @return resource the content, positioned at its first byte */
	public function open() {
		return ($this->opened)();
	}
}
