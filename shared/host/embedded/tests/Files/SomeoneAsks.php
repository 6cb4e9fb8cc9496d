<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Files;

use OCP\IUser;
use OCP\IUserSession;

/** A session without a request. */
final class SomeoneAsks implements IUserSession {
	public function __construct(
		public ?IUser $user = null,
	) {
	}

	#[\Override]
	public function getUser() {
		return $this->user;
	}

	#[\Override]
	public function isLoggedIn() {
		return $this->user !== null;
	}
}
