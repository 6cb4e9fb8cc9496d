<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Answer;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Host\AppKey;
use OCA\FormsApp\Model\Answer\AnsweredBefore;
use OCA\FormsApp\Model\Answer\AnswerSettings;
use OCA\FormsApp\Model\Answer\NewResponse;
use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Model\Link\StartStamp;
use OCA\FormsApp\Model\Link\Visit;
use OCA\FormsApp\Model\Upload\FilesGone;
use OCA\FormsApp\Repository\Response\ResponseRepository;
use OCA\FormsApp\Service\Confirmation\Confirmations;
use OCA\FormsApp\Service\Link\DropOff;
use OCA\FormsApp\Service\Link\FormInMotion;
use OCA\FormsApp\Service\Link\Receipts;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Exception\Conflict;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Uuid;

/** Takes answers. */
class Submissions {
	public function __construct(
		private readonly LinkGate $gate,
		private readonly Definitions $definitions,
		private readonly ResponseStore $store,
		private readonly ResponseRepository $responses,
		private readonly AnswerCheck $check,
		private readonly Receipts $receipts,
		private readonly DropOff $dropOff,
		private readonly Confirmations $confirmations,
		private readonly AppKey $key,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param \stdClass $sent Submission of the contract
	 * @return array<string, mixed> as Submitted of the contract
	 * @throws Refusal
	 */
	public function submit(string $hash, \stdClass $sent, Visit $visit): array {
		$requestHash = hash('sha256', serialize($sent->answers ?? null));
		return FormInMotion::outlast(function () use ($hash, $sent, $visit, $requestHash): ?array {
			$form = $this->gate->find($hash);
			$plain = $this->definitions->plain($form);
			$settings = AnswerSettings::of($plain);
			$before = $this->before($form, $visit);
			if ($before === null) {
				$this->gate->admit($form, $settings, $visit);
				$before = $this->storeOrFind($form, $plain, $settings, $sent, $visit, $requestHash);
				if ($before !== null) {
					$this->dropOff->forget($form, $visit);
				}
			}
			return $before === null ? null : $this->answer($form, $before, $settings, $requestHash);
		});
	}

	/** A request that is repeated has its answer also when the form is closed or full meanwhile. */
	private function before(OpenForm $form, Visit $visit): ?StoredResponse {
		return $visit->requestKey === null || !$this->gate->isPasswordRight($form, $visit->password)
			? null
			: $this->responses->findByRequestKeyOrNull($form->fileId, $visit->requestKey);
	}

	/**
	 * @param array<array-key, mixed> $plain the definition of the form
	 * @return ?StoredResponse null when the form changed meanwhile
	 * @throws Refusal
	 */
	private function storeOrFind(
		OpenForm $form,
		array $plain,
		AnswerSettings $settings,
		\stdClass $sent,
		Visit $visit,
		string $requestHash,
	): ?StoredResponse {
		try {
			return $this->store($form, $plain, $settings, $sent, $visit, $requestHash);
		} catch (FilesGone $gone) {
			// The same request may have taken them, while this one was on its way.
			return $this->before($form, $visit) ?? throw $this->check->withoutFiles($gone);
		}
	}

	/**
	 * @param array<array-key, mixed> $plain the definition of the form
	 * @return ?StoredResponse null when the form changed meanwhile
	 * @throws FilesGone
	 * @throws Refusal
	 */
	private function store(
		OpenForm $form,
		array $plain,
		AnswerSettings $settings,
		\stdClass $sent,
		Visit $visit,
		string $requestHash,
	): ?StoredResponse {
		$definition = $this->definitions->read($form);
		$answers = (array)($sent->answers ?? []);
		[$checked, $files] = $this->check->check($form, $definition, $answers);
		$respondent = $visit->respondent;
		$response = new NewResponse(
			Uuid::random(),
			$settings->isAnonymous ? null : $respondent->userId,
			$checked->json(),
			$this->duration($form, $sent->startStamp ?? null),
			$checked->points(),
			$settings->allowsMultiple ? null : $respondent->onceKey($form->formId, $this->key->find()),
			$visit->requestKey,
			$visit->requestKey === null ? null : $requestHash,
			$files,
			mail: $this->confirmations->wantedOrNull($settings->mail, $definition, $checked->answers, $respondent->userId),
		);
		try {
			return $this->store->create($form, $plain, $settings->most, $response);
		} catch (AnsweredBefore $before) {
			return $before->response;
		}
	}

	private function duration(OpenForm $form, mixed $stamp): ?int {
		return !is_string($stamp) || $stamp === ''
			? null
			: StartStamp::seconds($stamp, $form->formId, $this->clock->now()->getTimestamp(), $this->key->find());
	}

	/**
	 * @return array<string, mixed>
	 * @throws Conflict when another response was sent under the same key
	 */
	private function answer(OpenForm $form, StoredResponse $response, AnswerSettings $settings, string $requestHash): array {
		if ($response->requestHash !== null && $response->requestHash !== $requestHash) {
			throw new Conflict(Reason::KEY_REUSED, 'Other answers were sent under this Idempotency-Key. Take a new one for each response.');
		}
		return $this->receipts->of($form, $settings, $response);
	}
}
