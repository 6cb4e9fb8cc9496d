<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Link;

use OCA\FormsApp\Host\AppKey;
use OCA\FormsApp\Model\Answer\AnswerSettings;
use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Model\Link\CorrectionToken;
use OCA\FormsApp\Shared\IsoTime;

/** What somebody is told whose answers have arrived. */
class Receipts {
	public function __construct(private readonly AppKey $key) {
	}

	/** @return array<string, mixed> as Submitted of the contract */
	public function of(OpenForm $form, AnswerSettings $settings, StoredResponse $response): array {
		return [
			'success' => true,
			'message' => $settings->confirmation ?? 'Response submitted successfully',
			'response' => ['id' => $response->id, 'submitted' => IsoTime::of($response->submittedAt)],
			...$settings->tellsScore && $response->score !== null ? ['score' => $response->score] : [],
			...$settings->allowsCorrection
				? ['correction' => CorrectionToken::issue($form->formId, $response->id, $this->key->find())]
				: [],
		];
	}
}
