<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Place;

use OCA\MetadataApp\Model\Place\Place;
use OCA\MetadataApp\Repository\Place\PlaceRepository;
use OCA\MetadataApp\Repository\Place\RootRepository;
use OCA\MetadataApp\Repository\Place\StoredPlaces;

/**
 * Follows what Nextcloud reports of files. Of a folder it reports the folder alone, whatever lies in it, and of each change above a file
 * every folder once more, so what is known already costs one query in a request, and what lies in a storage without team folders that
 * have fields costs none.
 */
class PlaceKeeper {
	/** Files that are remembered, so that a scan of millions does not fill the memory. */
	private const SEEN = 1_000;

	/** @var array<int, string> hashes of paths with which nothing was to be changed, by file id */
	private array $seen = [];

	public function __construct(
		private readonly RootRepository $roots,
		private readonly PlaceRepository $places,
		private readonly StoredPlaces $stored,
		private readonly FolderIndex $index,
	) {
	}

	/** @param string $path inside the storage, here and below */
	public function inserted(int $storageId, string $path, int $fileId): void {
		if ($this->roots->findByPathOrNull($storageId, $path) !== null) {
			$this->refresh($fileId, $this->places->findOrNull($fileId));
		}
	}

	public function updated(int $storageId, string $path, int $fileId): void {
		$hash = Place::hash($path);
		if (!$this->roots->hasStorage($storageId) || ($this->seen[$fileId] ?? '') === $hash) {
			return;
		}
		$root = $this->roots->findByPathOrNull($storageId, $path);
		$known = $this->places->findOrNull($fileId);
		if ($known?->folderId === $root?->folderId && ($known === null || $known->pathHash === $hash)) {
			$this->seen = count($this->seen) < self::SEEN ? $this->seen : [];
			$this->seen[$fileId] = $hash;
		} else {
			$this->refresh($fileId, $known);
		}
	}

	/** The id may be that of another file: Nextcloud 34 numbers what was in a folder. */
	public function removed(int $storageId, int $fileId): void {
		$known = $this->roots->hasStorage($storageId) ? $this->places->findOrNull($fileId) : null;
		if ($known !== null) {
			$this->refresh($fileId, $known);
		}
	}

	private function refresh(int $fileId, ?Place $known): void {
		unset($this->seen[$fileId]);
		$place = $this->stored->findAll([$fileId])[$fileId] ?? null;
		if ($place === null) {
			if ($known !== null) {
				$this->places->deleteTree($fileId, $known->isFolder);
			}
		} elseif ($known === null) {
			$this->places->save($place);
			if ($place->isFolder) {
				// It may come from elsewhere, such as a trash bin, with all that is in it.
				$this->index->fillBelow($place->folderId, $fileId);
			}
		} elseif (!$place->isSame($known)) {
			if ($known->isFolder && $place->folderId !== $known->folderId) {
				$this->places->saveFolderBelow($fileId, $place->folderId);
			}
			$this->places->save($place);
		} elseif ($place->pathHash !== $known->pathHash) {
			$this->places->savePathHash($fileId, $place->pathHash);
		}
	}
}
