<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files;

use Host\AppFramework\Settings;
use Host\Files\Nodes\HomeStorage;
use Host\Files\Nodes\Storage;
use Host\Files\Store\Entry;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventDispatcher;
use OCP\Files\Cache\CacheEntriesRemovedEvent;
use OCP\Files\Cache\CacheEntryRemovedEvent;

/** Tells apps what happens to files. */
final class Signals {
	/** Whose files this request touched first. */
	private ?string $first = null;

	public function __construct(
		private readonly IEventDispatcher $dispatcher,
		private readonly Settings $settings,
		private readonly People $people,
	) {
	}

	public function open(string $uid): void {
		$this->first ??= $uid;
	}

	/**
	 * Changes are told of the files of who asks; where nobody does, of those that were touched first. Others change unseen, as on the host.
	 */
	public function isWatched(string $uid): bool {
		return ($this->people->asking() ?? $this->first) === $uid;
	}

	public function tell(Event ...$events): void {
		array_map($this->dispatcher->dispatchTyped(...), $events);
	}

	/**
	 * File ids that their storage does not have any more, children before their folder.
	 *
	 * @param non-empty-list<Entry> $gone the topmost first
	 * @param string $path of the topmost: below the home's or the team folder's own
	 * @param int $storageId of the home or team folder, for what was in its trash too
	 */
	public function removed(array $gone, string $path, int $folderId, int $storageId): void {
		$storage = self::plainStorage($folderId);
		$top = array_shift($gone);
		$paths = [$top->id => $path];
		$events = [];
		foreach ($gone as $place => $entry) {
			$paths[$entry->id] = "{$paths[$entry->parent]}/$entry->name";
			// 34 loses the ids of what was in a folder and counts instead.
			$id = $this->settings->major >= 34 ? $place % 1000 : $entry->id;
			$events[] = new CacheEntryRemovedEvent($storage, $paths[$entry->id], $id, $storageId);
		}
		if ($this->settings->major >= 34 && $events !== []) {
			$this->tell(new CacheEntriesRemovedEvent($events));
		}
		$this->tell(...$events, ...[new CacheEntryRemovedEvent($storage, $path, $top->id, $storageId)]);
	}

	/** A file or folder went to another storage, with what is below it. */
	public function left(Place $place): void {
		$folderId = $place->folder['folder_id'] ?? 0;
		$event = new CacheEntryRemovedEvent(self::plainStorage($folderId), self::path($place), $place->entry->id, $place->entry->storage);
		$this->tell($event);
		if ($this->settings->major >= 34) {
			$this->tell(new CacheEntriesRemovedEvent([$event]));
		}
	}

	/** As the table of files counts: a team folder has its files in a folder of that name too. */
	public static function path(Place $place): string {
		return $place->folder === null ? $place->internalPath() : rtrim("files/{$place->internalPath()}", '/');
	}

	/** What events of the table of files know: not whether it is a team folder's. */
	public static function plainStorage(int $folderId): Storage {
		return $folderId === 0 ? new HomeStorage(0) : new Storage(0);
	}
}
