<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files;

use Host\AppFramework\Settings;
use OCA\GroupFolders\Mount\GroupFolderStorage;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventDispatcher;
use OCP\Files\Cache\CacheEntriesRemovedEvent;
use OCP\Files\Cache\CacheEntryRemovedEvent;

/** Tells apps what happens to files. */
final class Signals {
	/** Whose files this request touched first; changes of other people's files are told to nobody, as on the host. */
	private ?string $watched = null;

	public function __construct(
		private readonly IEventDispatcher $dispatcher,
		private readonly Settings $settings,
	) {
	}

	public function watch(string $uid): void {
		$this->watched ??= $uid;
	}

	public function isWatched(string $uid): bool {
		return $this->watched === $uid;
	}

	public function tell(Event ...$events): void {
		array_map($this->dispatcher->dispatchTyped(...), $events);
	}

	/**
	 * File ids that their storage does not have any more, children before their folder.
	 *
	 * @param non-empty-list<Entry> $gone the topmost first
	 * @param string $path of the topmost, inside the storage
	 */
	public function removed(array $gone, string $path, int $folderId): void {
		$storage = self::storage($folderId);
		$paths = [$gone[0]->id => $path];
		$events = [];
		foreach ($gone as $entry) {
			$paths[$entry->id] ??= $paths[$entry->parent] . "/$entry->name";
			$events[] = new CacheEntryRemovedEvent($storage, $paths[$entry->id], $entry->id, $entry->storage);
		}
		$top = array_shift($events);
		if ($this->settings->major >= 34 && $events !== []) {
			$this->tell(new CacheEntriesRemovedEvent($events));
		}
		$this->tell(...$events, ...[$top]);
	}

	/** A file or folder went to another storage, with what is below it. */
	public function left(Entry $entry, string $path, int $folderId): void {
		$event = new CacheEntryRemovedEvent(self::storage($folderId), $path, $entry->id, $entry->storage);
		$this->tell($event);
		if ($this->settings->major >= 34) {
			$this->tell(new CacheEntriesRemovedEvent([$event]));
		}
	}

	public static function storage(int $folderId): Storage {
		return $folderId === 0 ? new HomeStorage(0) : new GroupFolderStorage($folderId);
	}
}
