<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Form;

use OCA\FormsApp\Model\Definition\DefinitionFault;
use OCA\FormsApp\Model\Definition\Problem;

/** What is wrong with a definition, in words. */
final class FaultText {
	private const SENTENCES = [
		'backward_route' => 'A page leads back to itself or to one before it.',
		'bad_bounds' => 'The lowest value is above the highest.',
		'bad_condition' => 'A condition cannot be understood.',
		'bad_date' => 'This is not a valid date or time.',
		'bad_id' => 'An id begins with a letter and has letters, digits, dots, dashes and underscores only.',
		'bad_name' => 'The name of a hidden field begins with a letter and has up to 40 letters, digits, dashes and underscores.',
		'bad_pattern' => 'The pattern cannot be used.',
		'bad_value' => 'The value is not of the right kind.',
		'circular_condition' => 'Whether the question is shown depends on itself.',
		'duplicate_id' => 'An id is used twice.',
		'name_taken' => 'The name of a hidden field is used already, or is one of a question.',
		'out_of_range' => 'The number must be from {min} to {max}.',
		'pattern_too_long' => 'The pattern is too long.',
		'pattern_too_costly' => 'The patterns take too long to check.',
		'too_deep' => 'Groups of conditions can be nested {max} times.',
		'too_long' => 'The text is longer than {max} characters.',
		'too_many' => 'There are more than {max}.',
		'too_many_conditions' => 'A form can have {max} conditions.',
		'unknown_operator' => 'A condition has an unknown operator.',
		'unknown_page' => 'A page leads to a page that does not exist.',
		'unknown_question' => 'A condition depends on a question that does not exist.',
		'unknown_type' => 'The type of the question is unknown.',
	];

	/** The first problem. */
	public static function of(DefinitionFault $fault): string {
		$first = $fault->faults[0];
		$place = implode(', ', array_filter([$first->at, $first->field], static fn (string $part): bool => $part !== ''));
		return ($place === '' ? '' : "$place: ") . self::sentence($first);
	}

	/** @return array<string, string> a sentence by id of the question */
	public static function questions(DefinitionFault $fault): array {
		$sentences = [];
		foreach ($fault->faults as $problem) {
			if ($problem->at !== '') {
				$sentences[$problem->at] ??= self::sentence($problem);
			}
		}
		return $sentences;
	}

	private static function sentence(Problem $problem): string {
		$values = [];
		foreach ($problem->parameters as $name => $value) {
			$values["{{$name}}"] = (string)$value;
		}
		$words = ucfirst(str_replace('_', ' ', $problem->code)) . '.';
		return strtr(self::SENTENCES[$problem->code] ?? $words, $values);
	}
}
