<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Listener;

use OCA\GroupFolders\Mount\GroupFolderStorage;
use OCA\HostProbe\Service\SeenCacheEvents;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\Files\Cache\AbstractCacheEvent;

/**
 * Notes what the table of files tells.
 *
 * @template-implements IEventListener<Event>
 */
final class CacheEventListener implements IEventListener {
	public function __construct(
		private readonly SeenCacheEvents $events,
	) {
	}

	#[\Override]
	public function handle(Event $event): void {
		if ($event instanceof AbstractCacheEvent) {
			$storage = $event->getStorage();
			$this->events->add([
				'event' => basename(str_replace('\\', '/', $event::class)),
				'path' => $event->getPath(),
				'fileId' => $event->getFileId(),
				'storageId' => $event->getStorageId(),
				'isTeamFolder' => $storage->instanceOfStorage(GroupFolderStorage::class),
			]);
		}
	}
}
