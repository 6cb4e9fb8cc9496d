<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Answer;

use OCA\FormsApp\Shared\Db\CorruptData;

/** A response as it is stored. */
final readonly class StoredResponse {
	/** In place of a key, of a response that came with a file. */
	public const IMPORTED = 'import';
	private const DEPTH = 64;

	/**
	 * @param int $number in the order of their arrival, per form; never given twice
	 * @param string $definitionHash of the definition that it answered
	 * @param int $submittedAt Unix seconds; never before that of a lower number
	 * @param string $json answers as canonical JSON, by question
	 * @param ?array{total: float, max: float} $score
	 * @param ?string $requestHash of what was sent under a request key
	 * @param int $revision how often the answers were changed
	 * @param ?int $changedAt Unix seconds
	 * @param ?string $changedBy null for the respondent
	 * @param ?string $keyId of the key that it was sent with, or IMPORTED; null for one by the link
	 * @param ?string $note what the team notes about it
	 */
	public function __construct(
		public string $id,
		public int $number,
		public string $definitionHash,
		public int $submittedAt,
		public ?string $userId,
		public string $json,
		public ?int $duration,
		public ?array $score,
		public ?string $requestHash = null,
		public int $revision = 0,
		public ?int $changedAt = null,
		public ?string $changedBy = null,
		public ?string $keyId = null,
		public ?string $note = null,
	) {
	}

	/** @return 'link'|'api'|'import' how it came here */
	public function source(): string {
		return $this->keyId === null ? 'link' : ($this->keyId === self::IMPORTED ? 'import' : 'api');
	}

	/**
	 * @return array<array-key, mixed> by question, with objects as arrays
	 * @throws CorruptData
	 */
	public function answers(): array {
		$answers = json_decode($this->json, true, self::DEPTH);
		return is_array($answers) ? $answers : throw new CorruptData('The answers of a response cannot be read');
	}

	/**
	 * The same with objects as objects.
	 *
	 * @throws CorruptData
	 */
	public function document(): \stdClass {
		$answers = json_decode($this->json, false, self::DEPTH);
		return $answers instanceof \stdClass ? $answers : throw new CorruptData('The answers of a response cannot be read');
	}
}
