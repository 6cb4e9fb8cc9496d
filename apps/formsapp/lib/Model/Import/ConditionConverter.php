<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Import;

use OCA\FormsApp\Model\Definition\Condition\Operator;
use OCA\FormsApp\Model\Values\Json;
use OCA\FormsApp\Shared\Contract\Limits;

/** Makes conditions that can be read of those of another program: parts that say nothing are left out. */
final class ConditionConverter {
	private int $count = 0;
	/** Whether the last one lost a part. */
	public bool $isChanged = false;

	/** @param array<string, string> $ids of questions by their ids in the file, with a sign before them */
	public function __construct(private readonly array $ids) {
	}

	/**
	 * @param array<array-key, mixed> $members of the question
	 * @return array<string, mixed> the member to take over, or none
	 */
	public function read(array $members): array {
		$this->isChanged = false;
		$showIf = $members['showIf'] ?? null;
		if ($showIf !== null && $showIf !== []) {
			$condition = $this->nested($showIf, 1);
			return $condition === null ? [] : ['showIf' => $condition];
		}
		$flat = [];
		foreach (Json::items($members['conditions'] ?? []) ?? [] as $item) {
			$one = Json::members($item) ?? [];
			$leaf = $this->leaf($one);
			$logic = is_string($one['logic'] ?? null) && strtolower($one['logic']) === 'or' ? 'or' : 'and';
			if ($leaf !== null) {
				$flat[] = $leaf + ['logic' => $logic];
			}
		}
		return $flat === [] ? [] : ['conditions' => $flat];
	}

	/**
	 * @param array<array-key, mixed> $members of a condition, or of a rule of a page
	 * @return ?array<string, mixed>
	 */
	public function leaf(array $members): ?array {
		$this->count++;
		$operator = is_string($members['operator'] ?? null) ? Operator::named($members['operator']) : null;
		$id = $this->ids['=' . (SourceText::scalar($members['questionId'] ?? null) ?? '')] ?? null;
		$value = self::value($members['value'] ?? '');
		if ($operator === null || $id === null || $value === null || $this->count > Limits::CONDITIONS_PER_FORM
			|| (is_array($value) && $operator->isOrder())) {
			$this->isChanged = true;
			return null;
		}
		return ['questionId' => $id, 'operator' => $operator->value] + ($operator->takesValue() ? ['value' => $value] : []);
	}

	/** @return ?array<string, mixed> */
	private function nested(mixed $value, int $depth): ?array {
		$members = Json::members($value) ?? [];
		if (!isset($members['conditions'])) {
			return $this->leaf($members);
		}
		$this->count++;
		$operator = $members['operator'] ?? null;
		if ($depth > Limits::CONDITION_DEPTH || ($operator !== 'and' && $operator !== 'or') || $this->count > Limits::CONDITIONS_PER_FORM) {
			$this->isChanged = true;
			return null;
		}
		$parts = [];
		foreach (Json::items($members['conditions']) ?? [] as $item) {
			$parts[] = $this->nested($item, $depth + 1);
		}
		$parts = array_values(array_filter($parts, is_array(...)));
		return $parts === [] ? null : ['operator' => $operator, 'conditions' => $parts];
	}

	/** @return string|list<string>|null */
	private static function value(mixed $value): string|array|null {
		$items = Json::items($value);
		if ($items === null) {
			$text = SourceText::scalar($value);
			return $text === null || mb_strlen($text, 'UTF-8') > Limits::CONDITION_CHARACTERS ? null : $text;
		}
		$texts = array_filter(array_map(self::value(...), array_slice($items, 0, Limits::VALUES_PER_CONDITION + 1)), is_string(...));
		return count($texts) === count($items) ? array_values($texts) : null;
	}
}
