<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Place;

use OCA\MetadataApp\Model\Place\Place;
use OCA\MetadataApp\Model\Place\Root;
use OCA\MetadataApp\Shared\Db\Rows;
use OCP\Files\Cache\ICacheEntry;
use OCP\Files\Cache\IFileAccess;

/** Where Nextcloud itself stores files, for whomever: nothing here asks for rights. */
class StoredPlaces {
	private const FOLDER = 'httpd/unix-directory';

	public function __construct(
		private readonly IFileAccess $cache,
		private readonly RootRepository $roots,
	) {
	}

	/**
	 * @param list<int> $fileIds
	 * @return array<int, Place> by file id, those that lie in a team folder with fields
	 */
	public function findAll(array $fileIds): array {
		$found = [];
		foreach (array_chunk($fileIds, Rows::CHUNK) as $chunk) {
			foreach ($this->cache->getByFileIds($chunk) as $entry) {
				$root = $this->roots->findByPathOrNull((int)$entry->getStorageId(), $entry->getPath());
				if ($root !== null) {
					$found[(int)$entry->getId()] = self::place($entry, $root->folderId);
				}
			}
		}
		return $found;
	}

	/**
	 * @param int $ancestorId of the team folder itself, or of a folder in it that is there
	 * @param int $after file id
	 * @return list<Place> at any depth below it, with higher file ids, ascending, at most so many
	 */
	public function findAllBelow(Root $root, int $ancestorId, int $after, int $count): array {
		$found = [];
		foreach ($this->cache->getByAncestorInStorage($root->storageId, $ancestorId, $after, $count) as $entry) {
			$found[] = self::place($entry, $root->folderId);
		}
		return $found;
	}

	private static function place(ICacheEntry $entry, int $folderId): Place {
		return new Place(
			(int)$entry->getId(),
			$folderId,
			$entry->getParentId(),
			$entry->getMimeType() === self::FOLDER,
			$entry->getName(),
			Place::hash($entry->getPath()),
		);
	}
}
