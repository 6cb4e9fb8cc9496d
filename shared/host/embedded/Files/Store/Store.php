<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Store;

use Host\Database\Database;
use Host\Files\Trash\TrashCan;
use Host\Files\Types\MimeDetector;
use OCP\Files\NotFoundException;

/**
 * The rows of files and folders. Knows storages ("home::anna", "team::3", "trash::home::anna", "trash::team::3"), not
 * people and rights. Each change is one transaction: the row, and etag, mtime and size of every folder above.
 */
final class Store {
	private const COLUMNS = 'fileid, storage, parent, name, mimetype, size, mtime, etag, blob, created, uploaded';
	/** Everything from the given id down. */
	private const DOWN =
		'WITH RECURSIVE down (id) AS (SELECT ? UNION ALL SELECT f.fileid FROM down JOIN oc_filecache f ON f.parent = down.id)';
	/** Everything from the given id up. */
	private const UP =
		'WITH RECURSIVE up (id, height) AS (SELECT ?, 0 UNION ALL SELECT f.parent, height + 1 FROM up '
		. 'JOIN oc_filecache f ON f.fileid = up.id WHERE f.parent <> 0)';

	public function __construct(
		private readonly Database $database,
		private readonly Blobs $blobs,
		private readonly Changes $changes,
		private readonly MimeDetector $types,
	) {
	}

	/** The root of a storage, made when it is missing. */
	public function root(string $storage): Entry {
		return $this->find('storage = (SELECT numeric_id FROM oc_storages WHERE id = ?) AND parent = 0', [$storage])
			?? $this->database->atomic(function () use ($storage): Entry {
				$this->database->run('INSERT OR IGNORE INTO oc_storages (id) VALUES (?)', [$storage]);
				$this->database->run(
					'INSERT OR IGNORE INTO oc_filecache (storage, parent, name, mimetype, mtime, etag) '
						. 'SELECT numeric_id, 0, \'\', ?, ?, ? FROM oc_storages WHERE id = ?',
					[Entry::FOLDER, time(), self::etag(), $storage],
				);
				return $this->root($storage);
			});
	}

	/** The name of a storage: "team::3". */
	public function storage(int $number): string {
		$name = $this->database->value('SELECT id FROM oc_storages WHERE numeric_id = ?', [$number]);
		return is_string($name) ? $name : throw new NotFoundException("Storage $number");
	}

	public function entry(int $id): ?Entry {
		return $this->find('fileid = ?', [$id]);
	}

	public function child(int $parent, string $name): ?Entry {
		return $this->find('parent = ? AND name = ?', [$parent, $name]);
	}

	/** @return list<Entry> by name */
	public function children(int $parent): array {
		return $this->entries('SELECT ' . self::COLUMNS . ' FROM oc_filecache WHERE parent = ? ORDER BY name', [$parent]);
	}

	/** @return list<Entry> from the root of its storage down to it; empty when there is no such id */
	public function chain(int $id): array {
		return $this->entries(self::UP . ' SELECT ' . self::COLUMNS . ' FROM up JOIN oc_filecache ON fileid = up.id ORDER BY height DESC', [
			$id,
		]);
	}

	/** @return list<Entry> it and everything below, the deepest last */
	public function descendants(int $id): array {
		return $this->entries(self::DOWN . ' SELECT ' . self::COLUMNS . ' FROM down JOIN oc_filecache ON fileid = down.id', [$id]);
	}

	/** A new file, or without a blob a new folder. */
	public function create(Entry $parent, string $name, ?Blob $blob, ?int $mtime = null): Entry {
		$mtime ??= time();
		return $this->database->atomic(function () use ($parent, $name, $blob, $mtime): Entry {
			$this->current($parent);
			$mimetype = $blob === null ? Entry::FOLDER : $this->types->detectPath($name);
			$this->database->run(
				'INSERT INTO oc_filecache (storage, parent, name, mimetype, size, mtime, etag, blob) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
				[$parent->storage, $parent->id, $name, $mimetype, $blob->size ?? 0, $mtime, self::etag(), $blob?->name],
			);
			$id = $this->database->lastId();
			$this->changes->inserted($id);
			$this->changed($parent->id, $blob->size ?? 0);
			return $this->known($id);
		});
	}

	/** Other bytes for a file. */
	public function write(Entry $file, Blob $blob, ?int $mtime = null): Entry {
		return $this->database->atomic(function () use ($file, $blob, $mtime): Entry {
			$old = $this->current($file);
			$mtime ??= time();
			// As on the server, which sees no change in a file whose time is the same: an app that locks by etag has to meet that here too.
			$etag = $mtime === $old->mtime ? $old->etag : self::etag();
			$this->database->run(
				'UPDATE oc_filecache SET blob = ?, size = ?, mtime = ?, etag = ? WHERE fileid = ?',
				[$blob->name, $blob->size, $mtime, $etag, $old->id],
			);
			$this->blobs->dropped($old->blob);
			$this->changes->updated($old->id);
			$this->changed($old->parent, $blob->size - $old->size);
			return $this->known($old->id);
		});
	}

	public function touch(Entry $entry, int $mtime): Entry {
		return $this->database->atomic(function () use ($entry, $mtime): Entry {
			$old = $this->current($entry);
			$this->database->run('UPDATE oc_filecache SET mtime = ?, etag = ? WHERE fileid = ?', [
				$mtime,
				$mtime === $old->mtime ? $old->etag : self::etag(),
				$old->id,
			]);
			$this->changes->updated($old->id);
			$this->changed($old->parent, 0, min($mtime, time()));
			return $this->known($old->id);
		});
	}

	/** When a file came, by a client's word (`$created`) and by the host's clock (`$uploaded`); null leaves it. */
	public function dates(Entry $entry, ?int $created, ?int $uploaded): void {
		$this->database->run('UPDATE oc_filecache SET created = coalesce(?, created), uploaded = coalesce(?, uploaded) WHERE fileid = ?', [
			$created,
			$uploaded,
			$entry->id,
		]);
		$this->changes->updated($entry->id);
	}

	/** To another place and name, perhaps another storage; keeps its id and everything below. */
	public function move(Entry $entry, Entry $parent, string $name): Entry {
		return $this->database->atomic(function () use ($entry, $parent, $name): Entry {
			$old = $this->current($entry);
			$this->current($parent);
			// The trash adds a suffix that says nothing of the type.
			$mimetype = $old->isFolder() || preg_match('/\.d\d+$/', $name) === 1 ? $old->mimetype : $this->types->detectPath($name);
			$this->database->run(
				'UPDATE oc_filecache SET parent = ?, name = ?, mimetype = ? WHERE fileid = ?',
				[$parent->id, $name, $mimetype, $old->id],
			);
			if ($old->storage !== $parent->storage) {
				$this->database->run(self::DOWN . ' UPDATE oc_filecache SET storage = ? WHERE fileid IN (SELECT id FROM down)', [
					$old->id,
					$parent->storage,
				]);
			}
			$isNew = TrashCan::owner($this->storage($old->storage)) !== TrashCan::owner($this->storage($parent->storage));
			$isNew ? $this->changes->inserted($old->id) : $this->changes->updated($old->id);
			$this->changed($old->parent, -$old->size);
			$this->changed($parent->id, $old->size);
			return $this->known($old->id);
		});
	}

	/**
	 * A copy with new ids; times and etags go along.
	 *
	 * @param callable(Entry): list<Entry> $children what is copied along, of a folder
	 * @return array<int, Entry> the copies by the ids of what they are copies of, the topmost first
	 */
	public function copy(Entry $entry, Entry $parent, string $name, callable $children): array {
		return $this->database->atomic(function () use ($entry, $parent, $name, $children): array {
			$source = $this->current($entry);
			// Asked before anything is written: the copy may lie in the folder that is copied.
			$below = $source->isFolder() ? $children($source) : [];
			$copy = $this->create($parent, $name, $source->blob === null ? null : new Blob($source->blob, $source->size), $source->mtime);
			$copies = [];
			foreach ($below as $child) {
				$copies += $this->copy($child, $copy, $child->name, $children);
			}
			$this->resemble($copy, $source);
			return [$source->id => $this->known($copy->id)] + $copies;
		});
	}

	/** Gives a copy the times and etag of what it is a copy of. */
	public function resemble(Entry $copy, Entry $source): void {
		$this->database->run(
			'UPDATE oc_filecache SET mtime = ?, etag = ?, created = ?, uploaded = ? WHERE fileid = ?',
			[$source->mtime, $source->etag, $source->created, $source->uploaded, $copy->id],
		);
	}

	/**
	 * For good, with everything below and all versions.
	 *
	 * @return non-empty-list<Entry> what is gone, the topmost first
	 */
	public function remove(Entry $entry): array {
		return $this->database->atomic(function () use ($entry): array {
			$old = $this->current($entry);
			$gone = [$old, ...array_slice($this->descendants($old->id), 1)];
			/** @var list<string> $blobs */
			$blobs = $this->database->column(
				self::DOWN
					. ' SELECT blob FROM oc_filecache WHERE fileid IN (SELECT id FROM down) AND blob IS NOT NULL UNION SELECT blob '
					. 'FROM oc_files_versions WHERE file_id IN (SELECT id FROM down) AND blob IS NOT NULL',
				[$old->id],
			);
			$this->database->run(self::DOWN . ' DELETE FROM oc_filecache WHERE fileid IN (SELECT id FROM down)', [$old->id]);
			array_map($this->blobs->dropped(...), $blobs);
			$this->changed($old->parent, -$old->size);
			return $gone;
		});
	}

	/** Folders from here up know the size below, and have a new etag and time. */
	private function changed(int $id, int $size, ?int $time = null): void {
		$this->database->run(
			self::UP . ' UPDATE oc_filecache SET size = size + ?, mtime = max(mtime, ?), etag = ? WHERE fileid IN (SELECT id FROM up)',
			[$id, $size, $time ?? time(), self::etag()],
		);
		$this->changes->updated($id);
	}

	/** As it is now, inside the transaction: it may be older than another request's change. */
	private function current(Entry $entry): Entry {
		return $this->entry($entry->id) ?? throw new NotFoundException("File $entry->id is gone");
	}

	private function known(int $id): Entry {
		return $this->entry($id) ?? throw new \LogicException("File $id was just written");
	}

	/** @param array<array-key, scalar|null> $values */
	private function find(string $condition, array $values): ?Entry {
		return $this->entries('SELECT ' . self::COLUMNS . " FROM oc_filecache WHERE $condition", $values)[0] ?? null;
	}

	/**
	 * @param array<array-key, scalar|null> $values
	 * @return list<Entry>
	 */
	private function entries(string $sql, array $values): array {
		/**
		 * @var list<array{
		 *     fileid: int, storage: int, parent: int, name: string, mimetype: string, size: int, mtime: int, etag: string, blob: ?string,
		 *     created: int, uploaded: int,
		 * }> $rows
		 */
		$rows = $this->database->rows($sql, $values);
		return array_map(Entry::of(...), $rows);
	}

	private static function etag(): string {
		return substr(bin2hex(random_bytes(7)), 0, 13);
	}
}
