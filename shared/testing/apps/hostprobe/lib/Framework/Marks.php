<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Framework;

use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\JSONResponse;
use OCP\AppFramework\Http\ParameterOutOfRangeException;
use OCP\AppFramework\Http\Response;
use OCP\AppFramework\Middleware;

/** Marks what it saw of an answer that asks for it by a header. */
final class Marks extends Middleware {
	/** @var list<string> */
	private array $seen = [];

	#[\Override]
	public function beforeController(Controller $controller, string $methodName): void {
		$this->seen[] = 'before';
	}

	/** @return Response<Http::STATUS_*, array<string, mixed>> */
	#[\Override]
	public function afterException(Controller $controller, string $methodName, \Exception $exception): Response {
		$this->seen[] = 'exception ' . $exception::class;
		if ($exception instanceof ParameterOutOfRangeException && $methodName === 'range') {
			return new JSONResponse(
				[$exception->getParameterName(), $exception->getActualValue(), $exception->getMinValue(), $exception->getMaxValue()],
				Http::STATUS_BAD_REQUEST,
			);
		}
		return parent::afterException($controller, $methodName, $exception);
	}

	/**
	 * @param Response<Http::STATUS_*, array<string, mixed>> $response
	 * @return Response<Http::STATUS_*, array<string, mixed>>
	 */
	#[\Override]
	public function afterController(Controller $controller, string $methodName, Response $response): Response {
		$this->seen[] = "after {$response->getStatus()}";
		// Under a name that is compared.
		return $methodName === 'json' ? $response->addHeader('Allow', implode(', ', $this->seen)) : $response;
	}

	#[\Override]
	public function beforeOutput(Controller $controller, string $methodName, string $output): string {
		return $methodName === 'strict' ? "$output\n" : $output;
	}
}
