<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Place;

/** A team folder with fields, as Nextcloud stores it. */
final readonly class Root {
	/**
	 * @param int $storageId numeric id of its storage
	 * @param int $rootId file id of the folder itself
	 * @param string $path of the folder inside its storage; empty where it is the storage's top
	 * @param ?int $filledTo files with ids up to this one are known; null when all are
	 */
	public function __construct(
		public int $folderId,
		public int $storageId,
		public int $rootId,
		public string $path,
		public ?int $filledTo = 0,
	) {
	}

	/** Whether something inside a storage lies in it; the folder itself does not. */
	public function holds(int $storageId, string $path): bool {
		return $storageId === $this->storageId && $path !== '' && ($this->path === '' || str_starts_with($path, "$this->path/"));
	}

	public function isSame(self $other): bool {
		return [$this->storageId, $this->rootId, $this->path] === [$other->storageId, $other->rootId, $other->path];
	}
}
