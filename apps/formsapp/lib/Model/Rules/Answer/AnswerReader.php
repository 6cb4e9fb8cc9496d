<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Rules\Answer;

use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Definition\QuestionType;
use OCA\FormsApp\Model\Rules\Fault;

/** Reads the answer to a question: null is none, anything else the one form in which it is stored, or what is wrong with it. */
final class AnswerReader {
	/** @return Fault|string|int|float|list<string>|list<\stdClass>|\stdClass|null */
	public static function read(Question $question, mixed $value): Fault|string|int|float|array|\stdClass|null {
		if ($value === null || $value === '') {
			return null;
		}
		return match ($question->type) {
			QuestionType::Text, QuestionType::Email, QuestionType::Textarea => TextAnswer::read($question, $value),
			QuestionType::Number, QuestionType::LinearScale, QuestionType::Rating => NumberAnswer::read($question, $value),
			QuestionType::SingleChoice, QuestionType::Dropdown => ChoiceAnswer::one($question, $value),
			QuestionType::MultipleChoice => ChoiceAnswer::several($question, $value),
			QuestionType::Date, QuestionType::Datetime, QuestionType::Time => MomentAnswer::read($question, $value),
			QuestionType::Matrix => MatrixAnswer::read($question, $value),
			QuestionType::Table => TableAnswer::read($question, $value),
			QuestionType::File => FileAnswer::read($question, $value),
			QuestionType::Section => new Fault(Fault::WRONG_SHAPE),
		};
	}

	/** What an answer that may still grow lacks. */
	public static function tooLittle(Question $question, mixed $value): ?Fault {
		if ($question->type === QuestionType::Matrix && $value instanceof \stdClass && $question->isRequired) {
			$missing = count($question->rows->all) - count((array)$value);
			return $missing > 0 ? new Fault(Fault::INCOMPLETE, ['missing' => $missing]) : null;
		}
		$least = match ($question->type) {
			QuestionType::MultipleChoice => $question->whole('minSelections'),
			QuestionType::Table => $question->whole('minRows'),
			default => null,
		};
		return $least !== null && is_array($value) && count($value) < $least ? new Fault(Fault::TOO_FEW, ['min' => $least]) : null;
	}
}
