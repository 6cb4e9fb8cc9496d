<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Confirmation;

use OCA\FormsApp\Model\Confirmation\WantedMail;
use OCA\FormsApp\Shared\Contract\Limits;
use OCA\FormsApp\Shared\Db\CallTable;
use OCA\FormsApp\Shared\Mail\MailHandler;
use OCA\FormsApp\Shared\Outbox\Outbox;

/**
 * Puts confirmations into the outbox, as long as their address and their form have not had too many: anybody can type anybody's address.
 * To be called in the transaction of the response, so that both are stored or neither, and counted then alone. The counters are rows, not
 * a memory cache, for the same reason.
 */
class ConfirmationQueue {
	private const HOUR = 3_600;
	private const DAY = 86_400;

	public function __construct(
		private readonly CallTable $counts,
		private readonly Outbox $outbox,
	) {
	}

	/** Above a cap nothing happens, and nobody is told. */
	public function add(int $fileId, string $responseId, WantedMail $mail): void {
		if (!$this->isCounted($fileId, $mail->mailbox)) {
			return;
		}
		$this->outbox->add(MailHandler::KIND, "confirmation $responseId", [
			'address' => $mail->address, 'language' => $mail->language, 'fileId' => $fileId, 'responseId' => $responseId,
		]);
	}

	/** Forgets counters that have ended. */
	public function sweep(): void {
		$this->counts->sweep();
	}

	/**
	 * Responses to one form take turns, so its own counters stay as they are looked at. That of all forms decides for itself, before the
	 * others count.
	 */
	private function isCounted(int $fileId, string $mailbox): bool {
		$own = [
			[self::name("form $fileId"), Limits::CONFIRMATIONS_PER_FORM_AND_HOUR, self::HOUR],
			[self::name("form $fileId $mailbox"), Limits::CONFIRMATIONS_PER_ADDRESS, Limits::CONFIRMATION_SECONDS],
		];
		foreach ($own as [$name, $most, $seconds]) {
			if ($this->counts->look($name, $most, $seconds)->remaining() === 0) {
				return false;
			}
		}
		if (!$this->counts->count(self::name("all $mailbox"), Limits::CONFIRMATIONS_PER_ADDRESS_AND_DAY, self::DAY)->isAllowed()) {
			return false;
		}
		foreach ($own as [$name, $most, $seconds]) {
			$this->counts->count($name, $most, $seconds);
		}
		return true;
	}

	private static function name(string $what): string {
		return hash('sha256', "confirmation $what");
	}
}
