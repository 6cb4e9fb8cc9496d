<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Fake;

use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCP\IDBConnection;

/** Values that are read after something else has happened. */
final class LateValues extends ValueRepository {
	/** @param \Closure(): void $before */
	public function __construct(
		IDBConnection $db,
		private readonly \Closure $before,
	) {
		parent::__construct($db);
	}

	#[\Override]
	public function findAllOf(array $ownerIds, ?array $fieldIds = null): array {
		($this->before)();
		return parent::findAllOf($ownerIds, $fieldIds);
	}
}
