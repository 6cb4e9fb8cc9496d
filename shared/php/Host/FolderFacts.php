<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Host;

/** The team folder of the site, as stored by the host. */
final class FolderFacts {
	/**
	 * @param string $name where it is mounted in the files of its members
	 * @param bool $hasRules whether rules on single places apply (advanced permissions)
	 * @param int $storageId numeric id of its storage
	 * @param int $rootFileId file id of the folder itself
	 * @param string $prefix path of the folder inside its storage
	 * @param array<string, int> $groups bits by group id
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $name,
		public readonly bool $hasRules,
		public readonly int $storageId,
		public readonly int $rootFileId,
		public readonly string $prefix,
		public readonly array $groups,
	) {
	}
}
