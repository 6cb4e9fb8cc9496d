<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Rules;

use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Definition\QuestionType;
use OCA\FormsApp\Model\Rules\Answer\ChoiceAnswer;
use OCA\FormsApp\Model\Values\Decimal;
use OCA\FormsApp\Model\Values\Json;
use OCA\FormsApp\Model\Values\Text;

/** The texts of an answer that conditions compare. */
final class Tokens {
	/** @return list<string> none when it is not answered */
	public static function of(Question $question, mixed $answer): array {
		return match (true) {
			$answer === null => [],
			$question->type === QuestionType::Matrix => self::ofMatrix(Json::members($answer) ?? []),
			$question->type === QuestionType::Table => self::ofTable(Json::items($answer) ?? []),
			is_array($answer) => self::ofAll(Json::items($answer) ?? []),
			default => self::ofAll([$answer]),
		};
	}

	/**
	 * @param list<mixed> $values
	 * @return list<string>
	 */
	private static function ofAll(array $values): array {
		$tokens = [];
		foreach ($values as $value) {
			$tokens[] = match (true) {
				is_int($value), is_float($value) => Decimal::of($value) ?? '',
				!is_string($value) => '',
				// What was written is nobody's choice to compare with.
				str_starts_with($value, ChoiceAnswer::OTHER) => ChoiceAnswer::OTHER,
				default => Text::trim($value),
			};
		}
		return $tokens;
	}

	/**
	 * @param array<array-key, mixed> $rows
	 * @return list<string> `row:column`
	 */
	private static function ofMatrix(array $rows): array {
		$tokens = [];
		foreach ($rows as $row => $chosen) {
			foreach (is_array($chosen) ? $chosen : [$chosen] as $column) {
				$tokens[] = is_string($column) ? "$row:$column" : '';
			}
		}
		return $tokens;
	}

	/**
	 * @param list<mixed> $rows
	 * @return list<string> of all cells
	 */
	private static function ofTable(array $rows): array {
		$values = [];
		foreach ($rows as $row) {
			array_push($values, ...array_values(Json::members($row) ?? []));
		}
		return self::ofAll($values);
	}
}
