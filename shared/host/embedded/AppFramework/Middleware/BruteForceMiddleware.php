<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Middleware;

use Host\AppFramework\Http\Request;
use Host\AppFramework\Limits\Throttler;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\BruteForceProtection;
use OCP\AppFramework\Http\Response;
use OCP\AppFramework\Http\TooManyRequestsResponse;
use OCP\AppFramework\Middleware;
use OCP\AppFramework\OCS\OCSException;
use OCP\AppFramework\OCSController;
use OCP\Security\Bruteforce\MaxDelayReached;

/** Makes an address wait whose calls of protected methods failed before, and counts those that fail now. */
final class BruteForceMiddleware extends Middleware {
	private int $slept = 0;

	public function __construct(
		private readonly Request $request,
		private readonly Throttler $throttler,
	) {
	}

	#[\Override]
	public function beforeController(Controller $controller, string $methodName): void {
		foreach ((new Method($controller, $methodName))->all(BruteForceProtection::class) as $protection) {
			$this->slept += $this->throttler->sleepDelayOrThrowOnMax($this->request->getRemoteAddress(), $protection->getAction());
		}
	}

	#[\Override]
	public function afterException(Controller $controller, string $methodName, \Exception $exception): Response {
		return $exception instanceof MaxDelayReached ? self::refusal($controller, $exception) : throw $exception;
	}

	#[\Override]
	public function afterController(Controller $controller, string $methodName, Response $response): Response {
		if ($response->isThrottled()) {
			try {
				$this->count($response, new Method($controller, $methodName));
			} catch (MaxDelayReached $reached) {
				return self::refusal($controller, $reached);
			}
		}
		return $this->slept === 0 ? $response : $response->addHeader('X-Nextcloud-Bruteforce-Throttled', "{$this->slept}ms");
	}

	/** @param Response<Http::STATUS_*, array<string, mixed>> $response */
	private function count(Response $response, Method $method): void {
		$address = $this->request->getRemoteAddress();
		$metadata = $response->getThrottleMetadata();
		foreach ($method->all(BruteForceProtection::class) as $protection) {
			$action = $protection->getAction();
			if (($metadata['action'] ?? $action) === $action) {
				$this->throttler->registerAttempt($action, $address, $metadata);
				$this->slept += $this->throttler->sleepDelayOrThrowOnMax($address, $action);
			}
		}
	}

	/** @return TooManyRequestsResponse<Http::STATUS_*, array<string, mixed>> */
	private static function refusal(Controller $controller, MaxDelayReached $reached): TooManyRequestsResponse {
		return $controller instanceof OCSController
			? throw new OCSException($reached->getMessage(), Http::STATUS_TOO_MANY_REQUESTS)
			: new TooManyRequestsResponse();
	}
}
