<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Backup;

use OCA\MetadataApp\Model\Grant\Principal;
use OCA\MetadataApp\Repository\Folder\FolderRepository;
use OCA\MetadataApp\Repository\Grant\GrantRepository;
use OCA\MetadataApp\Repository\Place\RootRepository;
use OCA\MetadataApp\Service\Place\FolderIndex;
use OCA\MetadataApp\Shared\Host\Accounts;

/** Brings in line with what a restore brought what is not in backups: the index of files, and which accounts and groups there are now. */
class Settlement {
	public function __construct(
		private readonly GrantRepository $grants,
		private readonly FolderRepository $folders,
		private readonly RootRepository $roots,
		private readonly FolderIndex $index,
		private readonly Accounts $accounts,
	) {
	}

	/** May be done twice. */
	public function settle(): void {
		// An account that is made later may get the id of one that is gone.
		foreach ($this->grants->findAll() as $grant) {
			$exists = $grant->kind === Principal::User
				? $this->accounts->exists($grant->principal)
				: $this->accounts->groupName($grant->principal) !== null;
			if (!$exists) {
				$this->grants->delete($grant->kind, $grant->id);
			}
		}
		foreach (array_unique([...$this->folders->findAllIds(), ...array_keys($this->roots->findAll())]) as $folderId) {
			$this->index->follow($folderId);
		}
	}
}
