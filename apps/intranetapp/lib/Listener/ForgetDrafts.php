<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Listener;

use OCA\IntranetApp\Repository\Approval\PendingChanges;
use OCA\IntranetApp\Repository\Draft\DraftRepository;
use OCA\IntranetApp\Shared\Db\Presence;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\User\Events\UserDeletedEvent;

/**
 * Deletes an account's unpublished work, what it sent for approval and its presence records together with the account.
 *
 * @template-implements IEventListener<UserDeletedEvent>
 */
final class ForgetDrafts implements IEventListener {
	public function __construct(
		private readonly DraftRepository $drafts,
		private readonly PendingChanges $changes,
		private readonly Presence $presence,
	) {
	}

	#[\Override]
	public function handle(Event $event): void {
		if ($event instanceof UserDeletedEvent) {
			$this->drafts->deleteOfUser($event->getUser()->getUID());
			$this->changes->deleteOfUser($event->getUser()->getUID());
			$this->presence->deleteOfUser($event->getUser()->getUID());
		}
	}
}
