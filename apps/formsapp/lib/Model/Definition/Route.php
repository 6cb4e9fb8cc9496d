<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition;

use OCA\FormsApp\Model\Definition\Condition\Leaf;

/** Where a page leads when an answer fits. */
final class Route {
	public function __construct(
		public readonly string $id,
		public readonly Leaf $when,
		public readonly string $targetPageId,
	) {
	}

	/** @return array<string, mixed> */
	public function toArray(): array {
		return ['id' => $this->id, ...$this->when->toArray(), 'targetPageId' => $this->targetPageId];
	}
}
