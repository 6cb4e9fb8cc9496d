<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Failure;

/** The shape `{error, reason}`: a sentence, and what it is about for programs. */
final class PlainError implements ErrorShape {
	#[\Override]
	public function body(int $status, string $reason, string $message, ?string $pointer, array $details): array {
		$body = ['error' => $message, 'reason' => $reason];
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
