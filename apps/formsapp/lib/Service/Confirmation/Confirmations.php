<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Confirmation;

use OCA\FormsApp\Host\AppKey;
use OCA\FormsApp\Host\ConfirmationSwitch;
use OCA\FormsApp\Host\ReaderLanguage;
use OCA\FormsApp\Model\Confirmation\ConfirmationMail;
use OCA\FormsApp\Model\Confirmation\Recipient;
use OCA\FormsApp\Model\Confirmation\WantedMail;
use OCA\FormsApp\Model\Definition\Definition;

/** Which responses are confirmed by mail: those by the link, whose respondents gave an address where the form asks for it. */
class Confirmations {
	public function __construct(
		private readonly ConfirmationSwitch $switch,
		private readonly ReaderLanguage $language,
		private readonly AppKey $key,
	) {
	}

	/** The question whose answer is mailed a confirmation; null for none. */
	public function questionOrNull(?ConfirmationMail $mail, Definition $definition): ?string {
		$question = $mail?->questionOf($definition);
		return $question !== null && $this->switch->isOn() ? $question : null;
	}

	/**
	 * @param array<string, mixed> $answers that passed the rules, without those to hidden questions
	 * @param ?string $userId who answers; null for a guest
	 * @return ?WantedMail null when none is to be sent
	 */
	public function wantedOrNull(?ConfirmationMail $mail, Definition $definition, array $answers, ?string $userId): ?WantedMail {
		$question = $this->questionOrNull($mail, $definition);
		$typed = $question === null ? null : $answers[$question] ?? null;
		$recipient = is_string($typed) ? Recipient::of($typed) : null;
		return $recipient === null ? null : new WantedMail(
			$recipient->address,
			hash_hmac('sha256', "mailbox\n$recipient->mailbox", $this->key->find()),
			$this->language->find($userId),
		);
	}
}
