<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Failure;

use Shared\Exception\Refusal;

/** The body of a 207, in the shape of shared/schema/src/per-item.ts: the result of each item, refused or not. */
final class ItemResults {
	/** @var list<array<string, mixed>> */
	private array $results = [];

	/** @param \Closure(): (array<array-key, mixed>|\stdClass) $work returns the result of the item; a refusal affects this item only */
	public function add(string $id, \Closure $work): void {
		try {
			$this->results[] = ['id' => $id, 'status' => 200, 'result' => $work()];
		} catch (Refusal $refusal) {
			$this->results[] = [
				'id' => $id,
				'status' => $refusal->status(),
				'reason' => $refusal->reason,
				'message' => $refusal->getMessage(),
			];
		}
	}

	/** @return array{results: list<array<string, mixed>>} */
	public function body(): array {
		return ['results' => $this->results];
	}
}
