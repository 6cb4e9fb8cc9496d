<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition\Reading;

use OCA\FormsApp\Model\Definition\Question;

/** Finds questions whose visibility depends on itself. */
final class Circles {
	private const OPEN = 1;
	private const DONE = 2;

	/** @var array<string, int> */
	private array $state = [];
	/** @var array<string, true> */
	private array $found = [];

	/** @param array<string, Question> $questions by id */
	private function __construct(
		private readonly array $questions,
	) {
	}

	/**
	 * @param array<string, Question> $questions by id
	 * @return list<string> ids where circles close, each once
	 */
	public static function find(array $questions): array {
		$circles = new self($questions);
		foreach ($questions as $question) {
			$circles->visit($question);
		}
		return array_keys($circles->found);
	}

	private function visit(Question $question): void {
		if (($this->state[$question->id] ?? 0) === self::DONE) {
			return;
		}
		if (isset($this->state[$question->id])) {
			$this->found[$question->id] = true;
			return;
		}
		$this->state[$question->id] = self::OPEN;
		foreach (self::needed($question) as $id) {
			if (isset($this->questions[$id])) {
				$this->visit($this->questions[$id]);
			}
		}
		$this->state[$question->id] = self::DONE;
	}

	/** @return list<string> ids that decide whether it is shown */
	private static function needed(Question $question): array {
		$ids = $question->sectionId === null ? [] : [$question->sectionId];
		foreach ($question->showIf?->leaves() ?? [] as $leaf) {
			$ids[] = $leaf->questionId;
		}
		return $ids;
	}
}
