<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Event;

use OCP\EventDispatcher\Event;

/** Somebody edits a value of a file, or still does. */
final class CellLocked extends Event {
	/**
	 * @param int $folderId of the team folder that the file lies in
	 * @param int $until Unix seconds; from then on the lock counts for nothing
	 */
	public function __construct(
		public readonly int $folderId,
		public readonly int $fileId,
		public readonly string $fieldName,
		public readonly string $userId,
		public readonly int $until,
	) {
		parent::__construct();
	}
}
