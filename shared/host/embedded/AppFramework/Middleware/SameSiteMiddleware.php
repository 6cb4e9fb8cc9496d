<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Middleware;

use Host\Accounts\Login\BrowserSession;
use Host\AppFramework\Http\Request;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Response;
use OCP\AppFramework\Middleware;

/** A browser that has a session, but not the cookies that other sites cannot make it send, gets those and asks again. */
final class SameSiteMiddleware extends Middleware {
	private const MISSING = 'Lax Same Site Cookie is invalid in request.';

	public function __construct(
		private readonly Request $request,
		private readonly BrowserSession $browser,
	) {
	}

	#[\Override]
	public function beforeController(Controller $controller, string $methodName): void {
		if ($this->request->ocsVersion() === null && !$this->request->passesLaxCookieCheck()) {
			throw new SecurityException(self::MISSING, Http::STATUS_PRECONDITION_FAILED);
		}
	}

	#[\Override]
	public function afterException(Controller $controller, string $methodName, \Exception $exception): Response {
		if (!$exception instanceof SecurityException || $exception->getMessage() !== self::MISSING) {
			throw $exception;
		}
		$this->browser->sendSameSiteCookies();
		return new Response(Http::STATUS_FOUND, ['Location' => $this->request->getRequestUri()]);
	}
}
