<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Listener;

use OCA\MetadataApp\Model\Grant\Principal;
use OCA\MetadataApp\Repository\Backup\Gate;
use OCA\MetadataApp\Repository\Grant\GrantRepository;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\Group\Events\GroupDeletedEvent;
use OCP\User\Events\UserDeletedEvent;

/**
 * Takes permissions away from accounts and groups that are deleted: another one may get the same id.
 *
 * @implements IEventListener<UserDeletedEvent|GroupDeletedEvent>
 */
final class ForgetGrants implements IEventListener {
	public function __construct(
		private readonly GrantRepository $grants,
		private readonly Gate $gate,
	) {
	}

	#[\Override]
	public function handle(Event $event): void {
		if (!$this->gate->isOpen()) {
			// Whoever restores a backup looks who is gone afterwards, and nobody who deletes an account waits for that.
			return;
		}
		if ($event instanceof UserDeletedEvent) {
			$this->grants->deleteHeldBy(Principal::User, $event->getUser()->getUID());
		} elseif ($event instanceof GroupDeletedEvent) {
			$this->grants->deleteHeldBy(Principal::Group, $event->getGroup()->getGID());
		}
	}
}
