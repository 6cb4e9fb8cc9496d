<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\File;

/** A part of what a folder holds, as far as an account may read it. */
final readonly class FolderPage {
	/**
	 * @param list<array{id: int, name: string}> $path folders from the top of the team folder down to this one
	 * @param list<ListedFile> $files
	 * @param int $total on all pages
	 */
	public function __construct(
		public array $path,
		public array $files,
		public int $total,
	) {
	}
}
