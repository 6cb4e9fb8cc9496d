<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Middleware;

use OCP\AppFramework\Controller;
use OCP\AppFramework\Middleware;
use OCP\IGroupManager;
use Shared\Contract\Routes;
use Shared\Exception\Forbidden;
use Shared\Http\Action;
use Shared\Http\Failure\Texts;
use Shared\Http\JsonApi;

/**
 * Asks the group manager directly for routes the contract reserves for administrators, so that a forgotten attribute
 * opens nothing.
 */
final class AdminMiddleware extends Middleware {
	public function __construct(
		private readonly IGroupManager $groups,
		private readonly ?string $userId,
	) {
	}

	/** @throws Forbidden */
	#[\Override]
	public function beforeController(Controller $controller, string $methodName): void {
		$action = Action::name($controller, $methodName);
		if ($controller instanceof JsonApi
			&& in_array($action, Routes::ADMIN, true)
			&& ($this->userId === null || !$this->groups->isAdmin($this->userId))) {
			throw new Forbidden('not_admin', Texts::of('not_admin', 'Only administrators can do this.'));
		}
	}
}
