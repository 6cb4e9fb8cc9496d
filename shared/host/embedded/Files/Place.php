<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files;

use Host\Files\Store\Entry;
use OCP\Constants;

/**
 * A file or folder where one person meets it, with what this person may do there.
 *
 * @phpstan-type TeamFolder array{folder_id: int, mount_point: string, quota: int, acl: int, root: int, permissions: int}
 */
final readonly class Place {
	/**
	 * @param list<Entry> $above from the root of the storage down to its parent
	 * @param ?TeamFolder $folder null in the person's home
	 */
	public function __construct(
		public Entry $entry,
		public array $above,
		public ?array $folder,
		public int $permissions,
	) {
	}

	public function may(int $bits): bool {
		return ($this->permissions & $bits) === $bits;
	}

	public function isReadable(): bool {
		return $this->may(Constants::PERMISSION_READ);
	}

	/** Whether it is the place where a team folder begins. */
	public function isMount(): bool {
		return $this->folder !== null && $this->above === [];
	}

	/** @return list<Entry> from the root of the storage down to it */
	public function chain(): array {
		return [...$this->above, $this->entry];
	}

	/** Path inside the storage, as the host counts it: homes have their files in a folder of that name. */
	public function internalPath(): string {
		$names = array_map(static fn (Entry $entry): string => $entry->name, array_slice($this->chain(), 1));
		return implode('/', $this->folder === null ? ['files', ...$names] : $names);
	}
}
