<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition\Reading;

use OCA\FormsApp\Model\Definition\ChoiceList;
use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Definition\QuestionType;
use OCA\FormsApp\Model\Values\Json;
use OCA\FormsApp\Shared\Contract\Limits;

/** Reads one question, without what it needs the others for. */
final class QuestionReader {
	/** Members that are read, or given a new place. */
	private const KNOWN = [
		'id', 'type', 'title', 'question', 'description', 'required', 'options', 'showIf', 'conditions', 'sectionId', 'page', 'order',
		'validation', ...self::OPTIONS,
	];
	/** Options of any type and their other names: those of another type are left out. */
	private const OPTIONS = [
		'placeholder', 'maxLength', 'rows', 'pattern', 'patternMessage', 'min', 'max', 'choices', 'allowOther', 'randomize',
		'minSelections', 'maxSelections', 'minLabel', 'maxLabel', 'columns', 'multiplePerRow', 'minRows', 'maxRows', 'allowedTypes',
		'allowedTypePreset', 'maxFileSize', 'maxFiles', 'dateMin', 'dateMax', 'timeMin', 'timeMax', 'scaleMin', 'scaleMax',
		'scaleMinLabel', 'scaleMaxLabel', 'ratingMax', 'maxStars',
	];

	public function __construct(
		private readonly Problems $problems,
	) {
	}

	/** @param array<array-key, mixed> $members */
	public function read(string $id, array $members): Question {
		$options = $this->options($id, $members['options'] ?? null);
		$validation = Json::looseMembers($members['validation'] ?? null) ?? [];
		$own = new Fields([$members], $id, $this->problems);
		$type = $this->type($own, $validation['type'] ?? null);
		$fields = new Fields([$options, $members, self::renamed($validation)], $id, $this->problems);
		$lists = new ListReader($id, $this->problems);
		$choices = match (true) {
			$type->hasChoices() => $lists->choices($fields->raw('choices'), 'choices', 'c', Limits::CHOICES_PER_QUESTION),
			$type === QuestionType::Matrix => $lists->choices($fields->raw('columns'), 'columns', 'c', Limits::COLUMNS_PER_QUESTION),
			default => new ChoiceList([]),
		};
		$settings = (new SettingReader($fields, $type))->read(count($choices->all));
		return new Question(
			$id,
			$type,
			$own->text(Limits::QUESTION_TITLE_CHARACTERS, 'title', 'question') ?? '',
			$own->text(Limits::QUESTION_DESCRIPTION_CHARACTERS, 'description'),
			$own->flag('required') === true && $type !== QuestionType::Section,
			$settings,
			$choices,
			$lists->choices($type === QuestionType::Matrix ? $fields->raw('rows') : null, 'rows', 'r', Limits::ROWS_PER_MATRIX),
			$lists->columns($type === QuestionType::Table ? $fields->raw('columns') : null),
			(new PatternReader($fields))->read($settings['pattern'] ?? null),
			null,
			null,
			array_diff_key($members, array_flip(self::KNOWN)),
			array_diff_key($options, array_flip(self::OPTIONS)),
		);
	}

	private function type(Fields $own, mixed $validation): QuestionType {
		$name = $own->raw('type');
		$type = is_string($name) ? QuestionType::named($name) : null;
		if ($type === null) {
			$own->problem('unknown_type', 'type');
			return QuestionType::Text;
		}
		return match (true) {
			$validation === 'email' && ($type === QuestionType::Text || $type === QuestionType::Textarea) => QuestionType::Email,
			$validation === 'number' && $type === QuestionType::Text => QuestionType::Number,
			default => $type,
		};
	}

	/** @return array<array-key, mixed> a list has the choices, an object all that belongs to the type */
	private function options(string $id, mixed $value): array {
		if ($value === null || $value === []) {
			return [];
		}
		$members = Json::items($value) === null ? Json::members($value) : ['choices' => $value];
		if ($members === null) {
			$this->problems->add('bad_value', $id, 'options');
		}
		return $members ?? [];
	}

	/**
	 * @param array<array-key, mixed> $validation
	 * @return array<string, mixed>
	 */
	private static function renamed(array $validation): array {
		return ['pattern' => $validation['pattern'] ?? null, 'patternMessage' => $validation['errorMessage'] ?? null];
	}
}
