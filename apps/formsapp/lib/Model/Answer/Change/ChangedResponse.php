<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Answer\Change;

use OCA\FormsApp\Model\Upload\SentFiles;

/** Answers that passed all rules and take the place of those of a response. */
final readonly class ChangedResponse {
	/**
	 * @param string $id of the response
	 * @param string $answers canonical JSON, by question
	 * @param ?array{total: float, max: float} $score
	 * @param ?int $revision of the answers that they replace; null for whatever they are
	 * @param ?string $by who changes them; null for the respondent
	 */
	public function __construct(
		public string $id,
		public string $answers,
		public ?array $score,
		public SentFiles $files,
		public ?int $revision = null,
		public ?string $by = null,
	) {
	}
}
