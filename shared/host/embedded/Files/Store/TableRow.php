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
		private readonly int $parent,
		private readonly string $mime,
		private readonly int $mtime,
		private readonly string $etag,
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
	public function getName(): string {
		return substr((string)strrchr("/$this->path", '/'), 1);
	}

	#[\Override]
	public function getMimeType(): string {
		return $this->mime;
	}

	#[\Override]
	public function getMTime(): int {
		return $this->mtime;
	}

	#[\Override]
	public function getEtag(): string {
		return $this->etag;
	}

	#[\Override]
	public function getParentId(): int {
		return $this->parent;
	}

	#[\Override]
	public function getSize(): int {
		return $this->size;
	}

	#[\Override]
	public function getPermissions(): int {
		return $this->mime === Entry::FOLDER ? Constants::PERMISSION_ALL : Constants::PERMISSION_ALL & ~Constants::PERMISSION_CREATE;
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
			'parent' => $this->parent,
			'name' => $this->getName(),
			'mimetype' => $this->mime,
			'mtime' => $this->mtime,
			'etag' => $this->etag,
			'size' => $this->size,
			'permissions' => $this->getPermissions(),
		];
	}
}
