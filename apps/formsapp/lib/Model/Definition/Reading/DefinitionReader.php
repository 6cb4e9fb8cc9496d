<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition\Reading;

use OCA\FormsApp\Model\Definition\Definition;
use OCA\FormsApp\Model\Definition\DefinitionFault;
use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Definition\QuestionType;
use OCA\FormsApp\Model\Values\Decimal;
use OCA\FormsApp\Model\Values\Json;
use OCA\FormsApp\Shared\Contract\Limits;

/** Reads a form of any accepted shape, or says all that is wrong with it. */
final class DefinitionReader {
	private readonly Problems $problems;

	public function __construct() {
		$this->problems = new Problems();
	}

	/**
	 * @param array<array-key, mixed> $json
	 * @throws DefinitionFault
	 */
	public function read(array $json): Definition {
		$members = $this->members($json['questions'] ?? []);
		$this->problems->refuse();
		$given = array_map(static fn (array $question): mixed => $question['id'] ?? null, $members);
		$first = self::next($json['nextQuestion'] ?? null);
		[$ids, $next] = Ids::complete($given, 'q', false, $first, function (string $code, int $place): void {
			$this->problems->add($code, '', 'questions', ['place' => $place + 1]);
		});
		$this->problems->refuse();
		$questions = $this->questions(array_combine($ids, $members));
		$conditions = new ConditionReader($questions, $this->problems);
		foreach ($ids as $place => $id) {
			$section = $questions[$id]->type === QuestionType::Section ? null : $members[$place]['sectionId'] ?? null;
			$isSection = is_string($section) && ($questions[$section] ?? null)?->type === QuestionType::Section;
			$questions[$id] = $questions[$id]->with($conditions->read($id, $members[$place]), $isSection ? $section : null);
		}
		foreach (Circles::find($questions) as $id) {
			$this->problems->add('circular_condition', $id, 'showIf');
		}
		$list = array_values($questions);
		$numbers = array_map(static fn (array $question): mixed => $question['page'] ?? null, $members);
		$pages = (new PageReader($list, $conditions, $this->problems))->read($json['pages'] ?? null, $numbers);
		$hidden = (new HiddenFieldReader($questions, $this->problems))->read($json['hiddenFields'] ?? null);
		$this->problems->refuse();
		return new Definition($list, $pages, $next, $json, $hidden);
	}

	/** @return list<array<array-key, mixed>> */
	private function members(mixed $value): array {
		$items = Json::items($value);
		if ($items === null || count($items) > Limits::QUESTIONS_PER_FORM) {
			$code = $items === null ? 'bad_value' : 'too_many';
			$this->problems->add($code, '', 'questions', $items === null ? [] : ['max' => Limits::QUESTIONS_PER_FORM]);
			return [];
		}
		$list = [];
		foreach ($items as $place => $item) {
			$members = Json::members($item);
			if ($members === null) {
				$this->problems->add('bad_value', '', 'questions', ['place' => $place + 1]);
				continue;
			}
			$list[] = $members;
		}
		return $list;
	}

	/**
	 * @param array<string, array<array-key, mixed>> $members by id
	 * @return array<string, Question>
	 */
	private function questions(array $members): array {
		$reader = new QuestionReader($this->problems);
		$questions = [];
		$cost = 0;
		foreach ($members as $id => $question) {
			$questions[$id] = $reader->read($id, $question);
			$cost += $questions[$id]->pattern?->size() ?? 0;
		}
		if ($cost > Limits::INSTRUCTIONS_PER_FORM) {
			$this->problems->add('pattern_too_costly', '', 'questions');
		}
		return $questions;
	}

	private static function next(mixed $value): int {
		$decimal = is_int($value) || is_float($value) ? Decimal::of($value) : null;
		$number = $decimal !== null && Decimal::isExact($decimal) ? Decimal::number($decimal) : 1;
		return is_int($number) && $number > 0 && $number < 1_000_000_000 ? $number : 1;
	}
}
