<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Http;

use OCA\RoomsApp\Shared\Http\Failure\ErrorShape;

/**
 * The shape `{success: false, message, reason}` of the license and telemetry routes, which tell those who are no administrators so in
 * words of their own.
 */
final class ServicesFailure implements ErrorShape {
	#[\Override]
	public function body(int $status, string $reason, string $message, ?string $pointer, array $details): array {
		$body = ['success' => false, 'message' => $reason === 'not_admin' ? 'Admin privileges required' : $message, 'reason' => $reason];
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
