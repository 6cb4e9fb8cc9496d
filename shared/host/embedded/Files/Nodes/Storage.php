<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Nodes;

use OCP\Files\Cache\IUpdater;
use OCP\Files\Storage\IStorage;

/** Where files lie, as far as apps ask: a home, or the storage of a team folder. */
class Storage implements IStorage {
	/**
	 * @param int $folderId 0 in a home
	 * @param ?\Closure(string): (string|false) $reader content of the file at a path inside of it; none where it belongs to nobody's tree
	 * @param ?\Closure(string): bool $finder whether there is something at a path
	 * @param ?\Closure(string): bool $remover takes a folder away for good
	 */
	public function __construct(
		protected readonly int $folderId,
		private readonly ?\Closure $reader = null,
		private readonly ?\Closure $finder = null,
		private readonly ?\Closure $remover = null,
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

	#[\Override]
	public function rmdir(string $path): bool {
		$remover = $this->remover ?? throw self::foreign();
		return $remover($path);
	}

	#[\Override]
	public function getUpdater(): IUpdater {
		return new class implements IUpdater {
			/** Files and their table are one here. */
			#[\Override]
			public function remove(string $path): void {
			}

			#[\Override]
			public function update(string $path, ?int $time = null, ?int $sizeDifference = null): void {
			}
		};
	}

	private static function foreign(): \LogicException {
		return new \LogicException('The embedded host reads by the storage of a node only');
	}
}
