<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Listener;

use OCA\MetadataApp\Service\Place\PlaceKeeper;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\Files\Cache\CacheEntryInsertedEvent;
use OCP\Files\Cache\CacheEntryRemovedEvent;
use OCP\Files\Cache\CacheEntryUpdatedEvent;

/**
 * Nextcloud reports every row of its table of files that is new, different or gone.
 *
 * @template-implements IEventListener<Event>
 */
final class KeepPlaces implements IEventListener {
	public const EVENTS = [CacheEntryInsertedEvent::class, CacheEntryUpdatedEvent::class, CacheEntryRemovedEvent::class];

	public function __construct(private readonly PlaceKeeper $keeper) {
	}

	#[\Override]
	public function handle(Event $event): void {
		if ($event instanceof CacheEntryInsertedEvent) {
			$this->keeper->inserted($event->getStorageId(), $event->getPath(), $event->getFileId());
		} elseif ($event instanceof CacheEntryUpdatedEvent) {
			$this->keeper->updated($event->getStorageId(), $event->getPath(), $event->getFileId());
		} elseif ($event instanceof CacheEntryRemovedEvent) {
			$this->keeper->removed($event->getStorageId(), $event->getFileId());
		}
	}
}
