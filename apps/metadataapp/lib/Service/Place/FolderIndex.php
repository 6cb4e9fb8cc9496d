<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Place;

use OCA\MetadataApp\BackgroundJob\FillIndex;
use OCA\MetadataApp\Model\Place\Place;
use OCA\MetadataApp\Model\Place\Root;
use OCA\MetadataApp\Repository\Field\AssignmentRepository;
use OCA\MetadataApp\Repository\Place\PlaceRepository;
use OCA\MetadataApp\Repository\Place\RootRepository;
use OCA\MetadataApp\Repository\Place\StoredPlaces;
use OCA\MetadataApp\Shared\Host\TeamFolders;
use OCP\BackgroundJob\IJobList;

/** Knows the files of team folders that have fields. Large ones are filled in parts, by a job. */
class FolderIndex {
	/** Files that are read and written at once. */
	public const PAGE = 1_000;
	/** Pages that a request fills before it leaves the rest to the job. */
	private const PAGES_PER_REQUEST = 5;

	public function __construct(
		private readonly RootRepository $roots,
		private readonly PlaceRepository $places,
		private readonly StoredPlaces $stored,
		private readonly AssignmentRepository $assignments,
		private readonly TeamFolders $teamFolders,
		private readonly IJobList $jobs,
	) {
	}

	/** After the fields of a team folder changed. */
	public function follow(int $folderId): void {
		if ($this->assignments->countByFolder([$folderId]) === []) {
			$this->forget($folderId);
		} else {
			$this->prepare($folderId);
		}
	}

	public function forget(int $folderId): void {
		$this->roots->delete($folderId);
		$this->places->deleteOfFolder($folderId);
	}

	/**
	 * Before somebody lists the files of a team folder.
	 *
	 * @return bool whether all of them are known; where it has no fields, none is asked for
	 */
	public function prepare(int $folderId): bool {
		$root = $this->roots->findAll()[$folderId] ?? $this->made($folderId);
		return $root === null || $root->filledTo === null || $this->fill($folderId, self::PAGES_PER_REQUEST);
	}

	/**
	 * Goes on where it was left. What is reported of files meanwhile is not overwritten.
	 *
	 * @return bool whether all files are known now
	 */
	public function fill(int $folderId, int $pages): bool {
		for ($page = 0; $page < $pages; $page++) {
			$root = $this->roots->findAll()[$folderId] ?? null;
			if ($root === null || $root->filledTo === null) {
				return true;
			}
			$last = $this->fillPage($root, $root->rootId, $root->filledTo);
			$this->roots->saveFilled($folderId, $last);
		}
		$isFilled = ($this->roots->findAll()[$folderId]->filledTo ?? null) === null;
		if (!$isFilled) {
			$this->jobs->add(FillIndex::class, ['folderId' => $folderId]);
		}
		return $isFilled;
	}

	/** What lies in a folder that came into a team folder. */
	public function fillBelow(int $folderId, int $fileId): void {
		$root = $this->roots->findAll()[$folderId] ?? null;
		$last = 0;
		for ($page = 0; $root !== null && $last !== null && $page < self::PAGES_PER_REQUEST; $page++) {
			$last = $this->fillPage($root, $fileId, $last);
		}
		if ($root !== null && $last !== null) {
			$this->roots->saveFilled($folderId, min($last, $root->filledTo ?? $last));
			$this->jobs->add(FillIndex::class, ['folderId' => $folderId]);
		}
	}

	/** @return ?Root the team folder as it is stored now; null when there is no such team folder */
	public function currentOrNull(int $folderId): ?Root {
		$facts = $this->teamFolders->findOrNull($folderId);
		return $facts === null ? null : new Root($folderId, $facts->storageId, $facts->rootFileId, $facts->prefix);
	}

	/** @return ?Root null for a team folder without fields, or for none */
	private function made(int $folderId): ?Root {
		$root = $this->assignments->countByFolder([$folderId]) === [] ? null : $this->currentOrNull($folderId);
		if ($root !== null) {
			$this->roots->save($root);
		}
		return $root;
	}

	/** @return ?int the last file id; null when there are no more */
	private function fillPage(Root $root, int $ancestorId, int $after): ?int {
		$found = $this->stored->findAllBelow($root, $ancestorId, $after, self::PAGE);
		$this->places->createAll($found);
		// What was removed between reading and writing was not there to be deleted.
		$ids = array_map(static fn (Place $place): int => $place->fileId, $found);
		$this->places->deleteAll(array_values(array_diff($ids, array_keys($this->stored->findAll($ids)))));
		return $ids === [] || count($ids) < self::PAGE ? null : max($ids);
	}
}
