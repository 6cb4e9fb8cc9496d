<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Listener;

use OCA\MetadataApp\Service\File\Purge;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\Files\Cache\CacheEntriesRemovedEvent;
use OCP\Files\Cache\CacheEntryRemovedEvent;

/**
 * Values and history go with the file. Nextcloud 34 numbers what was in a removed folder instead of naming its ids: the daily job finds
 * these.
 *
 * @template-implements IEventListener<Event>
 */
final class ForgetFiles implements IEventListener {
	/** The second exists since Nextcloud 34. */
	public const EVENTS = [CacheEntryRemovedEvent::class, CacheEntriesRemovedEvent::class];

	public function __construct(private readonly Purge $purge) {
	}

	#[\Override]
	public function handle(Event $event): void {
		if ($event instanceof CacheEntryRemovedEvent) {
			$this->purge->forget([$event->getFileId()]);
		} elseif ($event instanceof CacheEntriesRemovedEvent) {
			$this->purge->forget(array_map(
				static fn (CacheEntryRemovedEvent $one): int => $one->getFileId(),
				array_values($event->getCacheEntryRemovedEvents()),
			));
		}
	}
}
