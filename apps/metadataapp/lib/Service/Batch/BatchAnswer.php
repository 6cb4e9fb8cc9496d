<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Batch;

use OCA\MetadataApp\Model\Value\BatchResult;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Schema\Problem;

/**
 * Results as the API answers them.
 *
 * @phpstan-import-type BatchUpdated from Schemas
 * @phpstan-import-type BatchDeleted from Schemas
 */
final class BatchAnswer {
	/**
	 * @param list<BatchResult> $results
	 * @return BatchUpdated
	 */
	public static function updated(array $results): array {
		return self::counts($results) + ['results' => self::items($results)];
	}

	/**
	 * @param list<BatchResult> $results
	 * @return BatchDeleted
	 */
	public static function deleted(array $results): array {
		$items = array_map(static fn (BatchResult $result): array =>
			self::item($result) + ($result->refusal === null ? ['fields_deleted' => $result->changed] : []), $results);
		return self::counts($results) + ['results' => $items];
	}

	/**
	 * @param list<BatchResult> $results
	 * @return list<array{
	 *     file_id: int, success: bool, error?: string, reason?: string, fields?: array<string, string>, fields_updated?: int,
	 * }>
	 */
	public static function items(array $results): array {
		return array_map(static fn (BatchResult $result): array =>
			self::item($result) + ($result->refusal === null ? ['fields_updated' => $result->changed] : []), $results);
	}

	/**
	 * @param list<BatchResult> $results
	 * @return array{successCount: int, errorCount: int, errors: list<array{file_id: int, error: string, reason: string}>}
	 */
	public static function selection(array $results): array {
		$errors = [];
		foreach ($results as $result) {
			if ($result->refusal !== null) {
				$errors[] = [
					'file_id' => $result->fileId,
					'error' => $result->refusal->getMessage(),
					'reason' => $result->refusal->reason,
				];
			}
		}
		return ['successCount' => count($results) - count($errors), 'errorCount' => count($errors), 'errors' => $errors];
	}

	/** @param list<BatchResult> $results */
	public static function isDone(array $results): bool {
		return self::failed($results) === 0;
	}

	/**
	 * @param list<BatchResult> $results
	 * @return array{success: bool, total: int, successful: int, failed: int}
	 */
	private static function counts(array $results): array {
		$failed = self::failed($results);
		return ['success' => $failed === 0, 'total' => count($results), 'successful' => count($results) - $failed, 'failed' => $failed];
	}

	/** @param list<BatchResult> $results */
	private static function failed(array $results): int {
		return count(array_filter($results, static fn (BatchResult $result): bool => $result->refusal !== null));
	}

	/** @return array{file_id: int, success: bool, error?: string, reason?: string, fields?: array<string, string>} */
	private static function item(BatchResult $result): array {
		$refusal = $result->refusal;
		if ($refusal === null) {
			return ['file_id' => $result->fileId, 'success' => true];
		}
		$fields = [];
		$errors = $refusal->details['errors'] ?? [];
		foreach (is_array($errors) ? $errors : [] as $problem) {
			if ($problem instanceof Problem) {
				$keys = Problem::keys($problem->pointer);
				$name = array_pop($keys);
				if ($name !== null) {
					$fields[$name] ??= $problem->message();
				}
			}
		}
		$item = ['file_id' => $result->fileId, 'success' => false, 'error' => $refusal->getMessage(), 'reason' => $refusal->reason];
		return $fields === [] ? $item : $item + ['fields' => $fields];
	}
}
