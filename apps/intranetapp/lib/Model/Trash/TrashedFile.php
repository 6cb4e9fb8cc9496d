<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Trash;

/** A file or folder of the site in the host's trash bin. */
final class TrashedFile {
	/**
	 * @param string $path where it was, relative to the team folder
	 * @param int $deletedAt Unix seconds
	 * @param ?string $deletedBy account; null when the host does not know it
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $path,
		public readonly bool $isFolder,
		public readonly int $deletedAt,
		public readonly ?string $deletedBy,
	) {
	}

	/** Path of the folder that is or was the page. */
	public function pagePath(): string {
		return $this->isFolder ? $this->path : dirname($this->path);
	}
}
