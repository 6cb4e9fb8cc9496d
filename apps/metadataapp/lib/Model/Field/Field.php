<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Field;

/** A field as it is stored. Times are Unix seconds. */
final readonly class Field {
	/** @param bool $isConverting whether its values are changing together with its definition: nobody else changes either */
	public function __construct(
		public int $id,
		public FieldDefinition $definition,
		public int $createdAt,
		public int $updatedAt,
		public bool $isConverting = false,
	) {
	}
}
