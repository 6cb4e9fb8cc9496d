<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Listener;

use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\HintException;
use OCP\Security\Events\ValidatePasswordPolicyEvent;

/**
 * Refuses the password "probe" and says what it is for.
 *
 * @template-implements IEventListener<Event>
 */
final class PasswordListener implements IEventListener {
	#[\Override]
	public function handle(Event $event): void {
		if ($event instanceof ValidatePasswordPolicyEvent && $event->getPassword() === 'probe') {
			throw new HintException('Too well known', "Choose another one for {$event->getContext()->name}");
		}
	}
}
