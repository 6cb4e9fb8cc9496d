<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Host;

/** A team folder of an account. */
final readonly class MemberFolder {
	/**
	 * @param string $mountPoint path in the files of the account
	 * @param int $bits of the account's groups; rules can only take some of them away
	 * @param int $storageId numeric id of its storage
	 * @param string $prefix path of the folder inside its storage; empty where it is the storage's top
	 * @param int $rootFileId file id of the folder itself
	 */
	public function __construct(
		public int $id,
		public string $mountPoint,
		public int $bits,
		public bool $hasRules,
		public int $quota,
		public int $size,
		public int $storageId,
		public string $prefix,
		public int $rootFileId,
	) {
	}

	/** Whether a file of the cache lies in it. */
	public function holds(int $storageId, string $path): bool {
		return $storageId === $this->storageId
			&& ($this->prefix === '' || $path === $this->prefix || str_starts_with($path, "$this->prefix/"));
	}

	/** @return string path relative to the folder, of a file that it holds; '' for the folder itself */
	public function pathOf(string $path): string {
		return $this->prefix === '' ? $path : substr($path, strlen($this->prefix) + 1);
	}
}
