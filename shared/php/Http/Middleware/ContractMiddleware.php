<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Middleware;

use OCP\AppFramework\Controller;
use OCP\AppFramework\Middleware;
use Shared\Contract\Routes;
use Shared\Exception\Refusal;
use Shared\Http\Access\Guards;
use Shared\Http\Access\SessionGate;
use Shared\Http\Access\TokenGate;
use Shared\Http\Action;
use Shared\Http\Attribute\Guarded;
use Shared\Http\Attribute\SessionToken;
use Shared\Http\Attribute\TokenScope;
use Shared\Http\JsonApi;
use Shared\Http\Media\MediaAnswers;
use Shared\Http\Request\Input;
use Shared\Http\Request\RequestReader;

/**
 * Enforces what the contract declares before every action of a JsonApi controller: checks its token or the
 * request token of its session, reads and validates its input, runs its guards.
 */
final class ContractMiddleware extends Middleware {
	public function __construct(
		private readonly RequestReader $reader,
		private readonly Input $input,
		private readonly MediaAnswers $media,
		private readonly TokenGate $tokens,
		private readonly SessionGate $sessions,
		private readonly Guards $guards,
	) {
	}

	/** @throws Refusal when the caller lacks permission or the input is not as declared */
	#[\Override]
	public function beforeController(Controller $controller, string $methodName): void {
		if (!$controller instanceof JsonApi) {
			return;
		}
		$action = Action::name($controller, $methodName);
		$route = Routes::ROUTES[$action] ?? throw new \LogicException("$action is not in the contract");
		$this->media->declare($route['media']);
		$attributes = new \ReflectionMethod($controller, $methodName);
		foreach ($attributes->getAttributes(TokenScope::class) as $scope) {
			$this->tokens->check($scope->newInstance());
		}
		if ($attributes->getAttributes(SessionToken::class) !== []) {
			$this->sessions->check();
		}
		$this->reader->read($route, $this->input);
		foreach ($attributes->getAttributes(Guarded::class) as $guarded) {
			$this->guards->check($guarded->newInstance());
		}
	}
}
