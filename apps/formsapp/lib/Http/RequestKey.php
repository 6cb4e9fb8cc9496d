<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Http;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Shared\Contract\Limits;
use OCA\FormsApp\Shared\Exception\Invalid;
use OCP\IRequest;

/** What a request that is repeated is known by. */
final class RequestKey {
	private const HEADER = 'Idempotency-Key';

	/** @throws Invalid for a key that is none */
	public static function of(IRequest $request): ?string {
		$key = trim($request->getHeader(self::HEADER));
		if ($key === '') {
			return null;
		}
		if (strlen($key) > Limits::KEY_CHARACTERS || preg_match('/^[\x21-\x7E]+$/D', $key) !== 1) {
			throw new Invalid(Reason::BAD_KEY, 'An Idempotency-Key has at most ' . Limits::KEY_CHARACTERS . ' letters, digits and signs.');
		}
		return $key;
	}
}
