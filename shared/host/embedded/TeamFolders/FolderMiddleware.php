<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\TeamFolders;

use Host\AppFramework\Middleware\Method;
use Host\AppFramework\Middleware\SecurityException;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\PasswordConfirmationRequired;
use OCP\AppFramework\Middleware;
use OCP\IGroupManager;
use OCP\IUserSession;

/** Lets administrators alone change team folders. It is asked after the password, as the app's own is. */
final class FolderMiddleware extends Middleware {
	public function __construct(
		private readonly IUserSession $session,
		private readonly IGroupManager $groups,
	) {
	}

	#[\Override]
	public function beforeController(Controller $controller, string $methodName): void {
		if ($controller instanceof FolderController
			&& (new Method($controller, $methodName))->has(PasswordConfirmationRequired::class)
			&& !$this->groups->isAdmin($this->session->getUser()?->getUID() ?? '')) {
			throw new SecurityException(
				'Logged in user must be an admin, a sub admin or gotten special right to access this setting',
				Http::STATUS_FORBIDDEN,
			);
		}
	}
}
