<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Question;

use OCA\FormsApp\Model\Definition\QuestionType;
use OCA\FormsApp\Model\Values\Json;

/** A question with some members changed. */
final class QuestionChange {
	/** Names under which other programs send members; the canonical one would hide what they change. */
	private const OTHER_NAMES = ['question' => 'title', 'conditions' => 'showIf'];
	private const FIXED = ['id' => 1, 'index' => 1];
	private const KNOWN = [
		'type' => 1, 'title' => 1, 'question' => 1, 'description' => 1, 'required' => 1, 'options' => 1, 'showIf' => 1, 'conditions' => 1,
		'sectionId' => 1, 'page' => 1,
	];

	/**
	 * @param array<array-key, mixed> $question as it is stored
	 * @param array<string, mixed> $change members; null takes one away
	 * @return array<array-key, mixed>
	 */
	public static function apply(array $question, array $change): array {
		$change = array_diff_key($change, self::FIXED);
		foreach (self::OTHER_NAMES as $other => $name) {
			if (array_key_exists($other, $change) && !array_key_exists($name, $change)) {
				unset($question[$name]);
			}
		}
		$options = Json::members($question['options'] ?? null) ?? [];
		$type = self::type($change['type'] ?? null);
		if ($type !== null && $type !== self::type($question['type'] ?? null)) {
			// What one type has is nothing to another, but choices.
			$options = $type->hasChoices() ? array_intersect_key($options, ['choices' => 1]) : [];
		}
		// Other programs put what is in options beside them.
		$options = array_diff_key($options, array_diff_key($change, self::KNOWN));
		return $change + ['options' => (object)$options] + $question;
	}

	private static function type(mixed $name): ?QuestionType {
		return is_string($name) ? QuestionType::named($name) : null;
	}
}
