<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Listener;

use OCA\WizardApp\Service\Tour\PersonalService;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\User\Events\UserDeletedEvent;

/** @implements IEventListener<UserDeletedEvent> */
final class UserDeleted implements IEventListener {
	public function __construct(private readonly PersonalService $personal) {
	}

	#[\Override]
	public function handle(Event $event): void {
		if ($event instanceof UserDeletedEvent) {
			$this->personal->forget($event->getUser()->getUID());
		}
	}
}
