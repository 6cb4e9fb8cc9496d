<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Export;

use OCA\FormsApp\Model\Answer\QuestionLabels;
use OCA\FormsApp\Model\Definition\HiddenField;

/**
 * The columns of a form: those of its questions and hidden fields as they are now, then those of questions that were deleted or had another
 * type when they were answered.
 */
final class ExportColumns {
	/** @var array<string, ExportColumn> */
	private array $columns = [];
	/** @var array<array-key, string> type by question, as it was seen first */
	private array $types = [];
	private bool $hasScores = false;
	private bool $hasChanges = false;

	/**
	 * @param iterable<array<array-key, mixed>> $definitions canonical, the present one first
	 */
	public function __construct(iterable $definitions) {
		foreach ($definitions as $definition) {
			$questions = HiddenField::withQuestions($definition);
			$settings = $definition['settings'] ?? null;
			$this->hasChanges = $this->hasChanges || (is_array($settings) && ($settings['allowCorrection'] ?? false) === true);
			$titles = array_filter(array_column($questions, 'title', 'id'), is_string(...));
			foreach ($questions as $question) {
				$this->add($question, $titles);
			}
		}
	}

	/** @return list<ExportColumn> */
	public function all(): array {
		return array_values($this->columns);
	}

	/** Whether any answer to any question was ever worth something. */
	public function hasScores(): bool {
		return $this->hasScores;
	}

	/** Whether respondents may, or could once, change their answers. */
	public function hasChanges(): bool {
		return $this->hasChanges;
	}

	/**
	 * @param array<array-key, mixed> $question
	 * @param array<array-key, string> $titles of the questions by their ids
	 */
	private function add(array $question, array $titles): void {
		[$id, $type] = [$question['id'] ?? null, $question['type'] ?? null];
		if (!is_string($id) || !is_string($type) || $type === 'section') {
			return;
		}
		$this->hasScores = $this->hasScores || self::isScored($question);
		$this->types[$id] ??= $type;
		$title = is_string($question['title'] ?? null) ? PlainTitle::of($question['title'], $titles) : '';
		$header = $this->types[$id] === $type ? $title : "$title ($type)";
		if ($type !== 'matrix') {
			$this->columns["$type\n$id"] ??= new ExportColumn($id, $type, null, $header);
			return;
		}
		foreach (QuestionLabels::rows($question) as $row => $label) {
			$this->columns["$type\n$id\n$row"] ??= new ExportColumn($id, $type, (string)$row, "$header: $label");
		}
	}

	/** @param array<array-key, mixed> $question */
	private static function isScored(array $question): bool {
		$choices = is_array($question['options'] ?? null) ? $question['options']['choices'] ?? [] : [];
		$isScored = static fn (mixed $choice): bool => is_array($choice) && isset($choice['score']);
		return is_array($choices) && array_filter($choices, $isScored) !== [];
	}
}
