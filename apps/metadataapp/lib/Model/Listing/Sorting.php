<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Listing;

use OCA\MetadataApp\Model\Value\Stored\SortColumn;

/** In which order files are listed. */
final readonly class Sorting {
	/** @param ?int $fieldId null for their names */
	public function __construct(
		public ?int $fieldId = null,
		public SortColumn $column = SortColumn::Text,
		public bool $isDescending = false,
	) {
	}
}
