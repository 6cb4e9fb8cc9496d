<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Token;

use Shared\Clock;
use Shared\Db\LastUse;
use Shared\Db\TokenTable;
use Shared\Http\Access\TokenAuthority;

/** The tokens that an app issues. Only hashes of their secrets are stored. */
class TokenStore implements TokenAuthority {
	private const ID_PREFIX = 'tok_';
	private const ID_LENGTH = 12;

	public function __construct(
		private readonly TokenTable $tokens,
		private readonly TokenPrefix $prefix,
		private readonly Clock $clock,
	) {
	}

	#[\Override]
	public function findOrNull(#[\SensitiveParameter] string $secret): ?IssuedToken {
		$token = Secret::isOne($secret, $this->prefix->text) ? $this->tokens->findByHashOrNull(Secret::hash($secret)) : null;
		$now = $this->clock->now()->getTimestamp();
		if ($token === null || $token->hasExpired($now)) {
			return null;
		}
		if (LastUse::isDue($token->lastUsedAt, $now)) {
			$this->tokens->saveUse($token->id, $now, LastUse::before($now));
		}
		return $token;
	}

	/** @return list<IssuedToken> the oldest first, expired ones included */
	public function findAll(): array {
		return $this->tokens->findAll();
	}

	/**
	 * @param list<string> $scopes
	 * @param list<string> $restrictedTo ids of what it is restricted to; empty for no restriction
	 * @param ?int $expiresAt Unix seconds; null for never
	 */
	public function issue(string $name, array $scopes, array $restrictedTo, ?int $expiresAt, string $createdBy): NewToken {
		$secret = Secret::random($this->prefix->text);
		$id = Secret::letters(self::ID_PREFIX, self::ID_LENGTH);
		$now = $this->clock->now()->getTimestamp();
		$token = new IssuedToken($id, $name, $scopes, $restrictedTo, $now, null, $expiresAt, $createdBy);
		$this->tokens->save($token, Secret::hash($secret));
		return new NewToken($token, $secret);
	}

	/** @return bool false when there is no such token */
	public function revoke(string $id): bool {
		return $this->tokens->delete($id);
	}
}
