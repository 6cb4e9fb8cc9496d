<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Event;

use OCP\EventDispatcher\Event;

/** Values of a file were saved or taken away: told once for each file of a request, after everything is stored. */
final class FileValuesChangedEvent extends Event {
	/**
	 * @param int $folderId of the team folder that the file lies in
	 * @param string $userId who changed them
	 * @param non-empty-list<string> $fieldNames of the values that are different now
	 */
	public function __construct(
		public readonly int $fileId,
		public readonly int $folderId,
		public readonly string $userId,
		public readonly array $fieldNames,
	) {
		parent::__construct();
	}
}
