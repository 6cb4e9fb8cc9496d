<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition\Reading;

use OCA\FormsApp\Model\Definition\Condition\Condition;
use OCA\FormsApp\Model\Definition\Condition\Group;
use OCA\FormsApp\Model\Definition\Condition\Leaf;
use OCA\FormsApp\Model\Definition\Condition\Operator;
use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Values\Decimal;
use OCA\FormsApp\Model\Values\Json;
use OCA\FormsApp\Model\Values\Text;
use OCA\FormsApp\Shared\Contract\Limits;

/** Reads conditions of both kinds into one: nested groups, and flat lists in which `and` binds before `or`. */
final class ConditionReader {
	private int $count = 0;

	/** @param array<string, Question> $questions by id */
	public function __construct(
		private readonly array $questions,
		private readonly Problems $problems,
	) {
	}

	/** @param array<array-key, mixed> $members of the question */
	public function read(string $at, array $members): ?Condition {
		$showIf = $members['showIf'] ?? null;
		if ($showIf !== null && $showIf !== []) {
			return $this->nested($at, $showIf, 1);
		}
		$flat = Json::items($members['conditions'] ?? []);
		if ($flat === null) {
			$this->problems->add('bad_condition', $at, 'conditions');
			return null;
		}
		return $this->flat($at, $flat);
	}

	/** @param array<array-key, mixed> $members of a condition or a rule of a page */
	public function leaf(string $at, array $members, string $field): ?Leaf {
		if (!$this->mayHaveMore($at, $field)) {
			return null;
		}
		$operator = is_string($members['operator'] ?? null) ? Operator::named($members['operator']) : null;
		$id = $members['questionId'] ?? null;
		if ($operator === null || !is_string($id) || !Ids::isName($id)) {
			$this->problems->add('bad_condition', $at, $field);
			return null;
		}
		if (!$operator->takesValue()) {
			return new Leaf($id, $operator, null);
		}
		$value = $this->value($members['value'] ?? '', $operator);
		if ($value === null) {
			$this->problems->add('bad_condition', $at, $field);
			return null;
		}
		return new Leaf($id, $operator, $this->meant($value, $this->questions[$id] ?? null));
	}

	private function nested(string $at, mixed $value, int $depth): ?Condition {
		$members = Json::looseMembers($value);
		if ($members === null) {
			$this->problems->add('bad_condition', $at, 'showIf');
			return null;
		}
		if (!isset($members['conditions'])) {
			return $this->leaf($at, $members, 'showIf');
		}
		$items = Json::items($members['conditions']);
		$operator = $members['operator'] ?? null;
		if ($items === null || ($operator !== 'and' && $operator !== 'or')) {
			$this->problems->add('bad_condition', $at, 'showIf');
			return null;
		}
		if ($depth > Limits::CONDITION_DEPTH) {
			$this->problems->add('too_deep', $at, 'showIf', ['max' => Limits::CONDITION_DEPTH]);
			return null;
		}
		if (!$this->mayHaveMore($at, 'showIf')) {
			return null;
		}
		$conditions = [];
		foreach ($items as $item) {
			if ($this->count > Limits::CONDITIONS_PER_FORM) {
				break;
			}
			$conditions[] = $this->nested($at, $item, $depth + 1);
		}
		return self::group($operator === 'and', $conditions);
	}

	/** @param list<mixed> $items */
	private function flat(string $at, array $items): ?Condition {
		$alternatives = [];
		$together = [];
		foreach ($items as $place => $item) {
			if ($this->count > Limits::CONDITIONS_PER_FORM) {
				break;
			}
			$members = Json::members($item);
			$logic = $members['logic'] ?? 'and';
			if ($members === null || !is_string($logic) || !in_array(Text::fold($logic), ['and', 'or'], true)) {
				$this->problems->add('bad_condition', $at, 'conditions');
				continue;
			}
			if ($place > 0 && Text::fold($logic) === 'or') {
				$alternatives[] = self::group(true, $together);
				$together = [];
			}
			$together[] = $this->leaf($at, $members, 'conditions');
		}
		return self::group(false, [...$alternatives, self::group(true, $together)]);
	}

	/** @param list<?Condition> $conditions those without a meaning left out */
	private static function group(bool $needsAll, array $conditions): ?Condition {
		$conditions = array_values(array_filter($conditions, static fn (?Condition $condition): bool => $condition !== null));
		return count($conditions) > 1 ? new Group($needsAll, $conditions) : $conditions[0] ?? null;
	}

	/** @return string|list<string>|null null when it is none */
	private function value(mixed $value, Operator $operator): string|array|null {
		$items = Json::items($value);
		if ($items === null) {
			$text = self::text($value);
			return $text !== null && ($operator === Operator::In || $operator === Operator::NotIn) ? [$text] : $text;
		}
		if ($operator->isOrder() || count($items) > Limits::VALUES_PER_CONDITION) {
			return null;
		}
		$texts = array_map(self::text(...), $items);
		return in_array(null, $texts, true) ? null : array_values(array_filter($texts, is_string(...)));
	}

	private static function text(mixed $value): ?string {
		$text = match (true) {
			is_string($value) => Text::trim($value),
			is_int($value), is_float($value) => Decimal::of($value),
			is_bool($value) => $value ? 'true' : 'false',
			default => null,
		};
		return $text !== null && Text::isWellFormed($text) && Text::length($text) <= Limits::CONDITION_CHARACTERS ? $text : null;
	}

	/**
	 * @param string|list<string> $value
	 * @return string|list<string> with the ids of choices that it names otherwise
	 */
	private function meant(string|array $value, ?Question $question): string|array {
		if ($question === null || !$question->type->hasChoices()) {
			return $value;
		}
		$id = static fn (string $text): string => $question->choices->meantId($text) ?? $text;
		return is_string($value) ? $id($value) : array_map($id, $value);
	}

	/** Counts a condition. */
	private function mayHaveMore(string $at, string $field): bool {
		$this->count++;
		if ($this->count === Limits::CONDITIONS_PER_FORM + 1) {
			$this->problems->add('too_many_conditions', $at, $field, ['max' => Limits::CONDITIONS_PER_FORM]);
		}
		return $this->count <= Limits::CONDITIONS_PER_FORM;
	}
}
