<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Listing;

use OCA\MetadataApp\Model\File\ListedFile;

/** A file or folder somewhere in a team folder. */
final readonly class ListedRow {
	/**
	 * @param int $parentId file id of the folder it is in
	 * @param string $path of that folder, from the top of the team folder; empty for the top
	 */
	public function __construct(
		public ListedFile $file,
		public int $parentId,
		public string $path,
	) {
	}
}
