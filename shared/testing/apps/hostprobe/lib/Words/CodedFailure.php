<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Words;

use OCA\HostProbe\Shared\Http\Failure\ErrorShape;
use OCA\HostProbe\Shared\Http\Failure\RefusalDetails;

/** A body of three fixed members with a code; everything else is in a header. */
final class CodedFailure implements ErrorShape {
	private const CODES = [
		400 => 'INVALID_REQUEST',
		401 => 'UNAUTHORIZED',
		403 => 'FORBIDDEN',
		404 => 'NOT_FOUND',
		410 => 'EXPIRED',
		412 => 'FORBIDDEN',
		413 => 'INVALID_REQUEST',
		429 => 'RATE_LIMITED',
	];

	#[\Override]
	public function body(int $status, string $reason, string $message, ?string $pointer, array $details): array {
		return [
			'error' => true,
			'message' => $message,
			'code' => $reason === 'bad_token' ? 'PASSWORD_REQUIRED' : self::CODES[$status] ?? 'INTERNAL',
		];
	}

	#[\Override]
	public function headers(string $reason, ?string $pointer, array $details): array {
		return ['X-Probe-Details' => RefusalDetails::header($reason, $pointer, $details)];
	}
}
