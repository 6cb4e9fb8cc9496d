<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Answer;

use OCA\FormsApp\Model\Confirmation\WantedMail;
use OCA\FormsApp\Model\Upload\SentFiles;

/** A response that passed all rules, before it has a number. */
final readonly class NewResponse {
	/**
	 * @param string $id as clients know it
	 * @param ?string $userId null for a guest and for an account in an anonymous form
	 * @param string $answers canonical JSON, by question
	 * @param ?int $duration from the first look to the answer; null where nobody knows
	 * @param ?array{total: float, max: float} $score
	 * @param ?string $onceKey the same for two responses of one respondent, where only one is allowed
	 * @param ?string $requestKey the same for one response that is sent twice
	 * @param ?string $requestHash of what was sent under the request key
	 * @param ?string $keyId of the key that it was sent with; null for one by the link
	 */
	public function __construct(
		public string $id,
		public ?string $userId,
		public string $answers,
		public ?int $duration,
		public ?array $score,
		public ?string $onceKey,
		public ?string $requestKey,
		public ?string $requestHash,
		public SentFiles $files = new SentFiles(),
		public ?string $keyId = null,
		public ?WantedMail $mail = null,
	) {
	}
}
