<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Rules;

/** What is wrong with an answer. */
final class Fault {
	public const REQUIRED = 'required';
	/** Some rows of a matrix have no answer; `missing` says how many. */
	public const INCOMPLETE = 'incomplete';
	public const WRONG_SHAPE = 'wrong_shape';
	public const BAD_CHARACTERS = 'bad_characters';
	public const TOO_LONG = 'too_long';
	public const NOT_AN_EMAIL = 'not_an_email';
	public const NO_MATCH = 'no_match';
	public const NOT_A_NUMBER = 'not_a_number';
	public const NOT_WHOLE = 'not_whole';
	public const TOO_MANY_DIGITS = 'too_many_digits';
	public const TOO_SMALL = 'too_small';
	public const TOO_LARGE = 'too_large';
	public const NOT_A_CHOICE = 'not_a_choice';
	public const TOO_FEW = 'too_few';
	public const TOO_MANY = 'too_many';
	public const NOT_A_DATE = 'not_a_date';
	public const NOT_A_TIME = 'not_a_time';
	public const TOO_EARLY = 'too_early';
	public const TOO_LATE = 'too_late';
	public const UNKNOWN_QUESTION = 'unknown_question';
	public const UNKNOWN_ROW = 'unknown_row';
	public const UNKNOWN_COLUMN = 'unknown_column';

	/** @param array<string, int|float|string> $parameters bounds, and `row` (from 1) and `column` of a cell */
	public function __construct(
		public readonly string $code,
		public readonly array $parameters = [],
	) {
	}

	/** The same of a cell. */
	public function inCell(int $row, string $column): self {
		return new self($this->code, ['row' => $row, 'column' => $column] + $this->parameters);
	}

	/** @return array{code: string, parameters?: array<string, int|float|string>} */
	public function toArray(): array {
		return ['code' => $this->code] + ($this->parameters === [] ? [] : ['parameters' => $this->parameters]);
	}
}
