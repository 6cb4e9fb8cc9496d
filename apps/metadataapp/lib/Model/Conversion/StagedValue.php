<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Conversion;

use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\Value\ValueChange;

/** What a value becomes, and what it was. */
final readonly class StagedValue {
	/** @param ?string $from canonical text; null where it stays the same, and so has no history */
	public function __construct(
		public ValueChange $change,
		public ?string $from,
		public Cause $cause,
	) {
	}
}
