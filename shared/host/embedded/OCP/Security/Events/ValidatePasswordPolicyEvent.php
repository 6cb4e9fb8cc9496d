<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Security\Events;

use OCP\EventDispatcher\Event;
use OCP\Security\PasswordContext;

/** Whoever minds a password throws a HintException. */
class ValidatePasswordPolicyEvent extends Event {
	public function __construct(
		private string $password,
		private PasswordContext $context = PasswordContext::ACCOUNT,
	) {
		parent::__construct();
	}

	public function getPassword(): string {
		return $this->password;
	}

	public function getContext(): PasswordContext {
		return $this->context;
	}
}
