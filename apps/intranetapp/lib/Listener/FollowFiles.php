<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Listener;

use OCA\IntranetApp\Repository\Index\PageSource;
use OCA\IntranetApp\Service\Index\FileChanges;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\Files\Cache\CacheEntryInsertedEvent;
use OCP\Files\Cache\CacheEntryRemovedEvent;
use OCP\Files\Cache\CacheEntryUpdatedEvent;
use OCP\Files\Events\Node\BeforeNodeDeletedEvent;
use OCP\Files\Events\Node\NodeCopiedEvent;
use OCP\Files\Events\Node\NodeDeletedEvent;
use OCP\Files\Events\Node\NodeRenamedEvent;
use OCP\Files\Events\Node\NodeTouchedEvent;
use OCP\Files\Events\Node\NodeWrittenEvent;

/**
 * Reports file changes to the index.
 *
 * @template-implements IEventListener<Event>
 */
final class FollowFiles implements IEventListener {
	/** The events the host emits: changes in its file table, and operations that begin or end. */
	public const EVENTS = [
		CacheEntryInsertedEvent::class, CacheEntryUpdatedEvent::class, CacheEntryRemovedEvent::class, BeforeNodeDeletedEvent::class,
		NodeWrittenEvent::class, NodeCopiedEvent::class, NodeRenamedEvent::class, NodeDeletedEvent::class, NodeTouchedEvent::class,
	];

	public function __construct(
		private readonly FileChanges $changes,
		private readonly PageSource $source,
	) {
	}

	#[\Override]
	public function handle(Event $event): void {
		if ($event instanceof CacheEntryRemovedEvent) {
			$this->changes->gone($event->getFileId(), $event->getStorageId(), $event->getPath());
		} elseif ($event instanceof CacheEntryInsertedEvent || $event instanceof CacheEntryUpdatedEvent) {
			$this->changes->changed($event->getFileId(), $event->getStorageId(), $event->getPath());
		} elseif ($event instanceof BeforeNodeDeletedEvent) {
			$path = $this->source->findFolderPathOrNull($event->getNode());
			if ($path !== null) {
				$this->changes->beforeDelete($path);
			}
		} else {
			$this->changes->finished();
		}
	}
}
