<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Answer;

/** A response as it is stored. */
final readonly class StoredResponse {
	/**
	 * @param int $number in the order of their arrival, per form; never given twice
	 * @param string $definitionHash of the definition that it answered
	 * @param int $submittedAt Unix seconds; never before that of a lower number
	 * @param array<array-key, mixed> $answers canonical, by question
	 * @param ?array{total: float, max: float} $score
	 * @param ?string $requestHash of what was sent under a request key
	 */
	public function __construct(
		public string $id,
		public int $number,
		public string $definitionHash,
		public int $submittedAt,
		public ?string $userId,
		public array $answers,
		public ?int $duration,
		public ?array $score,
		public ?string $requestHash = null,
	) {
	}
}
