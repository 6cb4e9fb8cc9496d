<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Middleware;

use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Response;
use OCP\AppFramework\Middleware;
use Shared\Http\Attribute\CrossOrigin;

/** Lets pages of other sites read the answers of actions with CrossOrigin. */
final class CorsMiddleware extends Middleware {
	/** Headers a page may read in addition to those that are always readable. */
	private const EXPOSED =
		'Content-Disposition, ETag, Retry-After, WWW-Authenticate, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset';

	/**
	 * @param Response<Http::STATUS_*, array<string, mixed>> $response
	 * @return Response<Http::STATUS_*, array<string, mixed>>
	 */
	#[\Override]
	public function afterController(Controller $controller, string $methodName, Response $response): Response {
		if ((new \ReflectionMethod($controller, $methodName))->getAttributes(CrossOrigin::class) !== []) {
			$response->addHeader('Access-Control-Allow-Origin', '*');
			$response->addHeader('Access-Control-Expose-Headers', self::EXPOSED);
		}
		return $response;
	}
}
