<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition;

use OCA\FormsApp\Model\Definition\Reading\DefinitionReader;

/** What a form asks and when: read from any shape that is accepted, written in one. */
final class Definition {
	/** @var array<string, Question> ids begin with a letter, so PHP makes no integers of them */
	private readonly array $byId;

	/**
	 * @param list<Question> $questions
	 * @param ?list<Page> $pages null when there is one page without a title
	 * @param array<array-key, mixed> $rest the form's other members, as they were
	 * @param list<HiddenField> $hiddenFields
	 */
	public function __construct(
		private readonly array $questions,
		public readonly ?array $pages,
		/** Number of the next question: ids are never given twice. */
		public readonly int $nextQuestion,
		private readonly array $rest,
		public readonly array $hiddenFields = [],
	) {
		$byId = [];
		foreach ($questions as $question) {
			$byId[$question->id] = $question;
		}
		$this->byId = $byId;
	}

	/**
	 * @param array<array-key, mixed> $json the whole form; objects in it are `stdClass`, as `json_decode` makes them, or arrays with names
	 * @throws DefinitionFault
	 */
	public static function read(array $json): self {
		return (new DefinitionReader())->read($json);
	}

	/** @return list<Question> */
	public function questions(): array {
		return $this->questions;
	}

	public function question(string $id): ?Question {
		return $this->byId[$id] ?? null;
	}

	/** Whether a choice has a score. */
	public function isQuiz(): bool {
		foreach ($this->questions as $question) {
			foreach ($question->type->hasChoices() ? $question->choices->all : [] as $choice) {
				if ($choice->score !== null) {
					return true;
				}
			}
		}
		return false;
	}

	/** @return array<array-key, mixed> the whole form as it is stored; objects that may be empty are `stdClass` */
	public function toArray(): array {
		return array_replace(array_diff_key($this->rest, ['hiddenFields' => 1]), [
			'questions' => array_map(static fn (Question $question): array => $question->toArray(), $this->questions),
			'pages' => $this->pages === null ? null : array_map(static fn (Page $page): array => $page->toArray(), $this->pages),
			'nextQuestion' => $this->nextQuestion,
			...$this->hidden(static fn (HiddenField $field): array => $field->toArray()),
		]);
	}

	/**
	 * What respondents may see, chosen member by member.
	 *
	 * @return array{title: string, description: string, questions: list<array<string, mixed>>,
	 *   pages: ?list<array<string, mixed>>, branding: mixed, hiddenFields?: list<mixed>}
	 */
	public function publicArray(): array {
		$title = $this->rest['title'] ?? '';
		$description = $this->rest['description'] ?? '';
		return [
			'title' => is_string($title) ? $title : '',
			'description' => is_string($description) ? $description : '',
			'questions' => array_map(static fn (Question $question): array => $question->publicArray(), $this->questions),
			'pages' => $this->pages === null ? null : array_map(static fn (Page $page): array => $page->publicArray(), $this->pages),
			'branding' => $this->rest['branding'] ?? null,
			...$this->hidden(static fn (HiddenField $field): array => $field->publicArray()),
		];
	}

	/**
	 * A form without any has no such member.
	 *
	 * @param \Closure(HiddenField): array<array-key, mixed> $one
	 * @return array{hiddenFields?: list<mixed>}
	 */
	private function hidden(\Closure $one): array {
		return $this->hiddenFields === [] ? [] : ['hiddenFields' => array_map($one, $this->hiddenFields)];
	}
}
