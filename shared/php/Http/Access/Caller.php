<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Access;

/**
 * The caller: an account, a token of the app, or unknown. One per request; ContractMiddleware fills it before the
 * action runs.
 */
final class Caller {
	private ?Token $token = null;

	public function __construct(private readonly ?string $userId) {
	}

	/** The account; null for a token, which acts without a user. */
	public function userId(): ?string {
		return $this->token === null ? $this->userId : null;
	}

	public function token(): ?Token {
		return $this->token;
	}

	/** Makes the token the caller from now on. */
	public function holds(Token $token): void {
		$this->token = $token;
	}
}
