<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Users;

use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\HintException;
use OCP\Security\Events\ValidatePasswordPolicyEvent;

/**
 * Judges the passwords that apps ask about as those of accounts.
 *
 * @template-implements IEventListener<Event>
 */
final class PasswordPolicy implements IEventListener {
	public function __construct(private readonly Passwords $passwords) {
	}

	/** @throws HintException */
	#[\Override]
	public function handle(Event $event): void {
		if ($event instanceof ValidatePasswordPolicyEvent) {
			$this->passwords->demand($event->getPassword());
		}
	}
}
