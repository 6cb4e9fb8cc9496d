<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Value;

use OCA\MetadataApp\Model\Value\CellLocks;

/** Where nobody can lock values. */
class NoLocks implements CellLocks {
	#[\Override]
	public function findAllOfOthers(string $userId, array $fileIds): array {
		return [];
	}
}
