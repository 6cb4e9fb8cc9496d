<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files;

use OCP\Files\Storage\IStorage;

/** Where files lie, as far as apps ask: a home, or the storage of a team folder. */
class Storage implements IStorage {
	/** @param int $folderId 0 in a home */
	public function __construct(
		protected readonly int $folderId,
	) {
	}

	#[\Override]
	public function instanceOfStorage(string $class) {
		return is_a($this, $class);
	}
}
