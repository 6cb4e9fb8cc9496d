<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\External;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Answer\AnsweredBefore;
use OCA\FormsApp\Model\Answer\AnswerSettings;
use OCA\FormsApp\Model\Answer\Change\ChangedResponse;
use OCA\FormsApp\Model\Answer\NewResponse;
use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Model\Key\ApiKey;
use OCA\FormsApp\Model\Upload\FilesGone;
use OCA\FormsApp\Repository\Response\ResponseRepository;
use OCA\FormsApp\Service\Answer\AnswerCheck;
use OCA\FormsApp\Service\Answer\Definitions;
use OCA\FormsApp\Service\Answer\LinkGate;
use OCA\FormsApp\Service\Answer\ResponseStore;
use OCA\FormsApp\Service\Link\FormInMotion;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Exception\Conflict;
use OCA\FormsApp\Shared\Exception\Gone;
use OCA\FormsApp\Shared\Exception\NotFound;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Uuid;

/**
 * Takes and changes answers by a key. They pass the rules, seats and limits of the form as those by its link do. What the link asks of
 * respondents is not asked of a key: its dates, password and accounts, and one answer for each.
 */
class KeyedSubmissions {
	public function __construct(
		private readonly KeyedForms $forms,
		private readonly Definitions $definitions,
		private readonly AnswerCheck $check,
		private readonly ResponseStore $store,
		private readonly ResponseRepository $responses,
		private readonly ResponseRecords $records,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param \stdClass $sent ExternalAnswers of the contract
	 * @param ?string $idempotencyKey as it was sent
	 * @return array<string, mixed> as ResponseRecord of the contract
	 * @throws Refusal
	 */
	public function create(string $fileId, ApiKey $key, \stdClass $sent, ?string $idempotencyKey): array {
		// Nobody else's: those of links have no blank.
		$requestKey = $idempotencyKey === null ? null : hash('sha256', "$key->id $idempotencyKey");
		$requestHash = hash('sha256', serialize($sent->answers ?? null));
		$new = ['key' => $key, 'requestKey' => $requestKey, 'requestHash' => $requestHash];
		return FormInMotion::outlast(function () use ($fileId, $sent, $new): ?array {
			$form = $this->forms->find($fileId, $new['key']);
			$stored = $this->before($form, $new['requestKey']) ?? $this->storeOrFind($form, (array)($sent->answers ?? []), $new);
			return $stored === null ? null : $this->answer($stored, $new['key'], $new['requestHash']);
		});
	}

	/**
	 * Puts other answers in the place of those of a response, also when the form takes no more.
	 *
	 * @param \stdClass $sent ExternalAnswers of the contract
	 * @return array<string, mixed> as ResponseRecord of the contract
	 * @throws Refusal
	 */
	public function update(string $fileId, ApiKey $key, string $id, \stdClass $sent): array {
		return FormInMotion::outlast(function () use ($fileId, $key, $id, $sent): ?array {
			$form = $this->forms->find($fileId, $key);
			$response = $this->responses->findOrNull($form->fileId, $id)
				?? throw new NotFound(Reason::UNKNOWN_RESPONSE, 'The form has no such response.');
			$changed = $this->replace($form, $response, (array)($sent->answers ?? []), $key);
			return $changed === null ? null : $this->records->answer($changed, $key);
		});
	}

	/**
	 * @param array<array-key, mixed> $answers
	 * @return ?StoredResponse null when the form changed meanwhile
	 * @throws Refusal
	 */
	private function replace(OpenForm $form, StoredResponse $response, array $answers, ApiKey $key): ?StoredResponse {
		try {
			[$checked, $files] = $this->check->check($form, $this->definitions->read($form), $answers, $response);
			$change = new ChangedResponse($response->id, $checked->json(), $checked->points(), $files, by: "api:$key->id");
			return $this->store->change($form, $change);
		} catch (FilesGone $gone) {
			throw $this->check->withoutFiles($gone);
		}
	}

	/**
	 * @param array<array-key, mixed> $answers
	 * @param array{key: ApiKey, requestKey: ?string, requestHash: string} $new
	 * @return ?StoredResponse null when the form changed meanwhile
	 * @throws Refusal
	 */
	private function storeOrFind(OpenForm $form, array $answers, array $new): ?StoredResponse {
		$plain = $this->definitions->plain($form);
		$settings = AnswerSettings::of($plain);
		$this->requireOpen($form, $settings);
		try {
			[$checked, $files] = $this->check->check($form, $this->definitions->read($form), $answers);
			return $this->store->create($form, $plain, $settings->most, new NewResponse(
				Uuid::random(),
				null,
				$checked->json(),
				null,
				$checked->points(),
				null,
				$new['requestKey'],
				$new['requestKey'] === null ? null : $new['requestHash'],
				$files,
				$new['key']->id,
			));
		} catch (AnsweredBefore $before) {
			return $before->response;
		} catch (FilesGone $gone) {
			// The same request may have taken them, while this one was on its way.
			return $this->before($form, $new['requestKey']) ?? throw $this->check->withoutFiles($gone);
		}
	}

	/** A request that is repeated has its answer also when the form is closed or full meanwhile. */
	private function before(OpenForm $form, ?string $requestKey): ?StoredResponse {
		return $requestKey === null ? null : $this->responses->findByRequestKeyOrNull($form->fileId, $requestKey);
	}

	/** @throws Gone when the form itself has ended or is full */
	private function requireOpen(OpenForm $form, AnswerSettings $settings): void {
		if ($settings->expiresAt !== null && $settings->expiresAt <= $this->clock->now()->getTimestamp()) {
			throw new Gone(Reason::EXPIRED, 'This form is closed.');
		}
		if ($settings->most !== null && $form->responses >= $settings->most) {
			throw LinkGate::full($settings);
		}
	}

	/**
	 * @return array<string, mixed>
	 * @throws Conflict when another response was sent under the same Idempotency-Key
	 */
	private function answer(StoredResponse $response, ApiKey $key, string $requestHash): array {
		if ($response->requestHash !== null && $response->requestHash !== $requestHash) {
			throw new Conflict(Reason::KEY_REUSED, 'Other answers were sent under this Idempotency-Key. Take a new one for each response.');
		}
		return $this->records->answer($response, $key);
	}
}
