<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Event;

use OCP\EventDispatcher\Event;

/** Somebody no longer edits a value of a file. A lock whose time ends without a word is not reported. */
final class CellUnlocked extends Event {
	/** @param int $folderId of the team folder that the file lies in */
	public function __construct(
		public readonly int $folderId,
		public readonly int $fileId,
		public readonly string $fieldName,
		public readonly string $userId,
	) {
		parent::__construct();
	}
}
