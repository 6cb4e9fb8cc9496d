<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Store;

use OCP\Constants;
use OCP\Files\Cache\ICacheEntry;

/** What is stored of a file or folder. What is in a trash counts to the storage of its home or team folder, as on the host. */
final class TableRow implements ICacheEntry {
	/** Where the files of a home or team folder are in its storage. */
	public const PATH = 'files';

	public function __construct(
		private readonly int $id,
		private readonly int $storage,
		private readonly string $path,
		private readonly int $size,
		private readonly bool $isFolder,
		public readonly bool $isInHome,
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
		return $this->path;
	}

	#[\Override]
	public function getSize(): int {
		return $this->size;
	}

	#[\Override]
	public function getPermissions(): int {
		return $this->isFolder ? Constants::PERMISSION_ALL : Constants::PERMISSION_ALL & ~Constants::PERMISSION_CREATE;
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
		throw new \LogicException('What is stored of a file is changed by changing the file.');
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
			'path' => $this->path,
			'size' => $this->size,
			'permissions' => $this->getPermissions(),
		];
	}
}
