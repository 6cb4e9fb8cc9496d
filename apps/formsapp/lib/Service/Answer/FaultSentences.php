<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Answer;

use OCA\FormsApp\Model\Rules\Fault;
use OCA\FormsApp\Model\Values\Decimal;
use OCP\IL10N;

/** What is wrong with an answer, in words; the browser has the same in `faultWords.ts`. */
class FaultSentences {
	public function __construct(private readonly IL10N $l) {
	}

	public function of(Fault $fault): string {
		$values = [];
		foreach ($fault->parameters as $name => $value) {
			$values["{{$name}}"] = is_string($value) ? $value : Decimal::of($value) ?? '';
		}
		// The host fills in other signs, and the browser translates the same texts.
		$sentence = strtr($this->sentence($fault), $values);
		return isset($values['{row}']) ? strtr($this->l->t('Row {row}: {sentence}'), $values + ['{sentence}' => $sentence]) : $sentence;
	}

	/** Of a file that is not there, or no longer. */
	public function fileGone(): string {
		return $this->l->t('The file is no longer there. Choose it again.');
	}

	private function sentence(Fault $fault): string {
		$own = $fault->parameters['message'] ?? '';
		return match ($fault->code) {
			Fault::REQUIRED => $this->l->t('Answer this question.'),
			Fault::INCOMPLETE => $this->l->t('Answer every row. Rows that are missing: {missing}.'),
			Fault::BAD_CHARACTERS => $this->l->t('The answer has characters that cannot be stored. Type it again.'),
			Fault::TOO_LONG => $this->l->t('The answer is too long. Use at most {max} characters.'),
			Fault::NOT_AN_EMAIL => $this->l->t('Enter an email address, such as ann@example.org.'),
			Fault::NO_MATCH => is_string($own) && $own !== '' ? $own : $this->l->t('This answer does not fit the question.'),
			Fault::NOT_A_NUMBER => $this->l->t('Enter a number.'),
			Fault::NOT_WHOLE => $this->l->t('Choose a whole number.'),
			Fault::TOO_MANY_DIGITS => $this->l->t('Enter a number with at most {max} digits.'),
			Fault::TOO_SMALL => $this->l->t('The lowest possible value is {min}.'),
			Fault::TOO_LARGE => $this->l->t('The highest possible value is {max}.'),
			Fault::NOT_A_CHOICE => $this->l->t('Choose one of the choices.'),
			Fault::TOO_FEW => $this->l->t('Enter {min} or more.'),
			Fault::TOO_MANY => $this->l->t('Enter {max} or less.'),
			Fault::NOT_A_DATE => $this->l->t('This day does not exist. Choose a date.'),
			Fault::NOT_A_TIME => $this->l->t('Enter a time, such as 09:30.'),
			Fault::TOO_EARLY => $this->l->t('The earliest possible value is {min}.'),
			Fault::TOO_LATE => $this->l->t('The latest possible value is {max}.'),
			Fault::UNKNOWN_QUESTION => $this->l->t('The form no longer asks this.'),
			Fault::UNKNOWN_ROW => $this->l->t('The question no longer has this row.'),
			Fault::UNKNOWN_COLUMN => $this->l->t('The question no longer has this column.'),
			default => $this->l->t('This is not an answer to this question.'),
		};
	}
}
