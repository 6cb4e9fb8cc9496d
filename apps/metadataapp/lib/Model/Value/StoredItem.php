<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value;

/** An item of the value that a file has in a field. */
final readonly class StoredItem {
	/**
	 * @param int $item place in the value, from 0
	 * @param string $value canonical text
	 */
	public function __construct(
		public int $fileId,
		public int $item,
		public string $value,
	) {
	}
}
