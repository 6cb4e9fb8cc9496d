<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files;

use OCP\Files\Storage\IStorage;

/** Where files lie, as far as apps ask: a home, or the storage of a team folder. */
class Storage implements IStorage {
	/**
	 * @param int $folderId 0 in a home
	 * @param ?\Closure(string): (string|false) $reader content of the file at a path inside of it; none where it belongs to nobody's tree
	 * @param ?\Closure(string): bool $finder whether there is something at a path
	 */
	public function __construct(
		protected readonly int $folderId,
		private readonly ?\Closure $reader = null,
		private readonly ?\Closure $finder = null,
	) {
	}

	#[\Override]
	public function instanceOfStorage(string $class) {
		return is_a($this, $class);
	}

	#[\Override]
	public function file_exists(string $path): bool {
		$finder = $this->finder ?? throw self::foreign();
		return $finder($path);
	}

	#[\Override]
	public function file_get_contents(string $path): string|false {
		$reader = $this->reader ?? throw self::foreign();
		return $reader($path);
	}

	private static function foreign(): \LogicException {
		return new \LogicException('The embedded host reads by the storage of a node only');
	}
}
