<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Listing;

use OCA\MetadataApp\Model\Value\Codec\Codec;
use OCA\MetadataApp\Model\Value\Filter\Condition;

/** What the values of a field have to be. */
final readonly class FieldFilter {
	/** @param non-empty-list<Condition> $conditions of which one has to fit */
	public function __construct(
		public int $fieldId,
		public Codec $codec,
		public array $conditions,
	) {
	}
}
