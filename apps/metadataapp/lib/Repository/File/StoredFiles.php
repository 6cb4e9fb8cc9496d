<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\File;

use OCA\MetadataApp\Shared\Db\Rows;
use OCP\Files\Cache\ICacheEntry;
use OCP\Files\Cache\IFileAccess;

/** What Nextcloud stores, for whomever: nothing here asks for rights. */
class StoredFiles {
	public function __construct(private readonly IFileAccess $cache) {
	}

	/**
	 * @param list<int> $fileIds
	 * @return list<int> those that no storage and no trash bin has any more
	 */
	public function findAllGone(array $fileIds): array {
		return array_values(array_diff($fileIds, array_keys($this->entries($fileIds))));
	}

	/**
	 * @param list<int> $fileIds
	 * @return array<int, int> bytes by file id, as Nextcloud last counted them
	 */
	public function findAllSizes(array $fileIds): array {
		return array_map(static fn (ICacheEntry $entry): int => (int)$entry->getSize(), $this->entries($fileIds));
	}

	/**
	 * @param list<int> $fileIds
	 * @return array<int, ICacheEntry> by file id
	 */
	private function entries(array $fileIds): array {
		$found = [];
		foreach (array_chunk($fileIds, Rows::CHUNK) as $chunk) {
			$found += $this->cache->getByFileIds($chunk);
		}
		return $found;
	}
}
