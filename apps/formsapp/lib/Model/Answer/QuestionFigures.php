<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Answer;

/** The figures of each question as the API answers them. */
final class QuestionFigures {
	private const DIGITS = 4;
	private const MOST_STEPS = 1_000;

	/**
	 * @param array<array-key, mixed> $definition canonical
	 * @return array<array-key, array<string, mixed>> by question: those of the form, and those that it does not ask any more
	 */
	public static function all(array $definition, Tally $tally): array {
		$figures = [];
		foreach (is_array($definition['questions'] ?? null) ? $definition['questions'] : [] as $question) {
			[$id, $type] = is_array($question) ? [$question['id'] ?? null, $question['type'] ?? null] : [null, null];
			if (is_array($question) && is_string($id) && is_string($type) && $type !== 'section') {
				$figures[$id] = self::of($type, $tally->figures($type, $id), self::keys($question, $type));
			}
		}
		foreach ($tally->asked() as [$type, $id]) {
			$figures[$id] ??= self::of($type, $tally->figures($type, $id), []);
		}
		return $figures;
	}

	/**
	 * @param array{answered: int, sum: float, low: ?float, high: ?float, counts: array<array-key, int>} $found
	 * @param list<string> $keys what is counted even if nobody chose it
	 * @return array<string, mixed>
	 */
	private static function of(string $type, array $found, array $keys): array {
		$isCounted = in_array($type, ['single_choice', 'multiple_choice', 'dropdown', 'linear_scale', 'rating', 'matrix'], true);
		return ['type' => $type, 'answered' => $found['answered']]
			+ ($isCounted ? ['counts' => (object)array_replace(array_fill_keys($keys, 0), $found['counts'])] : [])
			+ ($found['low'] === null || $found['high'] === null || $found['answered'] === 0 ? [] : [
				'average' => round($found['sum'] / $found['answered'], self::DIGITS),
				'min' => $found['low'],
				'max' => $found['high'],
			]);
	}

	/**
	 * @param array<array-key, mixed> $question
	 * @return list<string>
	 */
	private static function keys(array $question, string $type): array {
		$options = is_array($question['options'] ?? null) ? $question['options'] : [];
		return match ($type) {
			'single_choice', 'multiple_choice', 'dropdown' => array_map(strval(...), array_keys(QuestionLabels::choices($question))),
			'linear_scale' => self::steps($options['min'] ?? 1, $options['max'] ?? 5),
			'rating' => self::steps(1, $options['max'] ?? 5),
			default => [],
		};
	}

	/** @return list<string> */
	private static function steps(mixed $low, mixed $high): array {
		return is_int($low) && is_int($high) && $low <= $high && $high - $low < self::MOST_STEPS
			? array_map(strval(...), range($low, $high))
			: [];
	}
}
