<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Access;

use OCP\IRequest;
use Psr\Container\ContainerInterface;
use Shared\Exception\Forbidden;
use Shared\Exception\Refusal;
use Shared\Exception\Unauthorized;
use Shared\Http\Attribute\TokenScope;
use Shared\Http\Failure\Texts;

/** Admits the holder of a token, and an account where the action allows it. */
final class TokenGate {
	public function __construct(
		private readonly ContainerInterface $services,
		private readonly IRequest $request,
		private readonly Caller $caller,
		private readonly SessionGate $sessions,
	) {
	}

	/** @throws Refusal */
	public function check(TokenScope $needed): void {
		$secret = $this->secret($needed);
		$token = $secret === null ? null : $this->authority()->findOrNull($secret);
		// Nextcloud also accepts an app password as Bearer; what it has accepted is an account, not a wrong token.
		$isAccount = $needed->orUser && $this->caller->userId() !== null && ($secret === null || $needed->header === null);
		if ($token === null && $isAccount) {
			$this->sessions->check();
			return;
		}
		if ($secret === null) {
			throw Unauthorized::challenged(
				'token_required',
				Texts::of('token_required', 'Send a token.'),
				$needed->header === null ? 'Bearer' : null,
			);
		}
		if ($token === null) {
			throw Unauthorized::challenged(
				'bad_token',
				Texts::of('bad_token', 'The token is unknown or has expired.'),
				$needed->header === null ? 'Bearer error="invalid_token"' : null,
			)
				->ofBadSecret();
		}
		if (!$token->hasScope($needed->scope)) {
			$message = Texts::of('scope_missing', 'The token lacks the scope "{scope}".', ['{scope}' => $needed->scope]);
			throw new Forbidden('scope_missing', $message);
		}
		$this->caller->holds($token);
	}

	private function secret(TokenScope $needed): ?string {
		$sent = $needed->sent($this->request);
		if ($needed->header !== null) {
			return $sent === '' ? null : $sent;
		}
		return preg_match('/^Bearer\s+(\S+)$/Di', $sent, $found) === 1 ? $found[1] : null;
	}

	/** Resolved only where a token may arrive, because most requests need none. */
	private function authority(): TokenAuthority {
		$authority = $this->services->get(TokenAuthority::class);
		return $authority instanceof TokenAuthority ? $authority : throw new \LogicException('The app registers no TokenAuthority');
	}
}
