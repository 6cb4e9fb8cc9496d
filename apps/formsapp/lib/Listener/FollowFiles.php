<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Listener;

use OCA\FormsApp\Service\Form\FileChanges;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\Files\Cache\CacheEntryInsertedEvent;
use OCP\Files\Cache\CacheEntryRemovedEvent;
use OCP\Files\Cache\CacheEntryUpdatedEvent;
use OCP\Files\Events\Node\NodeWrittenEvent;
use OCP\IUserSession;

/**
 * Reports changes of files to forms. The host's file table reports everything, but may do so before the content can be read; an operation
 * that writes reports its end as well.
 *
 * @template-implements IEventListener<Event>
 */
final class FollowFiles implements IEventListener {
	public const EVENTS =
		[CacheEntryInsertedEvent::class, CacheEntryUpdatedEvent::class, CacheEntryRemovedEvent::class, NodeWrittenEvent::class];

	public function __construct(
		private readonly FileChanges $changes,
		private readonly IUserSession $session,
	) {
	}

	#[\Override]
	public function handle(Event $event): void {
		$userId = $this->session->getUser()?->getUID();
		if ($event instanceof CacheEntryRemovedEvent) {
			$this->changes->gone($event->getFileId(), $event->getPath());
		} elseif ($event instanceof CacheEntryInsertedEvent || $event instanceof CacheEntryUpdatedEvent) {
			$this->changes->changed($event->getFileId(), $event->getPath(), $userId);
		} elseif ($event instanceof NodeWrittenEvent) {
			$this->changes->changed((int)$event->getNode()->getId(), $event->getNode()->getInternalPath(), $userId);
		}
	}
}
