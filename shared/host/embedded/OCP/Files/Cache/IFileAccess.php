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
}
