<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Trash;

/** What is remembered of a page that left the index while its file still exists. */
final class Tombstone {
	/**
	 * @param int $folderId file id of its folder
	 * @param string $path of the page when it left, as `PageRow->path`
	 */
	public function __construct(
		public readonly int $fileId,
		public readonly int $folderId,
		public readonly string $id,
		public readonly string $uniqueId,
		public readonly string $path,
		public readonly string $title,
	) {
	}
}
