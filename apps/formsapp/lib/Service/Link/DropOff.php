<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Link;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Link\Visit;
use OCA\FormsApp\Repository\Response\DropOffRepository;
use OCA\FormsApp\Repository\Response\ResponseRepository;
use OCA\FormsApp\Service\Answer\Definitions;
use OCA\FormsApp\Service\Answer\LinkGate;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Exception\Invalid;
use OCA\FormsApp\Shared\Exception\NotFound;
use OCA\FormsApp\Shared\Exception\Refusal;

/**
 * Where respondents stop. Only the question is stored, under the key that the answers would be sent with: once they are sent, the
 * respondent has not stopped. No answer leaves the device before that.
 */
class DropOff {
	public function __construct(
		private readonly LinkGate $gate,
		private readonly Definitions $definitions,
		private readonly ResponseRepository $responses,
		private readonly DropOffRepository $left,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param string $questionId that was answered last
	 * @return array{success: true}
	 * @throws Refusal
	 */
	public function save(string $hash, Visit $visit, string $questionId): array {
		$form = $this->gate->enter($hash, $visit);
		$key = $visit->requestKey ?? throw new Invalid(Reason::BAD_KEY, 'Send the Idempotency-Key that the answers will be sent with.');
		if (!in_array($questionId, array_column((array)($this->definitions->plain($form)['questions'] ?? []), 'id'), true)) {
			throw new NotFound(Reason::UNKNOWN_QUESTION, 'The form has no such question.');
		}
		$this->left->save($form->fileId, $key, $questionId, $this->clock->now()->getTimestamp());
		// Looked for afterwards, as a submission looks for this row after it is stored: one of the two finds the other.
		if ($this->responses->findByRequestKeyOrNull($form->fileId, $key) !== null) {
			$this->left->delete($form->fileId, $key);
		}
		return ['success' => true];
	}

	/** Answers were stored. */
	public function forget(OpenForm $form, Visit $visit): void {
		if ($visit->requestKey !== null) {
			$this->left->delete($form->fileId, $visit->requestKey);
		}
	}
}
