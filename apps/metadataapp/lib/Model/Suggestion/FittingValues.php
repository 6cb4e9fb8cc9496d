<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Suggestion;

/** What of an answer fits the fields of a file. */
final readonly class FittingValues {
	/**
	 * @param array<array-key, string> $values that differ from what is stored, by the names of fields
	 * @param int $dropped how many do not fit
	 */
	public function __construct(
		public array $values,
		public int $dropped,
	) {
	}
}
