<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition;

use OCA\FormsApp\Model\Definition\Condition\Condition;
use OCA\FormsApp\Model\Pattern\Pattern;

final class Question {
	/**
	 * @param array<string, bool|int|float|string|list<string>> $settings options beside the lists
	 * @param list<Column> $columns of a table
	 * @param array<array-key, mixed> $rest members of other programs
	 * @param array<array-key, mixed> $restOfOptions
	 */
	public function __construct(
		public readonly string $id,
		public readonly QuestionType $type,
		public readonly string $title,
		public readonly ?string $description,
		public readonly bool $isRequired,
		private readonly array $settings,
		/** Of a choice, or the columns of a matrix. */
		public readonly ChoiceList $choices,
		/** Of a matrix. */
		public readonly ChoiceList $rows,
		public readonly array $columns,
		public readonly ?Pattern $pattern,
		public readonly ?Condition $showIf,
		public readonly ?string $sectionId,
		private readonly array $rest,
		private readonly array $restOfOptions,
	) {
	}

	public function with(?Condition $showIf, ?string $sectionId): self {
		return new self(
			$this->id, $this->type, $this->title, $this->description, $this->isRequired, $this->settings, $this->choices, $this->rows,
			$this->columns, $this->pattern, $showIf, $sectionId, $this->rest, $this->restOfOptions,
		);
	}

	public function flag(string $option): bool {
		return ($this->settings[$option] ?? false) === true;
	}

	public function number(string $option): int|float|null {
		$value = $this->settings[$option] ?? null;
		return is_int($value) || is_float($value) ? $value : null;
	}

	public function whole(string $option): ?int {
		$value = $this->settings[$option] ?? null;
		return is_int($value) ? $value : null;
	}

	public function text(string $option): ?string {
		$value = $this->settings[$option] ?? null;
		return is_string($value) ? $value : null;
	}

	/** @return list<string> */
	public function texts(string $option): array {
		$value = $this->settings[$option] ?? null;
		return is_array($value) ? $value : [];
	}

	/** @return array<array-key, mixed> as it is stored; objects that may be empty are `stdClass` */
	public function toArray(): array {
		return $this->members(
			(object)($this->options(
				static fn (ChoiceList $list): array => $list->toArray(),
				static fn (Column $column): array => $column->toArray(),
			) + $this->restOfOptions),
		) + $this->rest;
	}

	/** @return array<string, mixed> what respondents may see: no scores, no members of other programs */
	public function publicArray(): array {
		return $this->members((object)$this->options(
			static fn (ChoiceList $list): array => $list->publicArray(),
			static fn (Column $column): array => $column->publicArray(),
		));
	}

	/** @return array<string, mixed> */
	private function members(\stdClass $options): array {
		return [
			'id' => $this->id,
			'type' => $this->type->value,
			'title' => $this->title,
			...$this->description === null ? [] : ['description' => $this->description],
			'required' => $this->isRequired,
			'options' => $options,
			...$this->showIf === null ? [] : ['showIf' => $this->showIf->toArray()],
			...$this->sectionId === null ? [] : ['sectionId' => $this->sectionId],
		];
	}

	/**
	 * @param \Closure(ChoiceList): array<mixed> $list
	 * @param \Closure(Column): array<mixed> $column
	 * @return array<string, mixed>
	 */
	private function options(\Closure $list, \Closure $column): array {
		return [
			...match (true) {
				$this->type->hasChoices() => ['choices' => $list($this->choices)],
				$this->type === QuestionType::Matrix => ['rows' => $list($this->rows), 'columns' => $list($this->choices)],
				$this->type === QuestionType::Table => ['columns' => array_map($column, $this->columns)],
				default => [],
			},
			...$this->settings,
		];
	}
}
