<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Failure;

use Shared\Schema\Problem;

/** The data of an enveloped refusal, EnvelopedFailure of shared/schema/src/error.ts: one message for each field at fault. */
final class EnvelopedFailure implements ErrorShape {
	#[\Override]
	public function body(int $status, string $reason, string $message, ?string $pointer, array $details): array {
		$fields = self::fields(is_array($details['errors'] ?? null) ? $details['errors'] : []);
		return ['error' => $fields === [] ? $message : 'Validation failed', 'reason' => $reason]
			+ ($fields === [] ? [] : ['fields' => $fields])
			+ $details;
	}

	/**
	 * @param array<array-key, mixed> $problems
	 * @return array<string, string> message by the name of the field
	 */
	private static function fields(array $problems): array {
		$fields = [];
		foreach ($problems as $problem) {
			$name = $problem instanceof Problem
				? Problem::keys(preg_replace('#^/(?:query|path)(?=/)#', '', $problem->pointer) ?? '')[0] ?? ''
				: '';
			if ($problem instanceof Problem && $name !== '') {
				$fields[$name] ??= $problem->message();
			}
		}
		return $fields;
	}

	#[\Override]
	public function headers(string $reason, ?string $pointer, array $details): array {
		return [];
	}
}
