<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Middleware;

use Host\AppFramework\Http\OcsResponse;
use Host\AppFramework\Http\Request;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\Http\JSONResponse;
use OCP\AppFramework\Http\Response;
use OCP\AppFramework\Middleware;
use OCP\AppFramework\OCS\OCSException;
use OCP\AppFramework\OCSController;

/** Puts what OCS controllers throw, and every bare 401 and 403 of theirs, into an envelope. */
final class OcsMiddleware extends Middleware {
	public function __construct(
		private readonly Request $request,
	) {
	}

	#[\Override]
	public function beforeController(Controller $controller, string $methodName): void {
		if ($controller instanceof OCSController) {
			$controller->setOCSVersion($this->version());
		}
	}

	#[\Override]
	public function afterException(Controller $controller, string $methodName, \Exception $exception): Response {
		if (!$controller instanceof OCSController || !$exception instanceof OCSException) {
			throw $exception;
		}
		$code = $exception->getCode();
		return $this->envelope($code === 0 ? OCSController::RESPOND_UNKNOWN_ERROR : $code, $exception->getMessage());
	}

	#[\Override]
	public function afterController(Controller $controller, string $methodName, Response $response): Response {
		$status = $response->getStatus();
		if (!$controller instanceof OCSController
			|| $response instanceof OcsResponse
			|| !in_array($status, [Http::STATUS_UNAUTHORIZED, Http::STATUS_FORBIDDEN], true)) {
			return $response;
		}
		$data = $response instanceof JSONResponse ? $response->getData() : null;
		$message = is_array($data) && is_string($data['message'] ?? null) ? $data['message'] : '';
		return $this->envelope($status === Http::STATUS_UNAUTHORIZED ? OCSController::RESPOND_UNAUTHORISED : $status, $message);
	}

	private function envelope(int $code, string $message): OcsResponse {
		$format = $this->request->getFormat() === 'json' ? 'json' : 'xml';
		return new OcsResponse((new DataResponse())->setStatus($code), $format, $this->version(), $message);
	}

	private function version(): int {
		// An OCS controller may answer outside of /ocs, too: those of the Team folders app do, as version 1.
		return $this->request->ocsVersion() ?? 1;
	}
}
