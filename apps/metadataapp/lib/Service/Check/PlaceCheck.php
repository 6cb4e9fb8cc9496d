<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Check;

use OCA\MetadataApp\Model\Check\CheckReport;
use OCA\MetadataApp\Model\Check\Finding;
use OCA\MetadataApp\Model\Place\Place;
use OCA\MetadataApp\Model\Place\Root;
use OCA\MetadataApp\Repository\Field\AssignmentRepository;
use OCA\MetadataApp\Repository\Place\PlaceRepository;
use OCA\MetadataApp\Repository\Place\RootRepository;
use OCA\MetadataApp\Repository\Place\StoredPlaces;
use OCA\MetadataApp\Service\Place\FolderIndex;
use OCA\MetadataApp\Shared\Host\ListedFolder;
use OCA\MetadataApp\Shared\Host\TeamFolders;

/** Compares the index of files with Nextcloud's table of files. */
class PlaceCheck {
	private const PAGES = 50;

	public function __construct(
		private readonly RootRepository $roots,
		private readonly PlaceRepository $places,
		private readonly StoredPlaces $stored,
		private readonly AssignmentRepository $assignments,
		private readonly TeamFolders $teamFolders,
		private readonly FolderIndex $index,
	) {
	}

	/** Nothing is compared while the Team folders app is disabled: all would seem to be gone. */
	public function check(CheckReport $report, bool $isRepairing): void {
		if (!$this->teamFolders->isAvailable()) {
			return;
		}
		$this->folders($report, $isRepairing);
		$this->known($report, $isRepairing);
		foreach ($this->roots->findAll() as $root) {
			// What is not filled yet is known to be missing: that is no difference, and a job is at it.
			if ($root->filledTo === null) {
				$this->missing($root, $report, $isRepairing);
			} elseif ($isRepairing) {
				$this->fill($root->folderId);
			}
		}
		$report->files = array_sum($this->places->countByFolder());
	}

	private function folders(CheckReport $report, bool $isRepairing): void {
		$ids = array_map(static fn (ListedFolder $folder): int => $folder->id, $this->teamFolders->findAll());
		$wanted = array_keys($this->assignments->countByFolder($ids));
		$report->folders = count($wanted);
		$roots = $this->roots->findAll();
		$indexed = array_unique([...array_keys($roots), ...array_keys($this->places->countByFolder())]);
		foreach (array_diff($indexed, $wanted) as $folderId) {
			$report->add(Finding::FolderIndexedInVain, "team folder $folderId");
			if ($isRepairing) {
				$this->index->forget($folderId);
			}
		}
		foreach ($wanted as $folderId) {
			$current = $this->index->currentOrNull($folderId);
			$root = $roots[$folderId] ?? null;
			if ($current !== null && ($root === null || !$root->isSame($current))) {
				$report->add(Finding::FolderNotIndexed, "team folder $folderId");
				if ($isRepairing) {
					$this->index->forget($folderId);
					$this->index->prepare($folderId);
				}
			}
		}
	}

	private function known(CheckReport $report, bool $isRepairing): void {
		$last = 0;
		do {
			$page = $this->places->findAllAfter($last, FolderIndex::PAGE);
			$ids = array_map(static fn (Place $place): int => $place->fileId, $page);
			$stored = $this->stored->findAll($ids);
			foreach ($page as $place) {
				$this->compare($place, $stored[$place->fileId] ?? null, $report, $isRepairing);
			}
			$last = $ids === [] ? $last : max($ids);
		} while (count($page) === FolderIndex::PAGE);
	}

	private function compare(Place $place, ?Place $stored, CheckReport $report, bool $isRepairing): void {
		if ($stored === null) {
			$report->add(Finding::FileGone, "file $place->fileId");
			if ($isRepairing) {
				$this->places->deleteAll([$place->fileId]);
			}
		} elseif (!$stored->isSame($place)) {
			$report->add(Finding::FileElsewhere, "file $place->fileId");
			if ($isRepairing) {
				$this->places->save($stored);
			}
		}
	}

	private function fill(int $folderId): void {
		do {
			$isFilled = $this->index->fill($folderId, self::PAGES);
		} while (!$isFilled);
	}

	private function missing(Root $root, CheckReport $report, bool $isRepairing): void {
		$last = 0;
		do {
			$page = $this->stored->findAllBelow($root, $root->rootId, $last, FolderIndex::PAGE);
			$ids = array_map(static fn (Place $place): int => $place->fileId, $page);
			$known = $this->places->findAllById($ids);
			$missing = array_values(array_filter($page, static fn (Place $place): bool => !isset($known[$place->fileId])));
			foreach ($missing as $place) {
				$report->add(Finding::FileNotIndexed, "file $place->fileId");
			}
			if ($isRepairing) {
				$this->places->createAll($missing);
			}
			$last = $ids === [] ? $last : max($ids);
		} while (count($page) === FolderIndex::PAGE);
	}
}
