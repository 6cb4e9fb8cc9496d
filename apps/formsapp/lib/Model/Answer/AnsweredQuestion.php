<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Answer;

use OCA\FormsApp\Shared\Db\StoredValues;

/** What a response adds to the figures of one question. */
final readonly class AnsweredQuestion {
	/** What counts as the choice of those who wrote something else. */
	public const OTHER = 'other';

	/**
	 * @param list<string> $keys choices, values of a scale, or `row:column`, each once
	 */
	private function __construct(
		public string $id,
		public string $type,
		public array $keys,
		public ?float $number,
	) {
	}

	/**
	 * @param array<array-key, mixed> $definition canonical
	 * @param array<array-key, mixed> $answers canonical
	 * @return \Generator<int, self> in the order of the questions, those without an answer left out
	 */
	public static function all(array $definition, array $answers): \Generator {
		$questions = is_array($definition['questions'] ?? null) ? $definition['questions'] : [];
		foreach ($questions as $question) {
			if (!is_array($question)) {
				continue;
			}
			$read = new StoredValues($question);
			$answer = $answers[$read->text('id', '')] ?? null;
			if ($answer !== null && $answer !== '' && $answer !== []) {
				yield self::of($read->text('id', ''), $read->text('type', ''), $question, $answer);
			}
		}
	}

	/** @param array<array-key, mixed> $question */
	private static function of(string $id, string $type, array $question, mixed $answer): self {
		$number = is_numeric($answer) && in_array($type, ['number', 'linear_scale', 'rating'], true) ? (float)$answer : null;
		$keys = match ($type) {
			'single_choice', 'multiple_choice', 'dropdown' => self::choices($question, is_array($answer) ? $answer : [$answer]),
			'linear_scale', 'rating' => $number === null ? [] : [self::digits($number)],
			'matrix' => is_array($answer) ? self::cells($answer) : [],
			default => [],
		};
		return new self($id, $type, array_values(array_unique($keys)), $number);
	}

	/**
	 * @param array<array-key, mixed> $question
	 * @param array<array-key, mixed> $chosen
	 * @return list<string>
	 */
	private static function choices(array $question, array $chosen): array {
		$labels = QuestionLabels::choices($question);
		return array_values(array_map(
			static fn (mixed $id): string => is_scalar($id) && isset($labels[(string)$id]) ? (string)$id : self::OTHER,
			$chosen,
		));
	}

	/**
	 * @param array<array-key, mixed> $answer
	 * @return list<string>
	 */
	private static function cells(array $answer): array {
		$cells = [];
		foreach ($answer as $row => $columns) {
			foreach (is_array($columns) ? $columns : [$columns] as $column) {
				if (is_scalar($column) && $column !== '') {
					$cells[] = "$row:$column";
				}
			}
		}
		return $cells;
	}

	private static function digits(float $number): string {
		return floor($number) === $number && abs($number) < 1e15 ? (string)(int)$number : (string)$number;
	}
}
