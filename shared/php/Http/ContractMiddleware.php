<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http;

use OCP\AppFramework\Controller;
use OCP\AppFramework\Middleware;
use Shared\Contract\Routes;
use Shared\Exception\Refusal;

/** Reads and validates the request of every action of a JsonApi controller, as the contract declares it. */
final class ContractMiddleware extends Middleware {
	public function __construct(
		private readonly RequestReader $reader,
		private readonly Input $input,
		private readonly MediaAnswers $media,
	) {
	}

	/** @throws Refusal when the input is not as declared */
	#[\Override]
	public function beforeController(Controller $controller, string $methodName): void {
		if (!$controller instanceof JsonApi) {
			return;
		}
		$class = $controller::class;
		$action = substr($class, (int)strrpos('\\' . $class, '\\')) . '::' . $methodName;
		$route = Routes::ROUTES[$action] ?? throw new \LogicException("$action is not in the contract");
		$this->media->declare($route['media']);
		$this->reader->read($route, $this->input);
	}
}
