<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Event;

use OCP\EventDispatcher\Event;

/** Values of a file were saved or taken away: told once for each file of a request, after everything is stored. */
final class ValuesChanged extends Event {
	/**
	 * @param int $folderId of the team folder that the file lies in
	 * @param non-empty-list<string> $fieldNames of the values that are different now
	 * @param string $userId who changed them
	 * @param bool $isOneOfMany the same request changed other files as well, and tells of all in a FilesChanged
	 */
	public function __construct(
		public readonly int $folderId,
		public readonly int $fileId,
		public readonly array $fieldNames,
		public readonly string $userId,
		public readonly bool $isOneOfMany = false,
	) {
		parent::__construct();
	}
}
