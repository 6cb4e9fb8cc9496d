<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value;

use OCA\MetadataApp\Model\Value\Stored\StoredItem;

/** A value, or an item of one, in the columns that databases keep it in. */
final readonly class StoredValue {
	/**
	 * @param string $value canonical text
	 * @param string $sortText by which every database sorts and compares alike: at most 160 digits
	 * @param ?float $sortNumber of what is sorted and compared as a number
	 */
	public function __construct(
		public string $value,
		public string $sortText = '',
		public ?float $sortNumber = null,
	) {
	}

	public static function of(StoredItem $item): self {
		return new self($item->text, $item->sortText ?? '', $item->sortNumber === null ? null : (float)$item->sortNumber);
	}
}
