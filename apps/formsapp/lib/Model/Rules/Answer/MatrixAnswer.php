<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Rules\Answer;

use OCA\FormsApp\Model\Definition\Choice;
use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Rules\Fault;
use OCA\FormsApp\Model\Values\Json;

/** A column, or several, by row. */
final class MatrixAnswer {
	/** @return Fault|\stdClass|null rows in their order, those without an answer left out */
	public static function read(Question $question, mixed $value): Fault|\stdClass|null {
		// A caller that knows arrays only has no rows named 0, 1, 2 …, so this does not guess.
		$members = $value instanceof \stdClass ? (array)$value : Json::members($value);
		if ($members === null) {
			return new Fault(Fault::WRONG_SHAPE);
		}
		foreach (array_keys($members) as $row) {
			if ($question->rows->find((string)$row) === null) {
				return new Fault(Fault::UNKNOWN_ROW);
			}
		}
		$answer = [];
		foreach ($question->rows->ids() as $row) {
			$chosen = self::chosen($question, $members[$row] ?? null);
			if ($chosen instanceof Fault) {
				return $chosen;
			}
			if ($chosen !== null) {
				$answer[$row] = $chosen;
			}
		}
		return $answer === [] ? null : (object)$answer;
	}

	/** @return Fault|string|non-empty-list<string>|null */
	private static function chosen(Question $question, mixed $value): Fault|string|array|null {
		if ($value === null || $value === '') {
			return null;
		}
		if (!$question->flag('multiplePerRow')) {
			return is_string($value) ? $question->choices->id($value) ?? new Fault(Fault::NOT_A_CHOICE) : new Fault(Fault::WRONG_SHAPE);
		}
		if (!is_array($value) || !array_is_list($value) || array_filter($value, is_string(...)) !== $value) {
			return new Fault(Fault::WRONG_SHAPE);
		}
		$ids = [];
		foreach ($value as $item) {
			$id = $question->choices->id($item);
			if ($id === null) {
				return new Fault(Fault::NOT_A_CHOICE);
			}
			$ids[$id] = true;
		}
		$all = array_filter($question->choices->all, static fn (Choice $choice): bool => isset($ids[$choice->id]));
		$chosen = array_map(static fn (Choice $choice): string => $choice->id, array_values($all));
		return $chosen === [] ? null : $chosen;
	}
}
