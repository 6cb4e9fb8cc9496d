<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value;

use OCA\MetadataApp\Shared\Exception\Refusal;

/** What became of an item of a batch. */
final readonly class BatchResult {
	/**
	 * @param int $changed values that are different now
	 * @param ?Refusal $refusal why nothing of the item was saved; null where it was
	 */
	public function __construct(
		public int $fileId,
		public int $changed,
		public ?Refusal $refusal = null,
	) {
	}
}
