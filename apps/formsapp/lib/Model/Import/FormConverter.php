<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Import;

use OCA\FormsApp\Model\Definition\DefinitionFault;
use OCA\FormsApp\Model\Definition\Problem;
use OCA\FormsApp\Model\Definition\QuestionType;
use OCA\FormsApp\Model\Definition\Reading\Ids;
use OCA\FormsApp\Model\Form\BrokenForm;
use OCA\FormsApp\Model\Form\FaultText;
use OCA\FormsApp\Model\Form\FormDocument;
use OCA\FormsApp\Model\Values\Json;
use OCA\FormsApp\Model\Values\Text;
use OCA\FormsApp\Shared\Contract\Limits;
use OCA\FormsApp\Shared\Uuid;

/** Makes a form of a file of another program. What does not fit is left out or becomes something that does, and is said. */
final class FormConverter {
	/** How often what cannot be read is left out before the form is given up. */
	private const ATTEMPTS = 40;
	private const LISTS = ['choices' => 1, 'rows' => 1, 'columns' => 1];
	/** Names that an option has in files. */
	private const NAMES = [
		'min' => ['min', 'max', 'dateMin', 'dateMax', 'timeMin', 'timeMax', 'scaleMin', 'scaleMax'],
		'max' => ['min', 'max', 'dateMin', 'dateMax', 'timeMin', 'timeMax', 'scaleMin', 'scaleMax', 'maxStars', 'ratingMax'],
		'minSelections' => ['minSelections', 'maxSelections'],
		'minRows' => ['minRows', 'maxRows'],
		'allowedTypes' => ['allowedTypes', 'allowedTypePreset'],
	];

	/** @var array<string, string> ids of questions by their ids in the file, with a sign before them: PHP makes numbers of digits */
	private array $ids = [];

	private function __construct(private readonly Changes $changes) {
	}

	/**
	 * @param string $name of the file, for forms without a title
	 * @throws BrokenForm
	 */
	public static function read(SourceFile $file, string $name): ImportedForm {
		return (new self(new Changes()))->convert($file, $name);
	}

	/** @throws BrokenForm */
	private function convert(SourceFile $file, string $name): ImportedForm {
		if ($file->hasBadCharacters) {
			$this->changes->add(Change::CHARACTERS);
		}
		$members = self::members($file->questions);
		$lost = count($file->questions) - count($members);
		if ($lost > 0) {
			$this->changes->add(Change::NO_QUESTION, count: $lost);
		}
		if (count($members) > Limits::QUESTIONS_PER_FORM) {
			throw new BrokenForm('The form has more than ' . Limits::QUESTIONS_PER_FORM . ' questions.');
		}
		$questions = $this->questions(self::inOrder($members), $next, $file->form['nextQuestion'] ?? 1);
		$conditions = new ConditionConverter($this->ids);
		$this->relate($questions, $members, $conditions);
		$settings = new SettingConverter($this->changes);
		$isQuiz = str_contains((string)json_encode(array_column($questions, 'options'), JSON_PARTIAL_OUTPUT_ON_ERROR), '"score":');
		$form = [
			'id' => Uuid::random(),
			'title' => $this->title($file, $name),
			'description' => $this->description($file),
			'settings' => (object)$settings->settings($file, $isQuiz),
			'branding' => $settings->branding($file),
			'questions' => $questions,
			'pages' => (new PageConverter($this->ids, $conditions, $this->changes))->read($file->form['pages'] ?? null),
			'nextQuestion' => $next,
			'hiddenFields' => Json::items($file->form['hiddenFields'] ?? []) ?? [],
		];
		$document = $this->readable($form);
		if (strlen($document->toJson()) > Limits::DOCUMENT_BYTES) {
			throw new BrokenForm('The form is too large, even without its responses.');
		}
		$former = array_values(array_filter(
			self::members($file->formerQuestions),
			static fn (array $one): bool => is_string($one['id'] ?? null) && $document->definition->question($one['id']) === null,
		));
		return new ImportedForm($document, $this->ids, self::former($former), $file->responses, $this->changes);
	}

	/**
	 * @param list<mixed> $items
	 * @return list<array<array-key, mixed>>
	 */
	private static function members(array $items): array {
		return array_values(array_filter(array_map(Json::members(...), $items), is_array(...)));
	}

	/**
	 * @param list<array<array-key, mixed>> $members
	 * @return list<array<array-key, mixed>> as they are numbered, where all are
	 */
	private static function inOrder(array &$members): array {
		$numbers = array_filter(array_map(static fn (array $one): mixed => $one['order'] ?? null, $members), is_int(...));
		if ($members !== [] && count($numbers) === count($members)) {
			usort($members, static fn (array $one, array $other): int => ($one['order'] ?? 0) <=> ($other['order'] ?? 0));
		}
		return $members;
	}

	/**
	 * @param list<array<array-key, mixed>> $members
	 * @param-out int $next
	 * @return list<array<string, mixed>>
	 */
	private function questions(array $members, ?int &$next, mixed $first): array {
		$given = [];
		foreach ($members as $question) {
			$id = SourceText::scalar($question['id'] ?? null) ?? '';
			$isDouble = $id !== '' && isset($this->ids["=$id"]);
			$given[] = Ids::isName($id) && !$isDouble ? $id : null;
			$this->ids += $id === '' ? [] : ["=$id" => $id];
		}
		$first = is_int($first) && $first > 0 && $first < 1_000_000 ? $first : 1;
		[$ids, $next] = Ids::complete($given, 'q', false, $first, static fn (): null => null);
		[$reader, $seen, $questions] = [new QuestionConverter($this->changes), [], []];
		foreach ($members as $place => $question) {
			$questions[] = $reader->read($ids[$place], $question);
			$id = '=' . (SourceText::scalar($question['id'] ?? null) ?? '');
			if (isset($seen[$id])) {
				$title = $questions[$place]['title'];
				$this->changes->add(Change::DOUBLE_ID, $ids[$place], is_string($title) ? $title : '');
			} elseif ($id !== '=') {
				$this->ids[$id] = $ids[$place];
				$seen[$id] = true;
			}
		}
		return $this->renamed($questions);
	}

	/**
	 * Answers in texts name questions by the ids that they have now.
	 *
	 * @param list<array<string, mixed>> $questions
	 * @return list<array<string, mixed>>
	 */
	private function renamed(array $questions): array {
		$names = [];
		foreach ($this->ids as $former => $id) {
			if ("=$id" !== $former) {
				$names['{{' . substr($former, 1) . '}}'] = "{{{$id}}}";
			}
		}
		if ($names === []) {
			return $questions;
		}
		$rename = static fn (mixed $text): mixed => is_string($text) && str_contains($text, '{{') ? strtr($text, $names) : $text;
		return array_map(static fn (array $question): array => array_replace($question, array_map(
			$rename,
			array_intersect_key($question, ['title' => 1, 'description' => 1]),
		)), $questions);
	}

	/**
	 * Adds what questions say of each other.
	 *
	 * @param list<array<string, mixed>> $questions
	 * @param list<array<array-key, mixed>> $members as they are in the file
	 */
	private function relate(array &$questions, array $members, ConditionConverter $conditions): void {
		$types = array_column($questions, 'type', 'id');
		foreach ($questions as $place => $question) {
			$source = $members[$place];
			$condition = $conditions->read($source);
			[$id, $title] = [self::text($question['id']), self::text($question['title'])];
			if ($conditions->isChanged) {
				$this->changes->add($condition === [] ? Change::CONDITION : Change::CONDITION_PART, $id, $title);
			}
			$section = SourceText::scalar($source['sectionId'] ?? null) ?? '';
			$known = $this->ids["=$section"] ?? '';
			$isSection = ($types[$known] ?? null) === QuestionType::Section->value;
			if ($section !== '' && !$isSection) {
				$this->changes->add(Change::SECTION, $id, $title);
			}
			$page = $source['page'] ?? null;
			$more = ($isSection ? ['sectionId' => $known] : []) + (is_int($page) ? ['page' => $page] : []);
			$questions[$place] = $question + $condition + $more;
		}
	}

	private function title(SourceFile $file, string $name): string {
		$text = SourceText::clean(SourceText::scalar($file->form['title'] ?? null) ?? '');
		$title = Text::trim($text);
		$ofFile = SourceText::clean(pathinfo(mb_scrub($name, 'UTF-8'), PATHINFO_FILENAME));
		$named = SourceText::cut($title === '' ? $ofFile : $title, Limits::TITLE_CHARACTERS);
		$named = Text::trim($named) === '' ? 'Form' : $named;
		if ($named !== $title) {
			$this->changes->add(Change::TITLE);
		}
		return $named;
	}

	private function description(SourceFile $file): string {
		$text = SourceText::clean(SourceText::scalar($file->form['description'] ?? null) ?? '');
		$cut = SourceText::cut($text, Limits::DESCRIPTION_CHARACTERS);
		if ($cut !== $text) {
			$this->changes->add(Change::SHORTENED);
		}
		return $cut;
	}

	/**
	 * @param array<string, mixed> $form
	 * @throws BrokenForm
	 */
	private function readable(array $form): FormDocument {
		for ($attempt = 1; true; $attempt++) {
			try {
				return FormDocument::of($form);
			} catch (DefinitionFault $fault) {
				if ($attempt >= self::ATTEMPTS) {
					throw new BrokenForm(FaultText::of($fault));
				}
				foreach ($fault->faults as $problem) {
					$form = $this->without($form, $problem);
				}
			}
		}
	}

	/**
	 * @param array<string, mixed> $form
	 * @return array<string, mixed> without what is at fault
	 */
	private function without(array $form, Problem $problem): array {
		$questions = self::members(Json::items($form['questions']) ?? []);
		$place = array_search($problem->at, array_column($questions, 'id'), true);
		if ($problem->field === 'hiddenFields') {
			$this->changes->add(Change::HIDDEN_FIELDS);
			return ['hiddenFields' => []] + $form;
		}
		if (!is_int($place)) {
			// Patterns that take too long together, or pages.
			if ($problem->code === 'pattern_too_costly') {
				return ['questions' => array_map(fn (array $one): array => $this->withoutOption($one, 'pattern'), $questions)] + $form;
			}
			$this->changes->add(Change::PAGES);
			return ['pages' => null] + $form;
		}
		$questions[$place] = $this->repaired($questions[$place], $problem);
		return ['questions' => $questions] + $form;
	}

	/**
	 * @param array<array-key, mixed> $question
	 * @return array<array-key, mixed>
	 */
	private function repaired(array $question, Problem $problem): array {
		[$id, $title] = [self::text($question['id']), self::text($question['title'])];
		if ($problem->field === 'showIf' || $problem->field === 'conditions') {
			$this->changes->add(Change::CONDITION, $id, $title);
			$names = isset($question['showIf']) || isset($question['conditions']) ? ['showIf' => 1, 'conditions' => 1] : ['sectionId' => 1];
			return array_diff_key($question, $names);
		}
		$options = Json::members($question['options'] ?? null) ?? [];
		$names = self::NAMES[$problem->field] ?? [$problem->field];
		if (!isset(self::LISTS[$problem->field]) && array_intersect_key($options, array_flip($names)) !== []) {
			return $this->withoutOption($question, $problem->field);
		}
		// What is left is a list, mostly one that is too long.
		$this->changes->add(Change::TOO_MANY_CHOICES, $id, $title);
		return ['type' => QuestionType::Textarea->value, 'options' => []] + $question;
	}

	/**
	 * @param array<array-key, mixed> $question
	 * @return array<array-key, mixed>
	 */
	private function withoutOption(array $question, string $field): array {
		$options = Json::members($question['options'] ?? null) ?? [];
		$left = array_diff_key($options, array_flip(self::NAMES[$field] ?? [$field]));
		if ($left !== $options) {
			$this->changes->add(Change::SETTINGS, self::text($question['id']), self::text($question['title']), $field);
		}
		return ['options' => $left] + $question;
	}

	/**
	 * @param list<array<array-key, mixed>> $questions
	 * @return list<array<array-key, mixed>> as this app has exported them; none where they were changed since
	 */
	private static function former(array $questions): array {
		try {
			return FormDocument::of(['id' => '', 'title' => '', 'questions' => $questions])->questions();
		} catch (DefinitionFault) {
			return [];
		}
	}

	private static function text(mixed $value): string {
		return is_string($value) ? $value : '';
	}
}
