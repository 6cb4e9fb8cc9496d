<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Host;

use OCA\GroupFolders\ACL\ACLManager;
use OCA\GroupFolders\ACL\Rule;
use OCP\Constants;

/**
 * The permissions of one account anywhere in one team folder, from rules that are read once.
 *
 * A place without a rule of its own has the permissions of its parent folder, so the host is asked only for places
 * with rules.
 */
final class FolderAccess {
	/** @var array<string, int> by path relative to the team folder */
	private array $known = [];
	/** @var array<array-key, true> places with a rule of their own, by path relative to the team folder */
	private readonly array $ruled;
	/** @var array<string, true> the folders that these are in */
	private readonly array $ruledIn;

	/**
	 * @param int $base bits of the account's groups; no rule grants more
	 * @param string $prefix path of the team folder inside its storage
	 * @param ?ACLManager $manager null where rules do not apply
	 * @param array<string, Rule[]> $rules by path inside the storage
	 */
	public function __construct(
		private readonly int $folderId,
		private readonly int $base,
		private readonly string $prefix,
		private readonly ?ACLManager $manager,
		private readonly array $rules,
	) {
		$ruled = $ruledIn = [];
		foreach (array_keys($rules) as $place) {
			// The prefix of the team folder itself leaves nothing.
			$path = substr((string)$place, strlen($prefix) + 1);
			$ruled[$path] = true;
			$ruledIn[self::above($path)] = true;
		}
		$this->ruled = $ruled;
		$this->ruledIn = $ruledIn;
	}

	/**
	 * @param string $path relative to the team folder; '' for the folder itself
	 * @return int 0 for a place that is not visible
	 */
	public function bits(string $path): int {
		if ($this->manager === null) {
			return $this->visible($this->base);
		}
		if (isset($this->known[$path])) {
			return $this->known[$path];
		}
		if ($path !== '' && !isset($this->ruled[$path])) {
			return $this->known[$path] = $this->bits(self::above($path));
		}
		$place = $path === '' ? $this->prefix : "$this->prefix/$path";
		$allowed = $this->manager->getPermissionsForPathFromRules($this->folderId, $place, $this->rules);
		return $this->known[$path] = $this->visible($this->visible($allowed) & $this->base);
	}

	/** Whether a file or folder directly in this one has a rule of its own; where none has, all have the permissions of the folder. */
	public function hasRuleIn(string $folder): bool {
		return isset($this->ruledIn[$folder]);
	}

	/** Whether there is a place where the account has all of these bits. */
	public function hasAnywhere(int $bits): bool {
		// The root stands for every place that no rule is about.
		return ($this->base & $bits) === $bits
			&& array_filter(['', ...array_keys($this->ruled)], fn (int|string $path): bool =>
				($this->bits((string)$path) & $bits) === $bits) !== [];
	}

	/** Whether there is a place that the account cannot read. */
	public function hidesAny(): bool {
		return $this->bits('') === 0
			|| array_filter(array_keys($this->ruled), fn (int|string $path): bool => $this->bits((string)$path) === 0) !== [];
	}

	/** @return list<string> paths of places with a rule of their own, relative to the team folder; every other place is as its folder */
	public function ruledPaths(): array {
		return array_map(strval(...), array_keys($this->ruled));
	}

	private static function above(string $path): string {
		return substr($path, 0, (int)strrpos($path, '/'));
	}

	private function visible(int $bits): int {
		return ($bits & Constants::PERMISSION_READ) === 0 ? 0 : $bits;
	}
}
