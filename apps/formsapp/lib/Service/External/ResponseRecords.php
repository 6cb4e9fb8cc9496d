<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\External;

use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Model\Key\ApiKey;
use OCA\FormsApp\Model\Key\Permission;
use OCA\FormsApp\Shared\Host\Accounts;
use OCA\FormsApp\Shared\IsoTime;

/** Responses as the external API answers them, under the names that tools know. */
class ResponseRecords {
	/** Who changed answers without a key. */
	private const RESPONDENT = 'respondent';

	public function __construct(private readonly Accounts $accounts) {
	}

	/**
	 * A key that may only write learns neither what its answers score, which would tell the right ones, nor whose answers it changes.
	 *
	 * @return array<string, mixed> as ResponseRecord of the contract
	 */
	public function answer(StoredResponse $response, ApiKey $key): array {
		return $this->record($response, in_array(Permission::READ_RESPONSES, $key->permissions, true));
	}

	/**
	 * For those who may read responses.
	 *
	 * @return array<string, mixed> as ResponseRecord of the contract
	 */
	public function whole(StoredResponse $response): array {
		return $this->record($response, true);
	}

	/** @return array<string, mixed> */
	private function record(StoredResponse $response, bool $isReader): array {
		return [
			'id' => $response->id,
			'submitted_at' => IsoTime::of($response->submittedAt),
			'respondent' => $this->respondent($response->userId, $isReader),
			'answers' => $response->document(),
			'duration' => $isReader ? $response->duration : null,
			'score' => $isReader ? $response->score : null,
			'source' => $response->source(),
			'api_key_id' => $response->source() === 'api' ? $response->keyId : null,
			'updated_at' => IsoTime::of($response->changedAt),
			'updated_by' => $response->changedAt === null ? null : $response->changedBy ?? self::RESPONDENT,
		];
	}

	/** @return array<string, string> */
	private function respondent(?string $id, bool $isNamed): array {
		return ['type' => $id === null ? 'anonymous' : 'user'] + ($id === null || !$isNamed
			? []
			: ['user_id' => $id, 'display_name' => $this->accounts->displayName($id) ?? $id]);
	}
}
