<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Rules;

use OCA\FormsApp\Model\Definition\Choice;
use OCA\FormsApp\Model\Definition\Definition;
use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Definition\QuestionType;

/** Points of the chosen options, and what the questions that were shown could have given. */
final class Score {
	/** @param array<string, int|float> $byQuestion */
	private function __construct(
		public readonly int|float $total,
		public readonly int|float $max,
		public readonly array $byQuestion,
	) {
	}

	/**
	 * @param array<string, mixed> $answers checked ones by question
	 * @return ?self null when no choice has a score
	 */
	public static function of(Definition $definition, Visibility $visibility, array $answers): ?self {
		if (!$definition->isQuiz()) {
			return null;
		}
		$total = $most = 0;
		$byQuestion = [];
		foreach ($definition->questions() as $question) {
			if (!$visibility->shows($question->id) || !self::counts($question)) {
				continue;
			}
			$chosen = $answers[$question->id] ?? [];
			$points = 0;
			foreach (is_array($chosen) ? $chosen : [$chosen] as $id) {
				$points += self::hundredths(is_string($id) ? $question->choices->find($id) : null);
			}
			$total += $points;
			$most += self::most($question);
			$byQuestion[$question->id] = self::number($points);
		}
		return new self(self::number($total), self::number($most), $byQuestion);
	}

	/** @return array{total: int|float, max: int|float, byQuestion: \stdClass} */
	public function toArray(): array {
		return ['total' => $this->total, 'max' => $this->max, 'byQuestion' => (object)$this->byQuestion];
	}

	private static function counts(Question $question): bool {
		if (!$question->type->hasChoices()) {
			return false;
		}
		foreach ($question->choices->all as $choice) {
			if ($choice->score !== null) {
				return true;
			}
		}
		return false;
	}

	/** Of several choices, all that give points may be chosen; of one, the best. */
	private static function most(Question $question): int {
		$points = array_map(self::hundredths(...), $question->choices->all);
		$isSum = $question->type === QuestionType::MultipleChoice;
		return $isSum ? array_sum(array_filter($points, static fn (int $one): bool => $one > 0)) : max(0, ...$points);
	}

	/** Sums of decimals are exact in whole hundredths only. */
	private static function hundredths(?Choice $choice): int {
		return (int)round(100 * ($choice->score ?? 0));
	}

	private static function number(int $hundredths): int|float {
		return $hundredths % 100 === 0 ? intdiv($hundredths, 100) : $hundredths / 100;
	}
}
