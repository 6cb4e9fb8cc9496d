<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition\Condition;

final class Leaf implements Condition {
	/** @param string|list<string>|null $value numbers as plain decimals; null when the operator takes none */
	public function __construct(
		public readonly string $questionId,
		public readonly Operator $operator,
		public readonly string|array|null $value,
	) {
	}

	/** @return list<string> */
	public function values(): array {
		return is_string($this->value) ? [$this->value] : $this->value ?? [];
	}

	#[\Override]
	public function toArray(): array {
		$value = $this->value === null ? [] : ['value' => $this->value];
		return ['questionId' => $this->questionId, 'operator' => $this->operator->value, ...$value];
	}

	#[\Override]
	public function leaves(): array {
		return [$this];
	}
}
