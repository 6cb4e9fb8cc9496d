<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Listener;

use OCA\RoomsApp\Service\Scheduling\Departures;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\User\Events\UserDeletedEvent;

/**
 * Gives back the rooms of accounts that are deleted.
 *
 * @implements IEventListener<UserDeletedEvent>
 */
final class ForgetBookings implements IEventListener {
	public function __construct(private readonly Departures $departures) {
	}

	#[\Override]
	public function handle(Event $event): void {
		if ($event instanceof UserDeletedEvent) {
			$this->departures->ownerGone($event->getUser()->getUID());
		}
	}
}
