<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\TeamFolders;

use OCP\Constants;
use OCP\Files\Cache\ICacheEntry;

/** What is stored of a team folder itself. */
final class RootEntry implements ICacheEntry {
	/** Where the files of a folder are in its storage. */
	public const PATH = 'files';

	public function __construct(
		private readonly int $id,
		private readonly int $storage,
		private readonly int $size,
	) {
	}

	#[\Override]
	public function getId(): int {
		return $this->id;
	}

	#[\Override]
	public function getStorageId(): int {
		return $this->storage;
	}

	#[\Override]
	public function getPath(): string {
		return self::PATH;
	}

	#[\Override]
	public function getSize(): int {
		return $this->size;
	}

	#[\Override]
	public function getPermissions(): int {
		return Constants::PERMISSION_ALL;
	}

	#[\Override]
	public function offsetExists(mixed $offset): bool {
		return $this->offsetGet($offset) !== null;
	}

	#[\Override]
	public function offsetGet(mixed $offset): mixed {
		return is_string($offset) ? $this->values()[$offset] ?? null : null;
	}

	#[\Override]
	public function offsetSet(mixed $offset, mixed $value): void {
		throw new \LogicException('What is stored of a folder is changed by changing the folder.');
	}

	#[\Override]
	public function offsetUnset(mixed $offset): void {
		$this->offsetSet($offset, null);
	}

	/** @return array<string, int|string> by the names that the table of files has for them */
	private function values(): array {
		return [
			'fileid' => $this->id,
			'storage' => $this->storage,
			'path' => $this->getPath(),
			'size' => $this->size,
			'permissions' => $this->getPermissions(),
		];
	}
}
