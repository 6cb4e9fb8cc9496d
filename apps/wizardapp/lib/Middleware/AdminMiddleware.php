<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Middleware;

use OCA\WizardApp\Controller\AdminApi;
use OCA\WizardApp\Exception\Reason;
use OCA\WizardApp\Host\Accounts;
use OCA\WizardApp\Shared\Exception\Forbidden;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Middleware;

/** Asks the group manager itself, so that one forgotten attribute opens nothing. */
final class AdminMiddleware extends Middleware {
	public function __construct(
		private readonly Accounts $accounts,
		private readonly ?string $userId,
	) {
	}

	/** @throws Forbidden */
	#[\Override]
	public function beforeController(Controller $controller, string $methodName): void {
		if ($controller instanceof AdminApi && ($this->userId === null || !$this->accounts->isAdmin($this->userId))) {
			throw new Forbidden(Reason::NOT_ADMIN, 'Only administrators may do this.');
		}
	}
}
