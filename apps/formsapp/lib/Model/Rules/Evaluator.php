<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Rules;

use OCA\FormsApp\Model\Definition\Condition\Condition;
use OCA\FormsApp\Model\Definition\Condition\Group;
use OCA\FormsApp\Model\Definition\Condition\Leaf;
use OCA\FormsApp\Model\Definition\Condition\Operator;
use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Definition\QuestionType;
use OCA\FormsApp\Model\Values\Decimal;
use OCA\FormsApp\Model\Values\Moment;
use OCA\FormsApp\Model\Values\Text;

/** Decides conditions. */
final class Evaluator {
	/** @param \Closure(string): ?array{Question, list<string>} $known question and what is answered by id; null for what cannot be known */
	public function __construct(
		private readonly \Closure $known,
	) {
	}

	public function holds(Condition $condition): bool {
		if ($condition instanceof Leaf) {
			$known = ($this->known)($condition->questionId);
			return $known !== null && self::decides($condition, ...$known);
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

	/** @param list<string> $tokens */
	private static function decides(Leaf $leaf, Question $question, array $tokens): bool {
		$values = $leaf->values();
		return match ($leaf->operator) {
			Operator::IsEmpty => $tokens === [],
			Operator::IsNotEmpty => $tokens !== [],
			Operator::Equals => self::equals($question, $tokens, $leaf),
			Operator::NotEquals => !self::equals($question, $tokens, $leaf),
			Operator::Contains => self::contains($question, $tokens, $values),
			Operator::NotContains => !self::contains($question, $tokens, $values),
			Operator::In => self::haveOne($question, $tokens, $values),
			Operator::NotIn => !self::haveOne($question, $tokens, $values),
			Operator::GreaterThan => self::compares($question, $tokens, $values, 1),
			Operator::LessThan => self::compares($question, $tokens, $values, -1),
		};
	}

	/**
	 * One value has to be among those that are answered; several have to be all of them.
	 *
	 * @param list<string> $tokens
	 */
	private static function equals(Question $question, array $tokens, Leaf $leaf): bool {
		$values = $leaf->values();
		if (!is_array($leaf->value)) {
			return self::haveOne($question, $tokens, $values);
		}
		$answered = array_fill_keys(self::keys($question, $tokens), true);
		$wanted = array_fill_keys(self::keys($question, $values), true);
		return count($answered) === count($wanted) && array_diff_key($answered, $wanted) === [];
	}

	/**
	 * @param list<string> $tokens
	 * @param list<string> $values
	 */
	private static function contains(Question $question, array $tokens, array $values): bool {
		if ($question->type->isMany() || $question->type->hasChoices()) {
			return self::haveOne($question, $tokens, $values);
		}
		foreach ($values as $value) {
			foreach ($tokens as $token) {
				if ($value !== '' && str_contains(Text::fold($token), Text::fold($value))) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * @param list<string> $tokens
	 * @param list<string> $values
	 */
	private static function haveOne(Question $question, array $tokens, array $values): bool {
		$wanted = array_fill_keys(self::keys($question, $values), true);
		foreach (self::keys($question, $tokens) as $key) {
			if (isset($wanted[$key])) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param list<string> $tokens
	 * @param list<string> $values
	 */
	private static function compares(Question $question, array $tokens, array $values, int $order): bool {
		$value = $values[0] ?? '';
		foreach ($tokens as $token) {
			if ($question->type->isMoment()) {
				$bound = self::moment($question, $value);
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

	/**
	 * Texts that are alike exactly when the values are the same. A letter keeps them texts in PHP, whatever digits follow.
	 *
	 * @param list<string> $texts
	 * @return list<string>
	 */
	private static function keys(Question $question, array $texts): array {
		return array_map(static fn (string $text): string => '=' . match (true) {
			$question->type->isNumeric() => Decimal::read($text) ?? $text,
			$question->type->isMoment() => self::moment($question, $text) ?? $text,
			default => $text,
		}, $texts);
	}

	private static function moment(Question $question, string $text): ?string {
		return match ($question->type) {
			QuestionType::Date => Moment::date($text),
			QuestionType::Time => Moment::time($text),
			default => Moment::bound($text, false),
		};
	}
}
