<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition;

/** A column of a table that respondents fill row by row. */
final class Column {
	public const TYPES = ['text', 'number', 'date', 'dropdown'];

	/** @param array<array-key, mixed> $rest members of other programs */
	public function __construct(
		public readonly string $id,
		public readonly string $label,
		/** One of TYPES. */
		public readonly string $inputType,
		/** Of a dropdown. */
		public readonly ChoiceList $choices,
		private readonly array $rest = [],
	) {
	}

	/** @return array<array-key, mixed> */
	public function toArray(): array {
		$choices = $this->inputType === 'dropdown' ? ['choices' => $this->choices->toArray()] : [];
		return ['id' => $this->id, 'label' => $this->label, 'inputType' => $this->inputType] + $choices + $this->rest;
	}

	/** @return array<string, mixed> */
	public function publicArray(): array {
		$choices = $this->inputType === 'dropdown' ? ['choices' => $this->choices->publicArray()] : [];
		return ['id' => $this->id, 'label' => $this->label, 'inputType' => $this->inputType] + $choices;
	}
}
