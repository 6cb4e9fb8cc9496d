<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Lock;

/** Who edits the value of a file in a field, and until when at most. */
final readonly class CellLock {
	/**
	 * @param int $folderId of the team folder that the file was in when it was locked
	 * @param int $until Unix seconds; from then on it counts for nothing
	 */
	public function __construct(
		public int $fileId,
		public int $fieldId,
		public int $folderId,
		public string $userId,
		public int $until,
	) {
	}
}
