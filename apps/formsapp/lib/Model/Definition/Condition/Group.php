<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition\Condition;

final class Group implements Condition {
	/** @param non-empty-list<Condition> $conditions */
	public function __construct(
		/** Otherwise one of them is enough. */
		public readonly bool $needsAll,
		public readonly array $conditions,
	) {
	}

	#[\Override]
	public function toArray(): array {
		return [
			'operator' => $this->needsAll ? 'and' : 'or',
			'conditions' => array_map(static fn (Condition $condition): array => $condition->toArray(), $this->conditions),
		];
	}

	#[\Override]
	public function leaves(): array {
		return array_merge(...array_map(static fn (Condition $condition): array => $condition->leaves(), $this->conditions));
	}
}
