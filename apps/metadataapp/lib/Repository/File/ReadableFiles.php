<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\File;

use OCP\Files\IRootFolder;

/** The files of an account, wherever they are. */
class ReadableFiles {
	public function __construct(private readonly IRootFolder $root) {
	}

	/**
	 * Acts for the account, and looks them up one by one: a value has few.
	 *
	 * @param list<int> $fileIds
	 * @return list<int> those that it cannot read
	 */
	public function findAllUnreadable(string $userId, array $fileIds): array {
		if ($fileIds === []) {
			return [];
		}
		$files = $this->root->getUserFolder($userId);
		return array_values(array_filter($fileIds, static fn (int $id): bool => $files->getFirstNodeById($id)?->isReadable() !== true));
	}
}
