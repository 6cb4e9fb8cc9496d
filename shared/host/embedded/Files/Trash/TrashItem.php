<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Trash;

use Host\Files\Place;
use Host\Files\Store\Entry;

/**
 * Something in the trash, or in a folder there.
 *
 * @phpstan-import-type TeamFolder from Place
 */
final readonly class TrashItem {
	/**
	 * @param string $name as it was
	 * @param string $pathName as its address has it: "a.txt.d1763769600" when it was deleted as such
	 * @param string $location where it was: path in the home or in the team folder
	 * @param string $title the same, with the team folder
	 * @param int $deleted Unix time
	 * @param string $deletedBy user id, or ""
	 * @param ?TeamFolder $folder null in a home
	 * @param ?self $parent the folder that it is in
	 */
	public function __construct(
		public Entry $entry,
		public string $name,
		public string $pathName,
		public string $location,
		public string $title,
		public int $deleted,
		public string $deletedBy,
		public string $uid,
		public ?array $folder,
		public ?self $parent,
	) {
	}
}
