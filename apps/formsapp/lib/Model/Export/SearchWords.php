<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Export;

use OCA\FormsApp\Model\Definition\HiddenField;

/** What a response is found by: its answers as people read them, and what somebody types to find them. */
final class SearchWords {
	/** Further words of a search are left out. */
	private const MOST = 10;

	/**
	 * @param array<array-key, mixed> $definition canonical, that was answered
	 * @param array<array-key, mixed> $answers
	 * @return string in lower case, a line for each answer
	 */
	public static function of(array $definition, array $answers): string {
		$words = new AnswerWords(new \DateTimeZone('UTC'));
		$lines = [];
		foreach (HiddenField::withQuestions($definition) as $question) {
			$id = $question['id'] ?? null;
			$answer = is_string($id) ? $answers[$id] ?? null : null;
			if ($answer !== null) {
				$lines[] = $words->text($question, $answer);
			}
		}
		return self::folded(implode("\n", $lines));
	}

	/** @return list<string> in lower case, each once; all of them have to be there */
	public static function wanted(string $search): array {
		$words = preg_split('/\s+/u', self::folded($search), -1, PREG_SPLIT_NO_EMPTY);
		return array_slice(array_values(array_unique($words === false ? [] : $words)), 0, self::MOST);
	}

	private static function folded(string $text): string {
		return mb_strtolower($text, 'UTF-8');
	}
}
