<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Conversion;

use OCA\MetadataApp\Model\History\Cause;

/** What the history has to say of a value. */
final readonly class StagedRecord {
	/** @param list<string> $items of the new value; none where it is taken away */
	public function __construct(
		public int $ownerId,
		public string $from,
		public array $items,
		public Cause $cause,
	) {
	}
}
