<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files;

use OCP\IUser;
use OCP\IUserManager;
use OCP\IUserSession;

/** Who asks, and whose files they are. */
final class People {
	public function __construct(
		private readonly IUserManager $users,
		private readonly IUserSession $session,
	) {
	}

	public function get(string $uid): ?IUser {
		return $this->users->get($uid);
	}

	/** What hangs below a name that is no person's belongs to whoever asks. */
	public function owner(string $uid): ?IUser {
		return $this->users->get($uid) ?? $this->session->getUser();
	}

	/** User id of who is logged in. */
	public function asking(): ?string {
		return $this->session->getUser()?->getUID();
	}
}
