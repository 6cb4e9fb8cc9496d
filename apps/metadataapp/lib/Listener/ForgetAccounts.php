<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Listener;

use OCA\MetadataApp\Repository\Lock\LockRepository;
use OCA\MetadataApp\Shared\Db\Presence;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\User\Events\UserDeletedEvent;

/**
 * A deleted account edits nothing any more and is nowhere.
 *
 * @implements IEventListener<UserDeletedEvent>
 */
final class ForgetAccounts implements IEventListener {
	public function __construct(
		private readonly LockRepository $locks,
		private readonly Presence $presence,
	) {
	}

	#[\Override]
	public function handle(Event $event): void {
		if ($event instanceof UserDeletedEvent) {
			$this->locks->deleteOfUser($event->getUser()->getUID());
			$this->presence->deleteOfUser($event->getUser()->getUID());
		}
	}
}
