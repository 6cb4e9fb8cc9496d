<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Import;

/** A response of a file, as it is stored. */
final readonly class ImportedResponse {
	/**
	 * @param int $submittedAt Unix seconds
	 * @param string $json answers as canonical JSON, by question
	 * @param bool $hasFormer whether it answers questions that the form does not ask
	 * @param ?array{total: float, max: float} $score
	 * @param ?int $changedAt Unix seconds
	 */
	public function __construct(
		public int $submittedAt,
		public string $json,
		public bool $hasFormer,
		public ?int $duration,
		public ?array $score,
		public ?string $note,
		public ?int $changedAt,
	) {
	}
}
