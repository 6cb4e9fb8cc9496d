<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Token;

use Shared\Http\Access\Caller;
use Shared\Http\Access\Scopes;
use Shared\Http\Access\Token;

/** A token of a TokenStore, without its secret. Times are Unix seconds. */
final class IssuedToken implements Token {
	/**
	 * @param list<string> $scopes
	 * @param list<string> $restrictedTo ids of what it is restricted to; empty for no restriction
	 * @param ?int $lastUsedAt to the minute; null until it is used
	 * @param ?int $expiresAt null for never
	 * @param ?string $createdBy an account, which may have been deleted since
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly array $scopes,
		public readonly array $restrictedTo,
		public readonly int $createdAt,
		public readonly ?int $lastUsedAt,
		public readonly ?int $expiresAt,
		public readonly ?string $createdBy,
	) {
	}

	/** @throws \LogicException on a route that does not take tokens alone */
	public static function heldBy(Caller $caller): self {
		$token = $caller->token();
		return $token instanceof self ? $token : throw new \LogicException('The caller has no token of the app');
	}

	#[\Override]
	public function hasScope(string $scope): bool {
		return Scopes::include($this->scopes, $scope);
	}

	public function mayUse(string $id): bool {
		return $this->restrictedTo === [] || in_array($id, $this->restrictedTo, true);
	}

	public function hasExpired(int $now): bool {
		return $this->expiresAt !== null && $this->expiresAt <= $now;
	}
}
