<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Rules;

use OCA\FormsApp\Model\Definition\Definition;
use OCA\FormsApp\Model\Definition\HiddenField;
use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Rules\Answer\AnswerReader;
use OCA\FormsApp\Model\Rules\Answer\HiddenAnswer;
use OCA\FormsApp\Shared\Contract\Limits;

/** Decides about the answers of one respondent. */
final class Answers {
	private const ID = '/^[A-Za-z][A-Za-z0-9_.-]{0,63}$/D';

	/**
	 * Faults are reported for what is shown only. A faulty answer counts as none for conditions.
	 *
	 * @param array<array-key, mixed> $answers by question; objects in it are `stdClass`, as `json_decode` makes them: `{}` is an answer to
	 *   a matrix and `[]` is none
	 * @param bool $isPartial whether answers may still be missing
	 */
	public static function check(Definition $definition, array $answers, bool $isPartial = false): CheckedAnswers {
		$values = $faults = [];
		foreach ($definition->questions() as $question) {
			$read = AnswerReader::read($question, $answers[$question->id] ?? null);
			if ($read instanceof Fault) {
				$faults[$question->id] = $read;
			} elseif ($read !== null) {
				$values[$question->id] = $read;
			}
		}
		$visibility = Visibility::of($definition, $values);
		$kept = $reported = [];
		foreach ($definition->questions() as $question) {
			$id = $question->id;
			if (!$visibility->shows($id)) {
				continue;
			}
			$fault = $faults[$id] ?? ($isPartial ? null : self::missing($question, $values[$id] ?? null));
			if ($fault !== null) {
				$reported[$id] = $fault;
			}
			if (isset($values[$id])) {
				$kept[$id] = $values[$id];
			}
		}
		foreach ($definition->hiddenFields as $field) {
			$read = HiddenAnswer::read($answers[$field->name] ?? null);
			if ($read instanceof Fault) {
				$reported[$field->name] = $read;
			} elseif ($read !== null) {
				$kept[$field->name] = $read;
			}
		}
		$reported += self::unknown($definition, $answers);
		return new CheckedAnswers($kept, $reported, Score::of($definition, $visibility, $kept), $visibility);
	}

	private static function missing(Question $question, mixed $value): ?Fault {
		return $value === null
			? ($question->isRequired ? new Fault(Fault::REQUIRED) : null)
			: AnswerReader::tooLittle($question, $value);
	}

	/**
	 * @param array<array-key, mixed> $answers
	 * @return array<string, Fault> those whose name cannot be one below the empty name
	 */
	private static function unknown(Definition $definition, array $answers): array {
		$names = [];
		$hidden = array_flip(array_map(static fn (HiddenField $field): string => $field->name, $definition->hiddenFields));
		foreach (array_keys($answers) as $name) {
			$name = (string)$name;
			if ($definition->question($name) === null && !isset($hidden[$name])) {
				$names[preg_match(self::ID, $name) === 1 ? $name : ''] = true;
			}
		}
		ksort($names, SORT_STRING);
		$reported = array_slice(array_keys($names), 0, Limits::UNKNOWN_QUESTIONS_PER_ANSWER);
		return array_fill_keys($reported, new Fault(Fault::UNKNOWN_QUESTION));
	}
}
