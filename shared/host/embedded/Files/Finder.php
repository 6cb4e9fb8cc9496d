<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files;

use Host\Files\Store\Entry;
use Host\Files\Store\Store;
use Host\TeamFolders\Access;
use OCP\Constants;

/**
 * What a person finds where: the own home, with the team folders in it. Paths are relative to the home, '' is the home.
 *
 * @phpstan-import-type TeamFolder from Place
 */
final class Finder {
	public function __construct(
		private readonly Store $store,
		private readonly Access $access,
	) {
	}

	/** Null when there is nothing or the person may not read it; the place of a team folder is there in any case. */
	public function find(string $uid, string $path): ?Place {
		[$folder, $inside] = $this->folder($uid, $path);
		$chain = [$folder === null ? $this->home($uid) : $this->teamRoot($folder)];
		foreach ($inside === '' ? [] : explode('/', $inside) as $name) {
			$next = $this->store->child(end($chain)->id, $name);
			if ($next === null) {
				return null;
			}
			$chain[] = $next;
		}
		return $this->visible($this->place($uid, $folder, $chain));
	}

	/**
	 * @param Place $parent where the path leads
	 * @return array<string, Place> by name: what the person may read in a folder, team folders that begin there among it
	 */
	public function children(string $uid, string $path, Place $parent): array {
		if (!$parent->isReadable()) {
			return [];
		}
		$mounts = array_filter(
			$this->mounts($uid, $path),
			static fn (Place $place, string $name): bool => $place->isReadable() && !str_contains($name, '/'),
			ARRAY_FILTER_USE_BOTH,
		);
		// In a listing a place where a folder hangs can neither be renamed nor deleted, whatever the rights in it.
		$listed = array_map(
			static fn (Place $place): Place => new Place(
				$place->entry,
				$place->above,
				$place->folder,
				$place->permissions & ~(Constants::PERMISSION_UPDATE | Constants::PERMISSION_DELETE),
			),
			$mounts,
		);
		return $listed + $this->contents($uid, $parent);
	}

	/** @return array<string, Place> by name: what the person may read in a folder, of the same storage */
	public function contents(string $uid, Place $parent): array {
		$places = [];
		$entries = $this->store->children($parent->entry->id);
		$rights = $parent->folder === null ? [] : $this->access->permissions($parent->folder, $parent->chain(), $entries, $uid);
		foreach ($entries as $entry) {
			$places[$entry->name] = new Place(
				$entry,
				$parent->chain(),
				$parent->folder,
				self::ofKind($entry, $rights[$entry->id] ?? Constants::PERMISSION_ALL),
			);
		}
		return array_filter($places, static fn (Place $place): bool => $place->isReadable());
	}

	/** @return array<string, Place> by path below the given one: team folders that begin there */
	public function mounts(string $uid, string $path): array {
		$places = [];
		foreach ($this->access->folders($uid) as $folder) {
			$below = self::below($path, $folder['mount_point']);
			if ($below !== null && $below !== '') {
				$places[$below] = $this->place($uid, $folder, [$this->teamRoot($folder)]);
			}
		}
		return $places;
	}

	/**
	 * What the person may read below a folder whose name has the text in it. As on the server, % and _ stand for anything.
	 *
	 * @return list<array{string, Place}> path and place
	 */
	public function named(string $uid, string $path, Place $parent, string $text): array {
		$pattern = '/' . strtr(preg_quote($text, '/'), ['%' => '.*', '_' => '.']) . '/isu';
		$found = [];
		foreach ([$parent, ...array_values($this->mounts($uid, $path))] as $top) {
			foreach ($this->store->descendants($top->entry->id) as $entry) {
				$match = $entry->id !== $top->entry->id && preg_match($pattern, $entry->name) === 1 ? $this->byId($uid, $entry->id) : null;
				if ($match !== null) {
					$found[] = $match;
				}
			}
		}
		return $found;
	}

	/** @return ?array{string, Place} path and place of a file id that the person may read */
	public function byId(string $uid, int $id): ?array {
		$chain = $this->store->chain($id);
		if ($chain === []) {
			return null;
		}
		$names = array_map(static fn (Entry $entry): string => $entry->name, array_slice($chain, 1));
		$folder =
			array_values(array_filter($this->access->folders($uid), static fn (array $one): bool => $one['root'] === $chain[0]->id))[0]
				?? null;
		if ($folder !== null) {
			array_unshift($names, $folder['mount_point']);
		} elseif ($chain[0]->id !== $this->home($uid)->id) {
			return null;
		}
		$place = $this->place($uid, $folder, $chain);
		return $place->isReadable() ? [implode('/', $names), $place] : null;
	}

	/**
	 * What the rules of a team folder leave, without the rights that its groups give; all in a home. Some operations of
	 * the host ask only one of the two.
	 */
	public function ruled(string $uid, Place $place): int {
		return $place->folder === null
			? Constants::PERMISSION_ALL
			: $this->rights($uid, ['permissions' => Constants::PERMISSION_ALL] + $place->folder, $place->above, $place->entry);
	}

	/** Whether rules allow to delete it and everything below. */
	public function isWholeTreeDeletable(string $uid, Place $place): bool {
		return $place->folder === null || $this->access->deletable($place->folder, $place->chain(), $uid);
	}

	/**
	 * The part of a path after a folder, '' for the folder itself, null when it is elsewhere.
	 */
	public static function below(string $folder, string $path): ?string {
		if ($folder === '' || $path === $folder) {
			return $folder === '' ? $path : '';
		}
		return str_starts_with($path, "$folder/") ? substr($path, strlen($folder) + 1) : null;
	}

	/**
	 * Whether or not the person may read it.
	 *
	 * @param ?TeamFolder $folder
	 * @param list<Entry> $chain from the root of the storage down; without any there is no place
	 * @return ($chain is non-empty-list ? Place : ?Place)
	 */
	public function place(string $uid, ?array $folder, array $chain): ?Place {
		$entry = array_pop($chain);
		if ($entry === null) {
			return null;
		}
		return new Place(
			$entry,
			$chain,
			$folder,
			self::ofKind($entry, $folder === null ? Constants::PERMISSION_ALL : $this->rights($uid, $folder, $chain, $entry)),
		);
	}

	private function home(string $uid): Entry {
		return $this->store->root("home::$uid");
	}

	/** @param TeamFolder $folder */
	private function teamRoot(array $folder): Entry {
		return $this->store->entry($folder['root']) ?? throw new \LogicException("Team folder {$folder['folder_id']} has no root");
	}

	/** @return array{?TeamFolder, string} the team folder that a path leads into, and the path inside it or in the home */
	private function folder(string $uid, string $path): array {
		foreach ($path === '' ? [] : $this->access->folders($uid) as $folder) {
			$inside = self::below($folder['mount_point'], $path);
			if ($inside !== null) {
				return [$folder, $inside];
			}
		}
		return [null, $path];
	}

	private function visible(Place $place): ?Place {
		return $place->isReadable() || $place->isMount() ? $place : null;
	}

	/**
	 * @param TeamFolder $folder
	 * @param list<Entry> $above
	 */
	private function rights(string $uid, array $folder, array $above, Entry $entry): int {
		return $this->access->permissions($folder, $above, [$entry], $uid)[$entry->id] ?? 0;
	}

	/** In a file nothing can be made. */
	private static function ofKind(Entry $entry, int $permissions): int {
		return $entry->isFolder() ? $permissions : $permissions & ~Constants::PERMISSION_CREATE;
	}
}
