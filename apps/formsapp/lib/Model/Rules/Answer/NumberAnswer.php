<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Rules\Answer;

use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Definition\QuestionType;
use OCA\FormsApp\Model\Rules\Fault;
use OCA\FormsApp\Model\Values\Decimal;
use OCA\FormsApp\Model\Values\Text;
use OCA\FormsApp\Shared\Contract\Limits;

final class NumberAnswer {
	public static function read(Question $question, mixed $value): Fault|int|float|null {
		$number = self::number($value);
		if ($number === null || $number instanceof Fault) {
			return $number;
		}
		if ($question->type !== QuestionType::Number && !is_int($number)) {
			return new Fault(Fault::NOT_WHOLE);
		}
		$least = $question->type === QuestionType::Rating ? 1 : $question->number('min');
		$most = $question->number('max');
		return match (true) {
			$least !== null && $number < $least => new Fault(Fault::TOO_SMALL, ['min' => $least]),
			$most !== null && $number > $most => new Fault(Fault::TOO_LARGE, ['max' => $most]),
			default => $number,
		};
	}

	/** A number, or a text that is a plain decimal. */
	public static function number(mixed $value): Fault|int|float|null {
		if (is_string($value)) {
			$text = Text::trim($value);
			if ($text === '') {
				return null;
			}
			$decimal = Decimal::read($text);
		} elseif (is_int($value) || is_float($value)) {
			$decimal = Decimal::of($value);
		} else {
			return new Fault(Fault::WRONG_SHAPE);
		}
		return match (true) {
			$decimal === null => new Fault(Fault::NOT_A_NUMBER),
			!Decimal::isExact($decimal) => new Fault(Fault::TOO_MANY_DIGITS, ['max' => Limits::DIGITS_PER_NUMBER]),
			default => Decimal::number($decimal),
		};
	}
}
