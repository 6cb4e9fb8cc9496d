<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Failure;

/** The shape `{success: false, error, message, reason}` of shared/schema/src/error.ts. */
final class SuccessFalse implements ErrorShape {
	#[\Override]
	public function body(int $status, string $reason, string $message, ?string $pointer, array $details): array {
		$body = ['success' => false, 'error' => $message, 'message' => $message, 'reason' => $reason];
		if ($pointer !== null) {
			$body['pointer'] = $pointer;
		}
		return $body + $details;
	}

	#[\Override]
	public function headers(string $reason, ?string $pointer, array $details): array {
		return [];
	}
}
