<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Listener;

use OCA\RoomsApp\Model\Access\Principal;
use OCA\RoomsApp\Service\Access\PermissionService;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\Group\Events\GroupDeletedEvent;
use OCP\User\Events\UserDeletedEvent;

/**
 * Removes the permissions of accounts and groups that are deleted.
 *
 * @implements IEventListener<UserDeletedEvent|GroupDeletedEvent>
 */
final class ForgetPermissions implements IEventListener {
	public function __construct(private readonly PermissionService $permissions) {
	}

	#[\Override]
	public function handle(Event $event): void {
		if ($event instanceof UserDeletedEvent) {
			$this->permissions->forget(Principal::User, $event->getUser()->getUID());
		} elseif ($event instanceof GroupDeletedEvent) {
			$this->permissions->forget(Principal::Group, $event->getGroup()->getGID());
		}
	}
}
