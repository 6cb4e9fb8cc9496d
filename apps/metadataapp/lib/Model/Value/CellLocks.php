<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value;

/** Values that somebody is editing. */
interface CellLocks {
	/**
	 * Asked inside the transaction that saves, by who holds the files.
	 *
	 * @param list<int> $fileIds
	 * @return array<int, array<int, string>> account that holds a value, by file and field; without what this account holds
	 */
	public function findAllOfOthers(string $userId, array $fileIds): array;
}
