<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Http;

use OCA\FormsApp\Shared\Http\Failure\ErrorShape;
use OCA\FormsApp\Shared\Http\Failure\RefusalDetails;
use OCP\IRequest;

/** The shape `{error: true, message, code}`. Who asks for details gets them in the body, and as far as they fit in a header. */
final class FormsFailure implements ErrorShape {
	public const DETAILS = 'X-Forms-Details';
	private const CODES = [
		400 => 'INVALID_REQUEST',
		401 => 'UNAUTHORIZED',
		403 => 'FORBIDDEN',
		404 => 'FORM_NOT_FOUND',
		409 => 'CONFLICT',
		410 => 'FORM_EXPIRED',
		412 => 'FORBIDDEN',
		413 => 'INVALID_REQUEST',
		422 => 'VALIDATION_ERROR',
		429 => 'RATE_LIMITED',
	];

	public function __construct(private readonly IRequest $request) {
	}

	#[\Override]
	public function body(int $status, string $reason, string $message, ?string $pointer, array $details): array {
		$code = $reason === 'password_required' ? 'PASSWORD_REQUIRED' : self::CODES[$status] ?? 'INTERNAL';
		$body = ['error' => true, 'message' => $message, 'code' => $code];
		if (!$this->isDetailed()) {
			return $body;
		}
		return $body + ['details' => ['reason' => $reason] + ($pointer === null ? [] : ['pointer' => $pointer]) + $details];
	}

	#[\Override]
	public function headers(string $reason, ?string $pointer, array $details): array {
		return $this->isDetailed() ? [self::DETAILS => RefusalDetails::header($reason, $pointer, $details)] : [];
	}

	private function isDetailed(): bool {
		return $this->request->getHeader(self::DETAILS) === '1';
	}
}
