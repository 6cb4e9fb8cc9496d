<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\GroupFolders\ACL;

use Host\TeamFolders\Rules;
use OCP\IUser;

/** Rules as they are stored, for apps. Paths are those in the folder's storage, where its files are below `files`. */
class RuleManager {
	public function __construct(
		private readonly Rules $rules,
	) {
	}

	/**
	 * @param int[] $fileIds
	 * @return array<int, Rule[]> of each file, those that count for a person
	 */
	public function getRulesForFilesById(IUser $user, array $fileIds): array {
		return array_replace(array_fill_keys($fileIds, []), $this->rules->ofFiles(array_values($fileIds), $user->getUID()));
	}

	/**
	 * @param string[] $filePaths
	 * @return array<string, Rule[]> of each path, those that count for a person
	 */
	public function getRulesForFilesByPath(IUser $user, int $storageId, array $filePaths): array {
		$asked = array_fill_keys($filePaths, []);
		return array_replace($asked, array_intersect_key($this->rules->ofStorage($storageId, $user->getUID()), $asked));
	}

	/**
	 * @param string[] $filePaths
	 * @return array<string, Rule[]> everybody's, of the paths that have any
	 */
	public function getAllRulesForPaths(int $storageId, array $filePaths): array {
		return array_intersect_key($this->rules->ofStorage($storageId, null), array_flip($filePaths));
	}

	/** @return array<string, Rule[]> everybody's, of a folder and what is in it */
	public function getAllRulesForPrefix(int $storageId, string $prefix): array {
		return self::within($prefix, $this->rules->ofStorage($storageId, null));
	}

	/**
	 * @param string $prefix '' for the whole storage
	 * @return array<string, Rule[]> of a folder and what is in it, those that count for a person
	 */
	public function getRulesForPrefix(IUser $user, int $storageId, string $prefix): array {
		$rules = $this->rules->ofStorage($storageId, $user->getUID());
		return $prefix === '' ? $rules : self::within($prefix, $rules);
	}

	/** Sets the rule of one person or group for one file, in place of an older one. */
	public function saveRule(Rule $rule): void {
		$this->rules->save($rule);
	}

	public function deleteRule(Rule $rule): void {
		$this->rules->delete($rule);
	}

	/**
	 * @param array<string, list<Rule>> $rules
	 * @return array<string, list<Rule>>
	 */
	private static function within(string $prefix, array $rules): array {
		return array_filter(
			$rules,
			static fn (string $path): bool => $path === $prefix || str_starts_with($path, "$prefix/"),
			ARRAY_FILTER_USE_KEY,
		);
	}
}
