<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Host;

/** A team folder as administrators know it. */
final readonly class ListedFolder {
	/**
	 * @param string $mountPoint path in the files of its members
	 * @param list<string> $groups ids of groups that have it
	 * @param int $quota bytes; -3 for no limit
	 * @param bool $hasRules whether rules on single places apply (advanced permissions)
	 * @param int $rootFileId file id of the folder itself
	 */
	public function __construct(
		public int $id,
		public string $mountPoint,
		public array $groups,
		public int $quota,
		public bool $hasRules,
		public int $rootFileId,
	) {
	}
}
