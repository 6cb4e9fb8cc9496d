<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\Cache;

use OCP\EventDispatcher\Event;
use OCP\Files\Storage\IStorage;

/** A change of one row in the table of files. */
class AbstractCacheEvent extends Event implements ICacheEvent {
	/** @var IStorage */
	protected $storage;
	/** @var string */
	protected $path;
	/** @var int */
	protected $fileId;
	/** @var int */
	protected $storageId;

	public function __construct(IStorage $storage, string $path, int $fileId, int $storageId) {
		parent::__construct();
		$this->storage = $storage;
		$this->path = $path;
		$this->fileId = $fileId;
		$this->storageId = $storageId;
	}

	#[\Override]
	public function getStorage(): IStorage {
		return $this->storage;
	}

	#[\Override]
	public function getPath(): string {
		return $this->path;
	}

	#[\Override]
	public function getFileId(): int {
		return $this->fileId;
	}

	#[\Override]
	public function getStorageId(): int {
		return $this->storageId;
	}
}
