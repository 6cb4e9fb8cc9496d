<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Rules;

use OCA\FormsApp\Model\Definition\Condition\Condition;
use OCA\FormsApp\Model\Definition\Condition\Group;
use OCA\FormsApp\Model\Definition\Condition\Leaf;
use OCA\FormsApp\Model\Definition\Condition\Operator;
use OCA\FormsApp\Model\Values\Decimal;
use OCA\FormsApp\Model\Values\Text;

/** Decides conditions. */
final class Evaluator {
	/** @param \Closure(string): ?Known $known by id of the question; null for what cannot be known */
	public function __construct(
		private readonly \Closure $known,
	) {
	}

	public function holds(Condition $condition): bool {
		if ($condition instanceof Leaf) {
			$known = ($this->known)($condition->questionId);
			return $known !== null && self::decides($condition, $known);
		}
		if (!$condition instanceof Group) {
			return false;
		}
		foreach ($condition->conditions as $part) {
			if ($this->holds($part) !== $condition->needsAll) {
				return !$condition->needsAll;
			}
		}
		return $condition->needsAll;
	}

	private static function decides(Leaf $leaf, Known $known): bool {
		return match ($leaf->operator) {
			Operator::IsEmpty => $known->tokens === [],
			Operator::IsNotEmpty => $known->tokens !== [],
			Operator::Equals => self::equals($leaf, $known),
			Operator::NotEquals => !self::equals($leaf, $known),
			Operator::Contains => self::contains($leaf, $known),
			Operator::NotContains => !self::contains($leaf, $known),
			Operator::In => self::hasOne($leaf, $known),
			Operator::NotIn => !self::hasOne($leaf, $known),
			Operator::GreaterThan => self::compares($leaf, $known, 1),
			Operator::LessThan => self::compares($leaf, $known, -1),
		};
	}

	/** One value has to be among those that are answered; several have to be all of them. */
	private static function equals(Leaf $leaf, Known $known): bool {
		if (!is_array($leaf->value)) {
			return self::hasOne($leaf, $known);
		}
		$wanted = array_fill_keys(array_map($known->key(...), $leaf->value), true);
		return count($known->keys()) === count($wanted) && array_diff_key($known->keys(), $wanted) === [];
	}

	private static function contains(Leaf $leaf, Known $known): bool {
		if ($known->question->type->isMany() || $known->question->type->hasChoices()) {
			return self::hasOne($leaf, $known);
		}
		foreach ($leaf->values() as $value) {
			foreach ($known->tokens as $token) {
				if ($value !== '' && str_contains(Text::fold($token), Text::fold($value))) {
					return true;
				}
			}
		}
		return false;
	}

	private static function hasOne(Leaf $leaf, Known $known): bool {
		foreach ($leaf->values() as $value) {
			if (isset($known->keys()[$known->key($value)])) {
				return true;
			}
		}
		return false;
	}

	private static function compares(Leaf $leaf, Known $known, int $order): bool {
		$value = $leaf->values()[0] ?? '';
		foreach ($known->tokens as $token) {
			if ($known->question->type->isMoment()) {
				$bound = $known->moment($value);
				$compared = $bound === null ? 0 : strcmp($token, $bound);
			} else {
				$one = Decimal::read($token);
				$other = Decimal::read($value);
				$compared = $one === null || $other === null ? 0 : Decimal::compare($one, $other);
			}
			if ($compared * $order > 0) {
				return true;
			}
		}
		return false;
	}
}
