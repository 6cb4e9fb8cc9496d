<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value;

/** What a field of a file or team folder becomes. */
final readonly class ValueChange {
	/**
	 * @param int $ownerId of the file or team folder
	 * @param list<StoredValue> $items in their order; one for a value that is no list, none where the value is taken away
	 */
	public function __construct(
		public int $ownerId,
		public int $fieldId,
		public array $items,
	) {
	}
}
