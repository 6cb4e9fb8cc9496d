<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Store;

use Host\AppFramework\Events;
use Host\Database\Database;
use Host\Files\Nodes\HomeStorage;
use Host\Files\Nodes\Storage;
use Host\Files\Trash\TrashCan;
use OCP\Files\Cache\AbstractCacheEvent;
use OCP\Files\Cache\CacheEntryInsertedEvent;
use OCP\Files\Cache\CacheEntryUpdatedEvent;
use OCP\Files\Storage\IStorage;

/**
 * Tells apps which rows of the table of files are new or different, as soon as the change is there to stay. What is in a
 * trash counts to the storage of its home or team folder, as on the host.
 */
final class Changes {
	public function __construct(
		private readonly Database $database,
		private readonly Events $events,
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
			$place = $this->place($id);
			if ($place !== null) {
				[$storage, $path, $number] = $place;
				$this->events->dispatchTyped(new $event($storage, $path, $id, $number));
			}
		});
	}

	/** @return ?array{IStorage, string, int} storage, path and number of the storage; null for what is gone already */
	private function place(int $id): ?array {
		/** @var list<array{name: string, storage: string}> $chain */
		$chain = $this->database->rows('WITH RECURSIVE up (id, height) AS (
				SELECT ?, 0 UNION ALL SELECT f.parent, height + 1 FROM up JOIN oc_filecache f ON f.fileid = up.id WHERE f.parent <> 0
			) SELECT f.name, s.id AS storage FROM up JOIN oc_filecache f ON f.fileid = up.id JOIN oc_storages s ON s.numeric_id = f.storage
			ORDER BY height DESC', [$id]);
		if ($chain === []) {
			return null;
		}
		$name = $chain[0]['storage'];
		$owner = TrashCan::owner($name);
		$isHome = str_starts_with($owner, 'home::');
		$chain[0]['name'] = $name === $owner ? 'files' : ($isHome ? 'files_trashbin/files' : 'trash');
		/** @var int $number */
		$number = $this->database->value('SELECT numeric_id FROM oc_storages WHERE id = ?', [$owner]);
		return [$isHome ? new HomeStorage(0) : new Storage(0), implode('/', array_column($chain, 'name')), $number];
	}
}
