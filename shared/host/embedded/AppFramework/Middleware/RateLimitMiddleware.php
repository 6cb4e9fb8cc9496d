<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Middleware;

use Host\Accounts\Login\Session;
use Host\AppFramework\Container\Container;
use Host\AppFramework\Http\Request;
use Host\AppFramework\Limits\Limiter;
use Host\AppFramework\Limits\RateLimitExceeded;
use Host\Page\Page;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\AnonRateLimit;
use OCP\AppFramework\Http\Attribute\UserRateLimit;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\Http\Response;
use OCP\AppFramework\Middleware;

/** Counts calls of methods that have a limit: an account's own, else those of its address. */
final class RateLimitMiddleware extends Middleware {
	public function __construct(
		private readonly Request $request,
		private readonly Session $session,
		private readonly Limiter $limiter,
		private readonly Container $services,
	) {
	}

	#[\Override]
	public function beforeController(Controller $controller, string $methodName): void {
		$method = new Method($controller, $methodName);
		$identifier = $controller::class . "::$methodName";
		$user = $this->session->getUser();
		$ofUser = $method->all(UserRateLimit::class)[0] ?? null;
		if ($user !== null && $ofUser !== null) {
			$this->limiter->registerUserRequest($identifier, $ofUser->getLimit(), $ofUser->getPeriod(), $user);
			return;
		}
		$ofAddress = $method->all(AnonRateLimit::class)[0] ?? null;
		if ($ofAddress !== null) {
			$this->limiter->registerAnonRequest(
				$identifier,
				$ofAddress->getLimit(),
				$ofAddress->getPeriod(),
				$this->request->getRemoteAddress(),
			);
		}
	}

	#[\Override]
	public function afterException(Controller $controller, string $methodName, \Exception $exception): Response {
		if (!$exception instanceof RateLimitExceeded) {
			throw $exception;
		}
		return $this->request->wantsHtml()
			? $this->services->get(Page::class)->error(Http::STATUS_TOO_MANY_REQUESTS, 'Too many requests')
			: new DataResponse([], Http::STATUS_TOO_MANY_REQUESTS);
	}
}
