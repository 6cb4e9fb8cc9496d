<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Response;

use OCA\FormsApp\Model\Answer\Change\ChangedResponse;
use OCA\FormsApp\Model\Answer\NewResponse;
use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Shared\Db\StoredValues;

/** Names and values of the table of responses. */
final class ResponseRow {
	public const TABLE = 'formsapp_responses';

	/**
	 * @param string $words by which it is found
	 * @return non-empty-array<string, int|string|null>
	 */
	public static function values(
		int $fileId,
		int $number,
		int $submittedAt,
		string $definition,
		NewResponse $response,
		string $words,
	): array {
		return [
			'file_id' => $fileId,
			'number' => $number,
			'response_id' => $response->id,
			'definition_hash' => $definition,
			'submitted_at' => $submittedAt,
			'user_id' => $response->userId,
			'answers' => $response->answers,
			'duration' => $response->duration,
			'score' => self::scoreJson($response->score),
			'once_key' => $response->onceKey,
			'request_key' => $response->requestKey,
			'request_hash' => $response->requestHash,
			'words' => $words,
			'key_id' => $response->keyId,
		];
	}

	/**
	 * One that was sent elsewhere and came with a file.
	 *
	 * @param string $words by which it is found
	 * @return non-empty-list<int|string|null> in the order of ImportRepository::COLUMNS
	 */
	public static function imported(int $fileId, StoredResponse $response, string $words): array {
		return [
			$fileId, $response->number, $response->id, $response->definitionHash, $response->submittedAt, $response->userId,
			$response->json, $response->duration, self::scoreJson($response->score), $words,
			$response->keyId, $response->revision, $response->changedAt,
			$response->changedBy, $response->note,
		];
	}

	/** @param array<string, mixed> $stored */
	public static function response(array $stored): StoredResponse {
		$row = new StoredValues($stored);
		return new StoredResponse(
			$row->text('response_id'),
			$row->number('number'),
			$row->text('definition_hash'),
			$row->number('submitted_at'),
			$row->textOrNull('user_id'),
			$row->text('answers'),
			$row->numberOrNull('duration'),
			self::score($row->textOrNull('score')),
			$row->textOrNull('request_hash'),
			$row->number('revision'),
			$row->numberOrNull('changed_at'),
			$row->textOrNull('changed_by'),
			$row->textOrNull('key_id'),
			$row->textOrNull('note'),
		);
	}

	/**
	 * @param string $words by which it is found
	 * @return non-empty-array<string, int|string|null>
	 */
	public static function change(
		string $definition,
		string $answers,
		string $words,
		ChangedResponse $change,
		int $revision,
		int $now,
	): array {
		return [
			'definition_hash' => $definition,
			'answers' => $answers,
			'words' => $words,
			'score' => self::scoreJson($change->score),
			'revision' => $revision,
			'changed_at' => $now,
			'changed_by' => $change->by,
		];
	}

	/** @param ?array{total: float, max: float} $score */
	private static function scoreJson(?array $score): ?string {
		return $score === null ? null : json_encode($score, JSON_THROW_ON_ERROR);
	}

	/** @return ?array{total: float, max: float} */
	private static function score(?string $json): ?array {
		$score = json_decode($json ?? 'null', true);
		$score = is_array($score) ? $score : [];
		[$total, $max] = [$score['total'] ?? null, $score['max'] ?? null];
		return is_numeric($total) && is_numeric($max) ? ['total' => (float)$total, 'max' => (float)$max] : null;
	}
}
