<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Stored;

/** A row of a value: most values have one, a multiselect and a list of files have one for each item, in their order. */
final class StoredItem {
	public function __construct(
		/** The item as it is emitted. */
		public readonly string $text,
		/** `SortText` of it; null where numbers sort. */
		public readonly ?string $sortText,
		/** A plain decimal of at most 15 digits, which any database reads as a number. Of a file its id. */
		public readonly ?string $sortNumber = null,
	) {
	}
}
