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
		$place = $path === '' ? $this->prefix : "$this->prefix/$path";
		if ($path !== '' && !isset($this->rules[$place])) {
			$above = dirname($path);
			return $this->known[$path] = $this->bits($above === '.' ? '' : $above);
		}
		$allowed = $this->manager->getPermissionsForPathFromRules($this->folderId, $place, $this->rules);
		return $this->known[$path] = $this->visible($this->visible($allowed) & $this->base);
	}

	/** Like `bits` for a file, but skips the file itself where it has no rule. */
	public function bitsOfFile(string $folder, string $name): int {
		return isset($this->rules["$this->prefix/$folder/$name"]) ? $this->bits("$folder/$name") : $this->bits($folder);
	}

	private function visible(int $bits): int {
		return ($bits & Constants::PERMISSION_READ) === 0 ? 0 : $bits;
	}
}
