<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Middleware;

use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\Http\Response;
use OCP\AppFramework\Middleware;
use OCP\AppFramework\OCSController;
use OCP\IRequest;
use Shared\Http\Json;
use Shared\Http\JsonApi;
use Shared\Http\XmlData;

/**
 * Puts every answer of an OCS controller that is a JsonApi into Nextcloud's envelope, successes and refusals alike, as JSON or XML.
 *
 * Registered first, so that it sees the answer after all other middlewares.
 */
final class EnvelopeMiddleware extends Middleware {
	/** XML unless JSON is requested, as on Nextcloud's own routes. */
	private const DEFAULT_FORMAT = 'xml';

	public function __construct(private readonly IRequest $request) {
	}

	/**
	 * @param Response<Http::STATUS_*, array<string, mixed>> $response
	 * @return Response<Http::STATUS_*, array<string, mixed>>
	 */
	#[\Override]
	public function afterController(Controller $controller, string $methodName, Response $response): Response {
		if (!$controller instanceof JsonApi || !$controller instanceof OCSController || !$response instanceof Json) {
			return $response;
		}
		$headers = $response->getHeaders();
		unset($headers['Content-Type']);
		// Nextcloud uses its own code for 401, and in OCS version 1 only that code is answered with its own HTTP status.
		$status = $response->getStatus() === Http::STATUS_UNAUTHORIZED ? OCSController::RESPOND_UNAUTHORISED : $response->getStatus();
		$asked = $this->request->getFormat();
		$format = $asked !== null && $controller->isResponderRegistered($asked) ? $asked : self::DEFAULT_FORMAT;
		$answer = $response->getData();
		$data = new DataResponse($format === 'xml' ? XmlData::of($answer) : $answer, Http::STATUS_OK, $headers);
		$data->setStatus($status)->setETag($response->getETag())->setLastModified($response->getLastModified());
		if ($response->isThrottled()) {
			$data->throttle($response->getThrottleMetadata());
		}
		return $controller->buildResponse($data, $format);
	}
}
