<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Link;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Host\AppKey;
use OCA\FormsApp\Model\Answer\AnswerSettings;
use OCA\FormsApp\Model\Answer\Change\ChangedResponse;
use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Model\Link\CorrectionToken;
use OCA\FormsApp\Model\Link\Visit;
use OCA\FormsApp\Model\Upload\FilesGone;
use OCA\FormsApp\Repository\Response\ResponseRepository;
use OCA\FormsApp\Service\Answer\AnswerCheck;
use OCA\FormsApp\Service\Answer\Definitions;
use OCA\FormsApp\Service\Answer\LinkGate;
use OCA\FormsApp\Service\Answer\PublicForms;
use OCA\FormsApp\Service\Answer\ResponseAnswers;
use OCA\FormsApp\Service\Answer\ResponseStore;
use OCA\FormsApp\Shared\Exception\Forbidden;
use OCA\FormsApp\Shared\Exception\NotFound;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\IsoTime;

/** Answers that are changed by whoever sent them, as long as the form is open and allows it. A form that is full allows it too. */
class Corrections {
	public function __construct(
		private readonly LinkGate $gate,
		private readonly Definitions $definitions,
		private readonly PublicForms $forms,
		private readonly ResponseStore $store,
		private readonly ResponseRepository $responses,
		private readonly AnswerCheck $check,
		private readonly Receipts $receipts,
		private readonly AppKey $key,
	) {
	}

	/**
	 * @return array<string, mixed> as OwnResponse of the contract
	 * @throws Refusal
	 */
	public function read(string $hash, #[\SensitiveParameter] string $token, Visit $visit): array {
		[$form, $settings, $response] = $this->admitted($hash, $token, $visit);
		return [
			'form' => $this->forms->shown($form, $settings),
			'response' => [
				'id' => $response->id,
				'submitted' => IsoTime::of($response->submittedAt),
				'changed' => ResponseAnswers::time($response->changedAt),
				'revision' => $response->revision,
				'answers' => $response->document(),
			],
		];
	}

	/**
	 * @param \stdClass $sent Correction of the contract
	 * @return array<string, mixed> as Submitted of the contract
	 * @throws Refusal
	 */
	public function change(string $hash, #[\SensitiveParameter] string $token, \stdClass $sent, Visit $visit): array {
		return FormInMotion::outlast(function () use ($hash, $token, $sent, $visit): ?array {
			[$form, $settings, $response] = $this->admitted($hash, $token, $visit);
			$changed = $this->changed($form, $response, (array)($sent->answers ?? []), $sent->revision ?? null);
			return $changed === null ? null : $this->receipts->of($form, $settings, $changed);
		});
	}

	/**
	 * @param array<array-key, mixed> $answers
	 * @return ?StoredResponse null when the form changed meanwhile
	 * @throws Refusal
	 */
	private function changed(OpenForm $form, StoredResponse $response, array $answers, mixed $revision): ?StoredResponse {
		try {
			[$checked, $files] = $this->check->check($form, $this->definitions->read($form), $answers, $response);
			return $this->store->change($form, new ChangedResponse(
				$response->id,
				$checked->json(),
				$checked->points(),
				$files,
				is_int($revision) ? $revision : null,
			));
		} catch (FilesGone $gone) {
			throw $this->check->withoutFiles($gone);
		}
	}

	/**
	 * @return array{OpenForm, AnswerSettings, StoredResponse}
	 * @throws Refusal
	 */
	private function admitted(string $hash, #[\SensitiveParameter] string $token, Visit $visit): array {
		$form = $this->gate->find($hash);
		$settings = AnswerSettings::of($this->definitions->plain($form));
		$this->gate->admitAgain($form, $settings, $visit);
		if (!$settings->allowsCorrection) {
			throw new Forbidden(Reason::NO_CORRECTIONS, 'Answers to this form cannot be changed.');
		}
		$id = CorrectionToken::responseId($token, $form->formId, $this->key->find());
		$response = $id === null ? null : $this->responses->findOrNull($form->fileId, $id);
		if ($response === null || ($response->userId !== null && $response->userId !== $visit->respondent->userId)) {
			throw new NotFound(Reason::UNKNOWN_RESPONSE, 'There are no answers of yours here.');
		}
		return [$form, $settings, $response];
	}
}
