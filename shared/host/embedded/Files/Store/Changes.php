<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Store;

use Host\AppFramework\Events;
use Host\Database\Database;
use Host\Files\Nodes\HomeStorage;
use Host\Files\Nodes\Storage;
use OCP\Files\Cache\AbstractCacheEvent;
use OCP\Files\Cache\CacheEntryInsertedEvent;
use OCP\Files\Cache\CacheEntryUpdatedEvent;

/** Tells apps which rows of the table of files are new or different, as soon as the change is there to stay. */
final class Changes {
	public function __construct(
		private readonly Database $database,
		private readonly Events $events,
		private readonly FileTable $table,
	) {
	}

	public function inserted(int $id): void {
		$this->note($id, CacheEntryInsertedEvent::class);
		$this->updated($id);
	}

	public function updated(int $id): void {
		$this->note($id, CacheEntryUpdatedEvent::class);
	}

	/** @param class-string<AbstractCacheEvent> $event */
	private function note(int $id, string $event): void {
		if (!$this->events->hasListeners($event)) {
			return;
		}
		$this->database->afterwards("$event $id", function () use ($id, $event): void {
			$row = $this->table->getByFileIds([$id])[$id] ?? null;
			if ($row !== null) {
				$storage = $row->isInHome ? new HomeStorage(0) : new Storage(0);
				$this->events->dispatchTyped(new $event($storage, $row->getPath(), $id, $row->getStorageId()));
			}
		});
	}
}
