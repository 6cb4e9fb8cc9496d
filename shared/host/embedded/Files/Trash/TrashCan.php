<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Trash;

use Host\Database\Database;
use Host\Files\People;
use Host\Files\Place;
use Host\Files\Store\Entry;
use Host\Files\Store\Store;
use Host\Files\Versions\VersionMapper;

/** Moves things into the trash of their home or team folder, and knows where they came from. */
final class TrashCan {
	private const PREFIX = 'trash::';

	public function __construct(
		private readonly Database $database,
		private readonly Store $store,
		private readonly VersionMapper $versions,
		private readonly People $people,
	) {
	}

	/** @param string $path in the home of the person who deletes */
	public function add(string $uid, string $path, Place $place): void {
		$this->database->atomic(function () use ($uid, $path, $place): void {
			$entry = $place->entry;
			$root = $this->root($this->store->storage($entry->storage));
			// Two of the same name in one second must not meet.
			$time = time();
			while ($this->store->child($root->id, "$entry->name.d$time") !== null) {
				$time++;
			}
			$this->store->move($entry, $root, "$entry->name.d$time");
			$location = $place->folder === null ? $path : $place->internalPath();
			$this->database->run(
				'INSERT INTO oc_files_trash (fileid, location, timestamp, deleted_by) VALUES (?, ?, ?, ?)',
				[$entry->id, $location, $time, ($place->folder === null ? $uid : $this->people->asking()) ?? ''],
			);
			if (!$entry->isFolder()) {
				$this->versions->strip($entry);
			}
		});
	}

	/** @param string $storage "home::anna" or "team::3" */
	public function root(string $storage): Entry {
		return $this->store->root(self::PREFIX . $storage);
	}

	/** Of which storage a storage is the trash; any other is its own. */
	public static function owner(string $storage): string {
		return str_starts_with($storage, self::PREFIX) ? substr($storage, strlen(self::PREFIX)) : $storage;
	}

	/** @return array{location: string, timestamp: int, deleted_by: string} of something that was deleted as such */
	public function origin(Entry $entry): array {
		/** @var ?array{location: string, timestamp: int, deleted_by: string} $row */
		$row = $this->database->row('SELECT location, timestamp, deleted_by FROM oc_files_trash WHERE fileid = ?', [$entry->id]);
		return $row ?? throw new \LogicException("Nobody knows where $entry->name came from");
	}

	/** Out of the trash to another place. */
	public function takeOut(Entry $entry, Entry $parent, string $name): void {
		$this->database->atomic(function () use ($entry, $parent, $name): void {
			$this->store->move($entry, $parent, $name);
			$this->forget($entry);
		});
	}

	public function forget(Entry $entry): void {
		$this->database->run('DELETE FROM oc_files_trash WHERE fileid = ?', [$entry->id]);
	}
}
