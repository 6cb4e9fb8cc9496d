<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\File;

use OCA\MetadataApp\Repository\Backup\Gate;
use OCA\MetadataApp\Repository\File\StoredFiles;
use OCA\MetadataApp\Repository\Value\FileRepository;

/** Forgets files that are gone for good, and nothing that only moved or lies in a trash bin. */
class Purge {
	/** Files that are asked for at once. */
	private const PAGE = 1_000;

	public function __construct(
		private readonly FileRepository $files,
		private readonly StoredFiles $stored,
		private readonly Gate $gate,
	) {
	}

	/**
	 * Most files have no values, and cost one query. A file that moves to another storage is reported as removed too. While a restore
	 * replaces everything, nobody who deletes a file waits for it: the sweep comes later.
	 *
	 * @param list<int> $fileIds that were reported as removed
	 */
	public function forget(array $fileIds): void {
		$known = $fileIds === [] ? [] : $this->files->findAllAmong($fileIds);
		if ($known !== [] && $this->gate->isOpen()) {
			$this->files->delete($this->stored->findAllGone($known));
		}
	}

	/** @return int how many files were forgotten of those that Nextcloud deleted without a word */
	public function sweep(): int {
		$count = $last = 0;
		do {
			$known = $this->files->findAllAfter($last, self::PAGE);
			$count += $this->files->delete($this->stored->findAllGone($known));
			$last = $known === [] ? $last : max($known);
		} while (count($known) === self::PAGE);
		return $count;
	}
}
