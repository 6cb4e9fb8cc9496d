<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Question;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Form\FormDocument;
use OCA\FormsApp\Model\Form\Removal;
use OCA\FormsApp\Model\Question\QuestionChange;
use OCA\FormsApp\Model\Question\QuestionOrder;
use OCA\FormsApp\Service\Form\FormGate;
use OCA\FormsApp\Service\Form\FormStore;
use OCA\FormsApp\Shared\Exception\NotFound;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Schema\JsonText;

/** Changes of single questions. Each is made to the form as it is by then, so that nobody's changes are lost. */
class QuestionService {
	public function __construct(
		private readonly FormGate $gate,
		private readonly FormStore $store,
	) {
	}

	/**
	 * @param \stdClass $body with objects as objects, because what nobody here knows is kept
	 * @return array<array-key, mixed>
	 * @throws Refusal
	 */
	public function create(string $fileId, \stdClass $body): array {
		$id = '';
		$question = JsonText::members($body);
		$index = is_int($question['index'] ?? null) ? $question['index'] : null;
		unset($question['index'], $question['id']);
		$change = static function (FormDocument $form) use (&$id, $question, $index): FormDocument {
			$questions = $form->questions();
			$id = 'q' . $form->definition->nextQuestion;
			array_splice($questions, min($index ?? count($questions), count($questions)), 0, [['id' => $id] + $question]);
			return $form->with(['questions' => $questions]);
		};
		return self::question($this->store->update($this->gate->updatable($fileId), null, $change)->document, $id);
	}

	/**
	 * @param \stdClass $body as for create
	 * @return array<array-key, mixed>
	 * @throws Refusal
	 */
	public function update(string $fileId, string $id, \stdClass $body): array {
		$change = static function (FormDocument $form) use ($id, $body): FormDocument {
			$questions = $form->questions();
			$place = self::place($form, $id);
			$questions[$place] = QuestionChange::apply($questions[$place] ?? [], JsonText::members($body));
			return $form->with(['questions' => $questions]);
		};
		return self::question($this->store->update($this->gate->updatable($fileId), null, $change)->document, $id);
	}

	/**
	 * @return array{success: true}
	 * @throws Refusal
	 */
	public function delete(string $fileId, string $id): array {
		$this->store->update($this->gate->updatable($fileId), null, static function (FormDocument $form) use ($id): FormDocument {
			self::place($form, $id);
			return $form->with(Removal::of($form, $id));
		});
		return ['success' => true];
	}

	/**
	 * @param list<string> $order
	 * @return array{success: true, order: list<string>}
	 * @throws Refusal
	 */
	public function order(string $fileId, array $order): array {
		$change = static function (FormDocument $form) use ($order): FormDocument {
			foreach ($order as $id) {
				self::place($form, $id);
			}
			return $form->with(QuestionOrder::of($form, $order));
		};
		$ordered = $this->store->update($this->gate->updatable($fileId), null, $change)->document;
		return ['success' => true, 'order' => QuestionOrder::ids($ordered)];
	}

	/** @return array<array-key, mixed> */
	private static function question(FormDocument $form, string $id): array {
		return $form->questions()[self::place($form, $id)] ?? [];
	}

	private static function place(FormDocument $form, string $id): int {
		$place = array_search($id, QuestionOrder::ids($form), true);
		return is_int($place) ? $place : throw new NotFound(Reason::UNKNOWN_QUESTION, 'The form has no such question.');
	}
}
