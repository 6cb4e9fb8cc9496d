<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Listing;

use OCA\MetadataApp\Model\Listing\Sight;
use OCA\MetadataApp\Repository\Place\PlaceRepository;
use OCA\MetadataApp\Shared\Host\FolderAccess;

/**
 * What accounts can read in a team folder, by its rules: asked once for each folder and each place with a rule, and for no other file.
 * Where no rule hides anything, not even folders are asked for.
 */
class Sights {
	public function __construct(private readonly PlaceRepository $places) {
	}

	/** @param ?FolderAccess $access of the account in the team folder; null for who is no member */
	public function of(int $folderId, int $rootId, ?FolderAccess $access): Sight {
		if ($access === null) {
			return Sight::none($folderId);
		}
		if (!$access->hidesAny()) {
			return Sight::all($folderId);
		}
		$paths = self::paths($this->places->findAllFolders($folderId), $rootId);
		[$open, $closed] = [[], []];
		foreach ($paths as $id => $path) {
			if ($path !== null && $access->bits($path) !== 0) {
				$open[] = $id;
			} else {
				$closed[] = $id;
			}
		}
		return Sight::partly($folderId, $open, $closed, ...$this->ruled($folderId, $access, $paths));
	}

	/**
	 * @param array<int, ?string> $paths of folders
	 * @return array{list<int>, list<int>} ids of what a rule opens in a folder that is hidden, and hides in one that is not
	 */
	private function ruled(int $folderId, FolderAccess $access, array $paths): array {
		[$shown, $hidden] = [[], []];
		$ruled = $names = [];
		foreach ($access->ruledPaths() as $path) {
			$ruled[self::key($path)] = true;
			$names[] = substr((string)strrchr(self::key($path), '/'), 1);
		}
		foreach ($this->places->findAllNamed($folderId, array_values(array_unique($names))) as $place) {
			$folder = $paths[$place->parentId] ?? null;
			$path = $folder === null ? null : ltrim("$folder/$place->name", '/');
			if ($folder === null || $path === null || !isset($ruled[self::key($path)])) {
				continue;
			}
			$isIn = $access->bits($folder) !== 0;
			$isShown = $access->bits($path) !== 0;
			if ($isShown && !$isIn) {
				$shown[] = $place->fileId;
			} elseif (!$isShown && $isIn) {
				$hidden[] = $place->fileId;
			}
		}
		return [$shown, $hidden];
	}

	/** PHP takes a path that is a number for one. */
	private static function key(string $path): string {
		return "/$path";
	}

	/**
	 * @param array<int, array{int, string}> $folders parent and name by id
	 * @return array<int, ?string> paths relative to the team folder, of which the root has the empty one; null where the way is broken
	 */
	private static function paths(array $folders, int $rootId): array {
		$paths = [$rootId => ''];
		foreach (array_keys($folders) as $id) {
			$way = [];
			$up = $id;
			while (!array_key_exists($up, $paths) && isset($folders[$up]) && !isset($way[$up])) {
				$way[$up] = true;
				$up = $folders[$up][0];
			}
			$path = $paths[$up] ?? null;
			foreach (array_reverse(array_keys($way)) as $below) {
				$path = $path === null ? null : ltrim("$path/{$folders[$below][1]}", '/');
				$paths[$below] = $path;
			}
		}
		return $paths;
	}
}
