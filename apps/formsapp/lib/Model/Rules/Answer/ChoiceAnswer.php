<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Rules\Answer;

use OCA\FormsApp\Model\Definition\Choice;
use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Rules\Fault;
use OCA\FormsApp\Shared\Contract\Limits;

/** Ids of choices; what somebody writes instead begins with a sign that no id has. */
final class ChoiceAnswer {
	public const OTHER = 'other:';

	public static function one(Question $question, mixed $value): Fault|string|null {
		if (!is_string($value)) {
			return new Fault(Fault::WRONG_SHAPE);
		}
		return $question->choices->id($value) ?? self::other($question, $value);
	}

	/** @return Fault|non-empty-list<string>|null each once, in the order of the choices */
	public static function several(Question $question, mixed $value): Fault|array|null {
		if (!is_array($value) || !array_is_list($value)) {
			return new Fault(Fault::WRONG_SHAPE);
		}
		if (count($value) > 2 * Limits::CHOICES_PER_QUESTION) {
			return new Fault(Fault::TOO_MANY, ['max' => $question->whole('maxSelections') ?? count($question->choices->all) + 1]);
		}
		$chosen = $others = [];
		foreach ($value as $item) {
			$id = self::one($question, $item);
			if ($id instanceof Fault) {
				return $id;
			}
			if ($id === null) {
				continue;
			}
			$question->choices->find($id) === null ? $others["=$id"] = $id : $chosen[$id] = true;
		}
		if (count($others) > 1) {
			return new Fault(Fault::TOO_MANY, ['max' => count($question->choices->all) + 1]);
		}
		$all = array_filter($question->choices->all, static fn (Choice $choice): bool => isset($chosen[$choice->id]));
		$ids = [...array_map(static fn (Choice $choice): string => $choice->id, array_values($all)), ...array_values($others)];
		$most = $question->whole('maxSelections');
		if ($most !== null && count($ids) > $most) {
			return new Fault(Fault::TOO_MANY, ['max' => $most]);
		}
		return $ids === [] ? null : $ids;
	}

	private static function other(Question $question, string $value): Fault|string|null {
		if (!$question->flag('allowOther') || !str_starts_with($value, self::OTHER)) {
			return new Fault(Fault::NOT_A_CHOICE);
		}
		$text = TextAnswer::clean(substr($value, strlen(self::OTHER)), false, Limits::OTHER_CHARACTERS);
		return is_string($text) ? self::OTHER . $text : $text;
	}
}
