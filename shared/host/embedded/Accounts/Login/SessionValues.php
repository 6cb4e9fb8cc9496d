<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Login;

use OCP\ISession;

/** What apps read of the session. */
final class SessionValues implements ISession {
	public function __construct(private readonly Session $session) {
	}

	#[\Override]
	public function get(string $key) {
		return match ($key) {
			'app_password' => $this->session->appPasswordSecret(),
			default => throw new \LogicException("The session of this host has no value \"$key\""),
		};
	}
}
