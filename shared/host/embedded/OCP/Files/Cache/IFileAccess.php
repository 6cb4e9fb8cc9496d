<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\Cache;

/** Reads the table of files, whoever may see what is in it. */
interface IFileAccess {
	/**
	 * @param int[] $fileIds
	 * @return array<int, ICacheEntry> by file id, those that are there
	 */
	public function getByFileIds(array $fileIds): array;

	/**
	 * What is below a folder, at any depth.
	 *
	 * @param int $fileIdCursor only higher ids are found
	 * @param int $maxResults 0 for all
	 * @param list<int> $mimeTypeIds empty for any
	 * @return \Generator<ICacheEntry> in the order of the ids
	 */
	public function getByAncestorInStorage(
		int $storageId,
		int $folderId,
		int $fileIdCursor = 0,
		int $maxResults = 100,
		array $mimeTypeIds = [],
		bool $endToEndEncrypted = true,
		bool $serverSideEncrypted = true,
	): \Generator;
}
