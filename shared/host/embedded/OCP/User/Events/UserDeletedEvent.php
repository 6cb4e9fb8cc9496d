<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\User\Events;

use OCP\EventDispatcher\Event;
use OCP\IUser;

/** An account is gone; what else knows the user may forget it. */
class UserDeletedEvent extends Event {
	/** @var IUser */
	private $user;

	public function __construct(IUser $user) {
		parent::__construct();
		$this->user = $user;
	}

	public function getUser(): IUser {
		return $this->user;
	}
}
