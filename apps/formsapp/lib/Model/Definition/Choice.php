<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition;

/** An option of a choice, or a row or column of a matrix. */
final class Choice {
	/** @param array<array-key, mixed> $rest members of other programs */
	public function __construct(
		public readonly string $id,
		public readonly string $label,
		/** Another name that answers and conditions may use; null when it is the id. */
		public readonly ?string $value = null,
		/** Up to two decimals. */
		public readonly int|float|null $score = null,
		/** How often it may be chosen. */
		public readonly ?int $seats = null,
		private readonly array $rest = [],
	) {
	}

	/** @return array<array-key, mixed> */
	public function toArray(): array {
		return [...$this->publicArray(), ...array_filter(
			['value' => $this->value, 'score' => $this->score, 'seats' => $this->seats],
			static fn (mixed $value): bool => $value !== null,
		)] + $this->rest;
	}

	/** @return array{id: string, label: string} */
	public function publicArray(): array {
		return ['id' => $this->id, 'label' => $this->label];
	}
}
