<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Field;

/** What belongs to some types. */
final readonly class FieldOptions {
	/**
	 * @param list<string> $choices in their order
	 * @param list<string> $withdrawn choices that are no longer offered, and may still be in values
	 * @param bool $hasTime of a date: whether it has a time of day
	 */
	public function __construct(
		public array $choices = [],
		public array $withdrawn = [],
		public bool $hasTime = false,
	) {
	}
}
