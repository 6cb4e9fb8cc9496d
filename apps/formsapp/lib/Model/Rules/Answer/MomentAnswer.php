<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Rules\Answer;

use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Definition\QuestionType;
use OCA\FormsApp\Model\Rules\Fault;
use OCA\FormsApp\Model\Values\Moment;
use OCA\FormsApp\Model\Values\Text;

final class MomentAnswer {
	public static function read(Question $question, mixed $value): Fault|string|null {
		if (!is_string($value)) {
			return new Fault(Fault::WRONG_SHAPE);
		}
		$text = Text::trim($value);
		if ($text === '') {
			return null;
		}
		$moment = match ($question->type) {
			QuestionType::Date => Moment::date($text),
			QuestionType::Time => Moment::time($text),
			default => Moment::instant($text),
		};
		if ($moment === null) {
			return new Fault($question->type === QuestionType::Time ? Fault::NOT_A_TIME : Fault::NOT_A_DATE);
		}
		$least = $question->text('min');
		$most = $question->text('max');
		return match (true) {
			$least !== null && strcmp($moment, $least) < 0 => new Fault(Fault::TOO_EARLY, ['min' => $least]),
			$most !== null && strcmp($moment, $most) > 0 => new Fault(Fault::TOO_LATE, ['max' => $most]),
			default => $moment,
		};
	}
}
