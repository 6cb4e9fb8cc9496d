<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Answer;

/** Labels of a question's parts by their ids, from a canonical definition. */
final class QuestionLabels {
	/**
	 * @param array<array-key, mixed> $question
	 * @return array<array-key, string>
	 */
	public static function choices(array $question): array {
		return self::list($question, 'choices');
	}

	/**
	 * @param array<array-key, mixed> $question of the type `matrix`
	 * @return array<array-key, string>
	 */
	public static function rows(array $question): array {
		return self::list($question, 'rows');
	}

	/**
	 * @param array<array-key, mixed> $question of the type `matrix` or `table`
	 * @return array<array-key, string>
	 */
	public static function columns(array $question): array {
		return self::list($question, 'columns');
	}

	/**
	 * @param array<array-key, mixed> $question
	 * @return array<array-key, string>
	 */
	private static function list(array $question, string $name): array {
		$options = $question['options'] ?? null;
		$parts = is_array($options) ? $options[$name] ?? null : null;
		$labels = [];
		foreach (is_array($parts) ? $parts : [] as $part) {
			$id = is_array($part) ? $part['id'] ?? null : null;
			if (is_array($part) && is_string($id)) {
				$labels[$id] = is_string($part['label'] ?? null) ? $part['label'] : $id;
			}
		}
		return $labels;
	}
}
