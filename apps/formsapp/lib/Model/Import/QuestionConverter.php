<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Import;

use OCA\FormsApp\Model\Definition\QuestionType;
use OCA\FormsApp\Model\Values\Json;
use OCA\FormsApp\Shared\Contract\Limits;

/** Makes a question that can be read of one of another program. Members that nobody here knows are not taken over. */
final class QuestionConverter {
	/** Options by their type, under all their names. */
	private const OPTIONS = [
		'text' => ['placeholder', 'maxLength', 'pattern', 'patternMessage'],
		'email' => ['placeholder', 'maxLength', 'pattern', 'patternMessage'],
		'textarea' => ['placeholder', 'maxLength', 'rows', 'pattern', 'patternMessage'],
		'number' => ['placeholder', 'min', 'max'],
		'single_choice' => ['allowOther', 'randomize'],
		'multiple_choice' => ['allowOther', 'randomize', 'minSelections', 'maxSelections'],
		'dropdown' => ['placeholder', 'allowOther', 'randomize'],
		'date' => ['min', 'max', 'dateMin', 'dateMax'],
		'datetime' => ['min', 'max', 'dateMin', 'dateMax'],
		'time' => ['min', 'max', 'timeMin', 'timeMax'],
		'linear_scale' => ['min', 'max', 'scaleMin', 'scaleMax', 'minLabel', 'maxLabel', 'scaleMinLabel', 'scaleMaxLabel'],
		'rating' => ['max', 'maxStars', 'ratingMax'],
		'matrix' => ['multiplePerRow'],
		'table' => ['minRows', 'maxRows'],
		'file' => ['allowedTypes', 'allowedTypePreset', 'maxFileSize', 'maxFiles'],
		'section' => [],
	];
	private const HINTS = [
		'placeholder', 'patternMessage', 'minLabel', 'maxLabel', 'scaleMinLabel', 'scaleMaxLabel',
	];
	private const FLAGS = ['allowOther', 'randomize', 'multiplePerRow'];
	/** What has its own place, or says nothing to people. */
	private const KNOWN = [
		'id', 'type', 'title', 'question', 'description', 'required', 'options', 'showIf', 'conditions', 'sectionId', 'page', 'order',
		'validation', 'quiz', 'choices', 'columns', 'rows', 'isCurrent',
	];
	/** Members of others that are named to people. */
	private const NAMED = 5;
	private const LISTS = ['choices', 'columns', 'rows'];

	public function __construct(private readonly Changes $changes) {
	}

	/**
	 * Without what it needs other questions for.
	 *
	 * @param array<array-key, mixed> $members
	 * @return array<string, mixed>
	 */
	public function read(string $id, array $members): array {
		$title = $this->text($id, '', $members['title'] ?? $members['question'] ?? '', Limits::QUESTION_TITLE_CHARACTERS);
		$description = $this->text($id, $title, $members['description'] ?? '', Limits::QUESTION_DESCRIPTION_CHARACTERS);
		$type = $this->type($id, $title, $members);
		$question = [
			'id' => $id,
			'type' => $type->value,
			'title' => $title,
			'required' => in_array($members['required'] ?? false, [true, 1, 'true', '1'], true),
			'options' => $this->options($id, $title, $type, $members),
		];
		return $question + ($description === '' ? [] : ['description' => $description]);
	}

	/** @param array<array-key, mixed> $members */
	private function type(string $id, string $title, array $members): QuestionType {
		$name = $members['type'] ?? null;
		$type = is_string($name) ? QuestionType::named($name) : null;
		if ($type === null) {
			$this->changes->add(Change::UNKNOWN_TYPE, $id, $title, SourceText::scalar($name) ?? '');
		}
		$kind = (Json::looseMembers($members['validation'] ?? null) ?? [])['type'] ?? null;
		return match (true) {
			$kind === 'email' && ($type === QuestionType::Text || $type === QuestionType::Textarea) => QuestionType::Email,
			$kind === 'number' && $type === QuestionType::Text => QuestionType::Number,
			default => $type ?? QuestionType::Text,
		};
	}

	/**
	 * @param array<array-key, mixed> $members
	 * @return array<string, mixed>
	 */
	private function options(string $id, string $title, QuestionType $type, array $members): array {
		$given = $members['options'] ?? null;
		$options = Json::items($given) === null ? Json::members($given) ?? [] : ['choices' => $given];
		$validation = Json::looseMembers($members['validation'] ?? null) ?? [];
		$places = [$options, $members, [
			'pattern' => $validation['pattern'] ?? null, 'patternMessage' => $validation['errorMessage'] ?? null,
			'min' => $validation['min'] ?? null, 'max' => $validation['max'] ?? null,
		]];
		$taken = $this->lists($id, $title, $type, $places);
		foreach (self::OPTIONS[$type->value] as $name) {
			$value = self::first($places, $name);
			if ($value !== null && $value !== '') {
				$taken[$name] = $this->option($id, $title, $name, $value);
			}
		}
		$taken = array_filter($taken, static fn (mixed $value): bool => $value !== null);
		$this->quiz($id, $title, $type, $members, $taken);
		$lost = array_diff(
			array_map(strval(...), [...array_keys($options), ...array_keys($members)]),
			self::OPTIONS[$type->value],
			self::KNOWN,
		);
		$named = [];
		foreach (array_unique($lost) as $name) {
			$isSaid = !in_array(self::first($places, $name), [null, '', false, [], 0], true);
			if ($isSaid && count($named) < self::NAMED && preg_match('/^[A-Za-z][A-Za-z_]{0,39}$/D', $name) === 1) {
				$named[] = $name;
			}
		}
		if ($named !== []) {
			$this->changes->add(Change::SETTINGS, $id, $title, implode(', ', $named));
		}
		return $taken;
	}

	private function option(string $id, string $title, string $name, mixed $value): mixed {
		return match (true) {
			in_array($name, self::HINTS, true) => $this->text($id, $title, $value, Limits::HINT_CHARACTERS),
			in_array($name, self::FLAGS, true) => in_array($value, [true, 1, 'true', '1'], true),
			default => $value,
		};
	}

	/**
	 * @param list<array<array-key, mixed>> $places
	 * @return array<string, mixed>
	 */
	private function lists(string $id, string $title, QuestionType $type, array $places): array {
		$lists = new ListConverter();
		$taken = match (true) {
			$type->hasChoices() => ['choices' => $lists->choices(self::first($places, 'choices'))],
			$type === QuestionType::Matrix => [
				'rows' => $lists->choices(self::first($places, 'rows')), 'columns' => $lists->choices(self::first($places, 'columns')),
			],
			$type === QuestionType::Table => ['columns' => $lists->columns(self::first($places, 'columns'))],
			default => [],
		};
		if ($lists->isChanged) {
			$this->changes->add(Change::CHOICES, $id, $title);
		}
		return $taken;
	}

	/**
	 * The right answers of a quiz as points of choices.
	 *
	 * @param array<array-key, mixed> $members
	 * @param array<string, mixed> $options
	 */
	private function quiz(string $id, string $title, QuestionType $type, array $members, array &$options): void {
		$quiz = Json::members($members['quiz'] ?? null);
		if ($quiz === null) {
			return;
		}
		$right = $quiz['correctAnswer'] ?? null;
		$right = array_filter(array_map(SourceText::scalar(...), Json::items($right) ?? [$right]), is_string(...));
		$choices = Json::items($options['choices'] ?? null) ?? [];
		if (!$type->hasChoices() || $choices === [] || $right === []) {
			$this->changes->add(Change::POINTS, $id, $title);
			return;
		}
		$points = is_int($quiz['points'] ?? null) ? max(0, min(Limits::POINTS_PER_CHOICE, $quiz['points'])) : 1;
		foreach ($choices as $place => $choice) {
			$names = Json::members($choice) ?? [];
			$isRight = false;
			foreach (['id', 'value', 'label'] as $name) {
				$isRight = $isRight || in_array($names[$name] ?? null, $right, true);
			}
			$choices[$place] = $names + ['score' => $isRight ? $points : 0];
		}
		$options['choices'] = $choices;
		if (($quiz['feedback'] ?? null) !== null) {
			$this->changes->add(Change::SETTINGS, $id, $title, 'feedback');
		}
	}

	private function text(string $id, string $title, mixed $value, int $most): string {
		$text = SourceText::clean(SourceText::scalar($value) ?? '');
		$cut = SourceText::cut($text, $most);
		if ($cut !== $text) {
			$this->changes->add(Change::SHORTENED, $id, $title === '' ? $cut : $title);
		}
		return $cut;
	}

	/** @param list<array<array-key, mixed>> $places */
	private static function first(array $places, string $name): mixed {
		foreach ($places as $place) {
			// The lines of a text and the rows of a matrix have the same name.
			if (isset($place[$name]) && !(in_array($name, self::LISTS, true) && $place[$name] === [])) {
				return $place[$name];
			}
		}
		return null;
	}
}
