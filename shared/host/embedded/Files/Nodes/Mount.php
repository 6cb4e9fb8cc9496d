<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Nodes;

use Host\Files\Finder;
use OCP\Files\Mount\IMountPoint;
use OCP\Files\Storage\IStorage;

/** Where a home or a team folder hangs. */
class Mount implements IMountPoint {
	/**
	 * @param string $path from the root of everything, without a slash at the end
	 * @param int $folderId 0 in a home
	 */
	public function __construct(
		private readonly IStorage $storage,
		private readonly string $path,
		protected readonly int $folderId,
	) {
	}

	#[\Override]
	public function getMountPoint() {
		return "$this->path/";
	}

	#[\Override]
	public function getStorage() {
		return $this->storage;
	}

	#[\Override]
	public function getInternalPath($path) {
		return Finder::below($this->path, $path) ?? '';
	}

	/** @return string */
	#[\Override]
	public function getMountType() {
		return '';
	}
}
