<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Import;

use OCA\FormsApp\Model\Definition\Definition;
use OCA\FormsApp\Model\Definition\DefinitionFault;
use OCA\FormsApp\Model\Definition\HiddenField;
use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Definition\QuestionType;
use OCA\FormsApp\Model\Form\FormTime;
use OCA\FormsApp\Model\Rules\Score;
use OCA\FormsApp\Model\Rules\Visibility;
use OCA\FormsApp\Model\Values\Json;
use OCA\FormsApp\Shared\Contract\Limits;

/**
 * Makes responses of those of a file, one after the other. They are not held against the rules of the form: what was answered then stays,
 * also where it answers a question that would not be shown. Accounts are not taken over, because a file may say anything: their names stay
 * as text.
 */
final class ResponseConverter {
	private const RESPONDENT = "\nrespondent";
	private const MOST_SECONDS = 2_147_483_647;
	/** More of them are too large in any case. */
	private const MOST_ANSWERS = 65_536;
	private const MOST_POINTS = 1e9;
	private const FLAGS = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR;

	/** @var array<string, Question> by id */
	private readonly array $former;
	/** @var array<string, true> names of hidden fields */
	private readonly array $hidden;
	private readonly Definition $definition;

	/**
	 * @param int $now Unix seconds, for responses without a time
	 * @param Changes $changes that are told of what does not fit; those of a second pass go nowhere
	 */
	public function __construct(
		private readonly ImportedForm $form,
		private readonly KeptTexts $texts,
		private readonly int $now,
		private readonly Changes $changes,
	) {
		$this->definition = $form->document->definition;
		$this->hidden = array_fill_keys(
			array_map(static fn (HiddenField $field): string => $field->name, $this->definition->hiddenFields), true,
		);
		$former = [];
		try {
			foreach (Definition::read(['questions' => $form->formerQuestions])->questions() as $question) {
				$former[$question->id] = $question;
			}
		} catch (DefinitionFault $fault) {
			throw new \LogicException('They have been read before', 0, $fault);
		}
		$this->former = $former;
	}

	/** What the responses answer that answer more than the form asks: canonical JSON. */
	public function definitionJson(): string {
		$definition = json_decode($this->form->document->definitionJson(), false, 512, JSON_THROW_ON_ERROR);
		if (!$definition instanceof \stdClass) {
			throw new \LogicException('A definition is an object');
		}
		$asked = is_array($definition->questions ?? null) ? $definition->questions : [];
		$definition->questions = [...$asked, ...$this->form->formerQuestions, ...$this->texts->questions()];
		return json_encode($definition, self::FLAGS);
	}

	/** When it was sent, as far as it says; Unix seconds. */
	public static function time(mixed $response): ?int {
		$members = Json::members($response) ?? [];
		foreach (['submitted_at', 'submitted', 'submittedAt', 'created_at'] as $name) {
			if (is_string($members[$name] ?? null)) {
				return FormTime::start($members[$name]);
			}
		}
		return null;
	}

	/** @return ?ImportedResponse null for what is no response, or one that is too large */
	public function read(mixed $response): ?ImportedResponse {
		$members = Json::members($response);
		$given = Json::looseMembers($members['answers'] ?? null);
		if ($members === null || $given === null || count($given) > self::MOST_ANSWERS) {
			$this->changes->add(Change::NO_RESPONSE);
			return null;
		}
		$answers = $rest = [];
		foreach ($given as $name => $value) {
			$this->answer((string)$name, $value, $answers, $rest);
		}
		$this->respondent($members, $rest);
		$hasFormer = $rest !== [] || array_intersect_key($answers, $this->former) !== [];
		$json = Json::canonical((object)($answers + array_map(static fn (array $lines): string => implode("\n", $lines), $rest)));
		if (strlen($json) > Limits::SUBMIT_BYTES) {
			$this->changes->add(Change::NO_RESPONSE);
			return null;
		}
		$time = self::time($response);
		if ($time === null) {
			$this->changes->add(Change::NO_TIME);
		}
		$metadata = Json::members($members['metadata'] ?? null) ?? [];
		$changed = $metadata['changed'] ?? $members['updated_at'] ?? null;
		return new ImportedResponse(
			min($time ?? $this->now, $this->now),
			$json,
			$hasFormer,
			self::duration($metadata['duration'] ?? $members['duration'] ?? null),
			self::score($metadata['score'] ?? $members['score'] ?? null) ?? $this->points($answers),
			self::note($members['note'] ?? null),
			is_string($changed) ? FormTime::start($changed) : null,
		);
	}

	/**
	 * @param array<string, mixed> $answers
	 * @param array<string, list<string>> $rest
	 */
	private function answer(string $name, mixed $value, array &$answers, array &$rest): void {
		$id = $this->form->ids["=$name"] ?? $name;
		$question = $this->definition->question($id) ?? $this->former[$id] ?? null;
		if ($question === null) {
			$text = SourceText::of($value);
			if (isset($this->hidden[$name]) && $text !== '') {
				$answers[$name] = $text;
			} elseif ($text !== '') {
				$this->changes->add(Change::UNKNOWN_QUESTION);
				$this->keep("?$name", SourceText::cut(SourceText::clean($name), Limits::LABEL_CHARACTERS), $text, $rest);
			}
			return;
		}
		$read = SourceAnswer::read($question, $value);
		if ($read->answer !== null) {
			$answers[$question->id] = $read->answer;
		}
		if ($read->rest !== '') {
			$code = $question->type === QuestionType::File ? Change::FILES : Change::AS_TEXT;
			$this->changes->add($code, $question->id, $question->title);
			$this->keep("!$question->id", $question->title, $read->rest, $rest);
		}
	}

	/**
	 * @param array<array-key, mixed> $members of the response
	 * @param array<string, list<string>> $rest
	 */
	private function respondent(array $members, array &$rest): void {
		$respondent = Json::members($members['respondent'] ?? null) ?? [];
		if (isset($respondent['fingerprint']) || isset($members['ip']) || isset($members['userAgent'])) {
			$this->changes->add(Change::TRACES);
		}
		$id = $respondent['user_id'] ?? $respondent['userId'] ?? $members['userId'] ?? null;
		$name = $respondent['display_name'] ?? $respondent['displayName'] ?? $id;
		[$id, $name] = [SourceText::of(SourceText::scalar($id)), SourceText::of(SourceText::scalar($name))];
		if ($id !== '' || $name !== '') {
			$this->changes->add(Change::RESPONDENTS);
			$this->keep(self::RESPONDENT, self::RESPONDENT, $id === '' || $id === $name ? $name : "$name ($id)", $rest);
		}
	}

	/** @param array<string, list<string>> $rest */
	private function keep(string $for, string $title, string $text, array &$rest): void {
		[$id, $isShared] = $this->texts->id($for, $title);
		$rest[$id][] = $isShared ? "$title: $text" : $text;
	}

	/**
	 * @param array<string, mixed> $answers
	 * @return ?array{total: float, max: float} by our count
	 */
	private function points(array $answers): ?array {
		if (!$this->definition->isQuiz()) {
			return null;
		}
		$score = Score::of($this->definition, Visibility::of($this->definition, $answers), $answers);
		return $score === null ? null : ['total' => (float)$score->total, 'max' => (float)$score->max];
	}

	private static function duration(mixed $value): ?int {
		return is_int($value) && $value >= 0 && $value <= self::MOST_SECONDS ? $value : null;
	}

	/** @return ?array{total: float, max: float} as the respondent was told */
	private static function score(mixed $value): ?array {
		$members = Json::members($value) ?? [];
		[$total, $max] = [self::pointsOf($members['total'] ?? null), self::pointsOf($members['max'] ?? null)];
		return $total === null || $max === null ? null : ['total' => $total, 'max' => $max];
	}

	private static function pointsOf(mixed $value): ?float {
		return (is_int($value) || is_float($value)) && abs($value) < self::MOST_POINTS ? round((float)$value, 2) : null;
	}

	private static function note(mixed $value): ?string {
		$note = is_string($value) ? SourceText::cut(SourceText::clean($value), Limits::NOTE_CHARACTERS) : '';
		return $note === '' ? null : $note;
	}
}
