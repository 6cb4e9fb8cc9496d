<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Answer;

use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Shared\Host\Accounts;
use OCA\FormsApp\Shared\IsoTime;

/** Responses as the API answers them. */
class ResponseAnswers {
	public function __construct(private readonly Accounts $accounts) {
	}

	/** @param ?int $seconds since 1970 */
	public static function time(?int $seconds): ?string {
		return $seconds === null ? null : IsoTime::of($seconds);
	}

	/** @return array<string, mixed> as FormResponse of the contract */
	public function answer(StoredResponse $response): array {
		$id = $response->userId;
		return [
			'id' => $response->id,
			'submitted' => IsoTime::of($response->submittedAt),
			'respondent' => $id === null ? null : ['userId' => $id, 'displayName' => $this->accounts->displayName($id) ?? $id],
			'answers' => $response->document(),
			'note' => $response->note,
			'metadata' => [
				'duration' => $response->duration,
				'score' => $response->score,
				'changed' => self::time($response->changedAt),
				'source' => $response->source(),
			],
		];
	}
}
