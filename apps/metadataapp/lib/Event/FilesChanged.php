<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Event;

use OCP\EventDispatcher\Event;

/**
 * Values of many files of a team folder were saved or taken away: told once for a request, after a ValuesChanged for each of them, to who
 * would be slow if told of each.
 */
final class FilesChanged extends Event {
	/**
	 * @param non-empty-array<int, non-empty-list<string>> $fieldNames of the values that are different now, by file
	 * @param string $userId who changed them
	 */
	public function __construct(
		public readonly int $folderId,
		public readonly array $fieldNames,
		public readonly string $userId,
	) {
		parent::__construct();
	}
}
