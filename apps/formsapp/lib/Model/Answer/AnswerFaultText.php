<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Answer;

use OCA\FormsApp\Model\Rules\Fault;

/** What is wrong with an answer, in words. */
final class AnswerFaultText {
	private const SENTENCES = [
		Fault::REQUIRED => 'Answer this question.',
		Fault::INCOMPLETE => 'Answer every row.',
		Fault::WRONG_SHAPE => 'This is no answer to this question.',
		Fault::BAD_CHARACTERS => 'The answer has characters that cannot be stored.',
		Fault::TOO_LONG => 'Write at most {max} characters.',
		Fault::NOT_AN_EMAIL => 'Write an e-mail address, such as ann@example.org.',
		Fault::NO_MATCH => 'The answer does not have the form that is asked for.',
		Fault::NOT_A_NUMBER => 'Write a number.',
		Fault::NOT_WHOLE => 'Choose a whole number.',
		Fault::TOO_MANY_DIGITS => 'Write a number of at most {max} digits.',
		Fault::TOO_SMALL => 'The least that is possible is {min}.',
		Fault::TOO_LARGE => 'The most that is possible is {max}.',
		Fault::NOT_A_CHOICE => 'Choose one of the choices.',
		Fault::TOO_FEW => 'Give at least {min}.',
		Fault::TOO_MANY => 'Give at most {max}.',
		Fault::NOT_A_DATE => 'Give a date.',
		Fault::NOT_A_TIME => 'Give a time, such as 09:30.',
		Fault::TOO_EARLY => 'The earliest that is possible is {min}.',
		Fault::TOO_LATE => 'The latest that is possible is {max}.',
		Fault::UNKNOWN_QUESTION => 'The form does not ask this.',
		Fault::UNKNOWN_ROW => 'The answer names a row that the question does not have.',
		Fault::UNKNOWN_COLUMN => 'The answer names a column that the question does not have.',
	];

	public static function of(Fault $fault): string {
		$own = $fault->code === Fault::NO_MATCH ? $fault->parameters['message'] ?? '' : '';
		if (is_string($own) && $own !== '') {
			return $own;
		}
		$values = [];
		foreach ($fault->parameters as $name => $value) {
			$values["{{$name}}"] = is_float($value) ? json_encode($value, JSON_THROW_ON_ERROR) : (string)$value;
		}
		$row = isset($fault->parameters['row'], $fault->parameters['column']) ? "Row {$fault->parameters['row']}: " : '';
		return $row . strtr(self::SENTENCES[$fault->code] ?? self::SENTENCES[Fault::WRONG_SHAPE], $values);
	}
}
