<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Stored;

use OCA\MetadataApp\Model\Value\Text\Decimal;

/** The column by which the values of a field are sorted and a range of them is found. */
enum SortColumn {
	case Text;
	case Number;

	public function of(StoredItem $item): string {
		return ($this === self::Text ? $item->sortText : $item->sortNumber) ?? '';
	}

	/** @return int negative when the first is less; both as the column has them */
	public function order(string $one, string $other): int {
		return $this === self::Text ? strcmp($one, $other) : Decimal::compare($one, $other);
	}
}
