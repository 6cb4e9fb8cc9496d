<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Middleware;

use Host\Accounts\Login\Session;
use Host\AppFramework\Http\Request;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\PasswordConfirmationRequired;
use OCP\AppFramework\Middleware;

/** Asks for the login password again before what could do much harm. */
final class PasswordMiddleware extends Middleware {
	public function __construct(
		private readonly Request $request,
		private readonly Session $session,
	) {
	}

	#[\Override]
	public function beforeController(Controller $controller, string $methodName): void {
		foreach ((new Method($controller, $methodName))->all(PasswordConfirmationRequired::class) as $attribute) {
			if ($attribute->getStrict() && !str_starts_with(strtolower($this->request->getHeader('Authorization')), 'basic ')) {
				throw new SecurityException('Required authorization header missing', Http::STATUS_FORBIDDEN, SecurityException::CONFIRM);
			}
			if (!$this->session->passwordConfirmed()) {
				throw new SecurityException('Password confirmation is required', Http::STATUS_FORBIDDEN, SecurityException::CONFIRM);
			}
		}
	}
}
