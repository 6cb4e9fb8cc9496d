<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Link;

use OCA\FormsApp\Shared\Limit\Network;

/** Who answers: an account, or a guest of whom nothing is stored but what no one can read back. */
final readonly class Respondent {
	/**
	 * @param ?string $userId null for a guest
	 * @param string $address of a guest
	 * @param string $agent the guest's browser, by its own words
	 */
	public function __construct(
		public ?string $userId,
		private string $address,
		private string $agent,
	) {
	}

	/** What two responses of one respondent to one form have in common; guests with one network and the same browser are one. */
	public function onceKey(string $formId, #[\SensitiveParameter] string $key): string {
		$who = $this->userId === null ? ['guest', Network::of($this->address), base64_encode($this->agent)] : ['account', $this->userId];
		return hash_hmac('sha256', json_encode(['once', $formId, ...$who], JSON_THROW_ON_ERROR), $key);
	}
}
