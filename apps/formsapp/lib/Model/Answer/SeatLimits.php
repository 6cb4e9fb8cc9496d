<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Answer;

/** Choices that only so many responses may have. */
final class SeatLimits {
	private const TYPES = ['single_choice', 'multiple_choice', 'dropdown'];

	/**
	 * @param array<array-key, mixed> $definition canonical
	 * @return array<array-key, array<array-key, int>> seats by question and choice
	 */
	public static function of(array $definition): array {
		$limits = [];
		foreach (is_array($definition['questions'] ?? null) ? $definition['questions'] : [] as $question) {
			$id = is_array($question) ? $question['id'] ?? null : null;
			$options = is_array($question) ? $question['options'] ?? null : null;
			foreach (is_array($options) && is_array($options['choices'] ?? null) ? $options['choices'] : [] as $choice) {
				if (is_string($id) && is_array($choice) && is_string($choice['id'] ?? null) && is_int($choice['seats'] ?? null)) {
					$limits[$id][$choice['id']] = $choice['seats'];
				}
			}
		}
		return $limits;
	}

	/**
	 * @param array<array-key, mixed> $definition canonical
	 * @param array<array-key, mixed> $answers canonical
	 * @return list<array{string, string}> question and choice, always in the same order
	 */
	public static function chosen(array $definition, array $answers): array {
		$chosen = [];
		foreach (AnsweredQuestion::all($definition, $answers) as $answered) {
			foreach (in_array($answered->type, self::TYPES, true) ? $answered->keys : [] as $choice) {
				$chosen[] = [$answered->id, $choice];
			}
		}
		sort($chosen);
		return $chosen;
	}
}
