<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value;

use OCA\MetadataApp\Model\Value\Codec\Codec;

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

	/** @param ?string $value canonical text; null where it is taken away */
	public static function to(int $ownerId, int $fieldId, Codec $codec, ?string $value): self {
		return new self($ownerId, $fieldId, array_map(StoredValue::of(...), $codec->store($value)));
	}
}
