<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Value;

use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCP\IL10N;

/** What is wrong with a value, a filter or a definition, in words; the browser has the same in `problemWords.ts`. */
class ProblemSentences {
	public function __construct(private readonly IL10N $l) {
	}

	public function of(Problem $problem): string {
		$values = [];
		foreach ($problem->parameters as $name => $value) {
			$values["{{$name}}"] = (string)$value;
		}
		// Nextcloud fills in other signs, and the browser translates the same texts.
		return strtr($this->sentence($problem->reason), $values);
	}

	private function sentence(ProblemReason $reason): string {
		return match ($reason) {
			ProblemReason::WrongShape => $this->l->t('This is not a value for this field.'),
			ProblemReason::BadCharacters => $this->l->t('The text has characters that cannot be stored. Type it again.'),
			ProblemReason::TooLong => $this->l->t('The text is too long. Use at most {max} characters.'),
			ProblemReason::NotANumber => $this->l->t('Enter a number, such as 12.5.'),
			ProblemReason::TooManyDigits => $this->l->t('Enter a number with at most {max} digits.'),
			ProblemReason::NotADate => $this->l->t('Enter a date as {pattern}, without a time.'),
			ProblemReason::NoSuchDay => $this->l->t('This day does not exist. Dates are written as {pattern}.'),
			ProblemReason::NotADateWithTime => $this->l->t('Enter a date and time as {pattern}, without a time zone.'),
			ProblemReason::NoSuchTime => $this->l->t('This time does not exist. Dates and times are written as {pattern}.'),
			ProblemReason::NotAMark => $this->l->t('Enter 1 for checked or 0 for unchecked.'),
			ProblemReason::NotAnOption => $this->l->t('“{option}” is not an option of this field. Choose one of its options.'),
			ProblemReason::NotOneUser => $this->l->t('Choose one person.'),
			ProblemReason::UnknownUser => $this->l->t('Nobody here has the account “{user}”. Choose another person.'),
			ProblemReason::NotAnAddress => $this->l->t('Enter a web address, such as https://example.org.'),
			ProblemReason::UnsafeAddress => $this->l->t('Enter an address that begins with one of these: {schemes}.'),
			ProblemReason::NotAFile => $this->l->t('Choose a file. Programs send its id and its path, such as 42:Reports/2026.pdf.'),
			ProblemReason::UnknownFile => $this->l->t('You have no file with the id {file}. Choose another file.'),
			ProblemReason::TooMany => $this->l->t('There are too many. Use at most {max}.'),
			ProblemReason::BadFilter => $this->l->t('This field cannot be filtered in this way.'),
			ProblemReason::FiltersNotAnObject => $this->l->t('Filters must be an object with a member for each field.'),
			ProblemReason::Missing => $this->l->t('Fill this in.'),
			ProblemReason::Locked => $this->l->t('This value is being edited by {name}. Try again later.'),
			ProblemReason::Converting => $this->l->t('An administrator is changing this field. Try again in a few minutes.'),
			ProblemReason::UnknownField => $this->l->t('There is no field “{field}” here.'),
			ProblemReason::TakenName => $this->l->t('Another field has this name. Choose a different one.'),
			ProblemReason::BadName => $this->l->t(
				'The name may only contain lowercase letters, numbers and underscores, and must start with a letter.',
			),
			ProblemReason::UnknownType => $this->l->t('There is no such type. Use one of these: {types}.'),
			ProblemReason::OptionsNotAList => $this->l->t('Options must be a list of texts.'),
			ProblemReason::TooManyOptions => $this->l->t('A field can have {max} options.'),
			ProblemReason::EmptyOption => $this->l->t('An option is empty. Enter a text or remove it.'),
			ProblemReason::DuplicateOption => $this->l->t('The option “{option}” is there twice.'),
			ProblemReason::SeparatorInOption => $this->l->t('The option “{option}” must not contain the characters ;#.'),
			ProblemReason::DateOptionsNotAnObject => $this->l->t('The options of a date must be an object.'),
			ProblemReason::DateOptionsAList => $this->l->t('The options of a date must be an object, not a list.'),
			ProblemReason::DateOptionsUnknown => $this->l->t('A date has no options {keys}. Only includeTime is supported.'),
			ProblemReason::IncludeTimeNotABoolean => $this->l->t('The option includeTime must be a boolean.'),
		};
	}
}
