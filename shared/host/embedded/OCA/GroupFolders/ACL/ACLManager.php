<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\GroupFolders\ACL;

use Host\TeamFolders\Access;
use Host\TeamFolders\Folders;
use Host\TeamFolders\Rules;

/**
 * What rules allow one person; the rights of the groups do not count here. Paths are those in the folder's storage, where
 * its files are below `files`.
 */
class ACLManager {
	/** @var array<int, array<string, Rule[]>> by storage and path: every rule that counts for the person */
	private array $stored = [];

	public function __construct(
		private readonly Access $access,
		private readonly Rules $rules,
		private readonly Folders $folders,
		private readonly string $uid,
	) {
	}

	/** @param string $basePath a folder above: its rules and those above it do not count */
	public function getACLPermissionsForPath(int $folderId, int $storageId, string $path, string $basePath = ''): int {
		$skipped = str_starts_with($path, "$basePath/") ? count(Folders::names($basePath)) : 0;
		return $this->access->allowed($folderId, array_slice($this->folders->chain($storageId, $path), $skipped), $this->uid);
	}

	/** @param list<Rule> $newRules of the path, everybody's */
	public function testACLPermissionsForPath(int $folderId, int $storageId, string $path, array $newRules): int {
		return $this->access->allowedWith($folderId, $this->folders->chain($storageId, $path), $this->uid, $newRules);
	}

	/**
	 * In bulk: the rules of some paths and of every folder above them, for getPermissionsForPathFromRules.
	 *
	 * @param string[] $paths
	 * @return array<string, Rule[]> by path, a folder before what is in it
	 */
	public function getRelevantRulesForPath(int $storageId, array $paths, bool $cache = true): array {
		$stored = $this->stored[$storageId] ??= $this->rules->ofStorage($storageId, $this->uid);
		$rules = [];
		foreach ($paths as $path) {
			foreach (self::upTo($path) as $place) {
				$rules[$place] = $stored[$place] ?? [];
			}
		}
		ksort($rules, SORT_STRING);
		return $rules;
	}

	/** @param array<string, Rule[]> $rules by path */
	public function getPermissionsForPathFromRules(int $folderId, string $path, array $rules): int {
		return $this->access->merged($folderId, array_map(static fn (string $place): array => $rules[$place] ?? [], self::upTo($path)));
	}

	/**
	 * @param int[] $fileIds
	 * @return array<int, array<string, Rule[]>> by storage and path, for files that have rules
	 */
	public function getRulesByFileIds(array $fileIds, bool $cache = true): array {
		$found = [];
		foreach ($this->folders->storages($fileIds) as $storage) {
			$rules = array_filter($this->rules->ofStorage($storage, $this->uid), static fn (array $rules): bool =>
				isset($rules[0]) && in_array($rules[0]->getFileId(), $fileIds, true));
			if ($rules !== []) {
				$found[$storage] = $rules;
			}
		}
		return $found;
	}

	/** What rules leave of a folder with everything in it. */
	public function getPermissionsForTree(int $folderId, int $storageId, string $path): int {
		return $this->access->lowest($folderId, $this->folders->chain($storageId, $path), $this->uid);
	}

	/** What is allowed where no rule says anything. */
	public function getBasePermission(int $folderId): int {
		return $this->access->base($folderId);
	}

	/** @return list<string> a path and the folders above it, outermost first */
	private static function upTo(string $path): array {
		$paths = [];
		foreach (Folders::names($path) as $name) {
			$paths[] = $paths === [] ? $name : "{$paths[count($paths) - 1]}/$name";
		}
		return $paths;
	}
}
