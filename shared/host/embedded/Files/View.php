<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files;

use Host\Database\Database;
use Host\Files\Nodes\File;
use Host\Files\Nodes\Folder;
use Host\Files\Nodes\HomeStorage;
use Host\Files\Nodes\Node;
use Host\Files\Nodes\NonExistingFile;
use Host\Files\Nodes\NonExistingFolder;
use Host\Files\Nodes\Storage;
use Host\Files\Store\Blob;
use Host\Files\Store\Blobs;
use Host\Files\Store\Entry;
use Host\Files\Store\Store;
use Host\Files\Trash\TrashCan;
use OCA\Files_Trashbin\Events\MoveToTrashEvent;
use OCA\GroupFolders\Mount\GroupFolderStorage;
use OCP\Constants;
use OCP\EventDispatcher\Event;
use OCP\Files\Events\Node\BeforeNodeCopiedEvent;
use OCP\Files\Events\Node\BeforeNodeCreatedEvent;
use OCP\Files\Events\Node\BeforeNodeDeletedEvent;
use OCP\Files\Events\Node\BeforeNodeReadEvent;
use OCP\Files\Events\Node\BeforeNodeRenamedEvent;
use OCP\Files\Events\Node\BeforeNodeTouchedEvent;
use OCP\Files\Events\Node\BeforeNodeWrittenEvent;
use OCP\Files\Events\Node\NodeCopiedEvent;
use OCP\Files\Events\Node\NodeCreatedEvent;
use OCP\Files\Events\Node\NodeDeletedEvent;
use OCP\Files\Events\Node\NodeRenamedEvent;
use OCP\Files\Events\Node\NodeTouchedEvent;
use OCP\Files\Events\Node\NodeWrittenEvent;
use OCP\Files\ForbiddenException;
use OCP\Files\GenericFileException;
use OCP\Files\InvalidPathException;
use OCP\Files\NotEnoughSpaceException;
use OCP\Lock\LockedException;

/**
 * What a person does with files: rights, quota, versions and trash, and the events before and after. Paths are relative
 * to the home. False is the host's way to say no; whoever calls knows which answer that gives.
 *
 * @phpstan-import-type TeamFolder from Place
 */
final class View {
	public function __construct(
		public readonly Finder $finder,
		public readonly Signals $signals,
		public readonly Space $space,
		private readonly Database $database,
		private readonly Store $store,
		private readonly Blobs $blobs,
		private readonly Writer $writer,
		private readonly TransferRules $rules,
		private readonly TrashCan $trash,
		public readonly People $people,
	) {
	}

	public function node(string $uid, string $path, Place $place): Node {
		return $place->entry->isFolder() ? new Folder($this, $uid, $path, $place) : new File($this, $uid, $path, $place);
	}

	/** What is at a path, or the gap there. */
	public function nodeOrGap(string $uid, string $path): Node {
		$place = $this->finder->find($uid, $path);
		return $place === null ? new NonExistingFile($this, $uid, $path, null) : $this->node($uid, $path, $place);
	}

	public function mkdir(string $uid, string $path): bool {
		if (Names::isReserved(Names::split($path)[1])) {
			return false;
		}
		$exists = $this->finder->find($uid, $path) !== null;
		$node = $this->nodeOrGap($uid, $path);
		$this->tell($uid, new BeforeNodeCreatedEvent($node), new BeforeNodeWrittenEvent($node));
		$parent = $exists ? null : $this->folderFor($uid, $path);
		// what the person may not see is there nevertheless
		$isTaken = $parent !== null && $this->store->child($parent->entry->id, Names::split($path)[1]) !== null;
		if ($parent === null || $isTaken || !$parent->may(Constants::PERMISSION_CREATE) || !$this->space->hasAny($uid, $parent)) {
			return false;
		}
		$this->store->create($parent->entry, Names::split($path)[1], null);
		$node = $this->nodeOrGap($uid, $path);
		$this->tell($uid, new NodeCreatedEvent($node), new NodeWrittenEvent($node));
		return true;
	}

	/**
	 * Content for a file, which is made when it is missing.
	 *
	 * @param string|resource $data
	 * @throws NotEnoughSpaceException
	 */
	public function put(string $uid, string $path, mixed $data, ?int $mtime = null): bool {
		if (Names::isReserved(Names::split($path)[1])) {
			return false;
		}
		$place = $this->finder->find($uid, $path);
		$node = $this->nodeOrGap($uid, $path);
		$this->tell($uid, ...($place === null ? [new BeforeNodeCreatedEvent($node)] : []), ...[new BeforeNodeWrittenEvent($node)]);
		$parent = $this->parent($uid, $path);
		if ($parent === null
			|| $place?->entry->isFolder() === true
			|| !($place === null ? $parent->may(Constants::PERMISSION_CREATE) : $place->may(Constants::PERMISSION_UPDATE))) {
			return false;
		}
		$blob = $this->blobs->add($data);
		if (!$this->space->has($uid, $parent, $blob->size)) {
			throw new NotEnoughSpaceException();
		}
		$this->writer->write($uid, $parent->entry, Names::split($path)[1], $blob, $mtime);
		$node = $this->nodeOrGap($uid, $path);
		$this->tell($uid, ...($place === null ? [new NodeCreatedEvent($node)] : []), ...[new NodeWrittenEvent($node)]);
		return true;
	}

	/**
	 * By the PHP API, which notes when; WebDAV does not.
	 *
	 * @param string|resource|null $data
	 * @throws NotEnoughSpaceException
	 */
	public function newFile(string $uid, string $path, mixed $data): bool {
		$done = $data === null ? $this->touch($uid, $path) : $this->put($uid, $path, $data);
		$place = $done ? $this->finder->find($uid, $path) : null;
		if ($place !== null) {
			$this->store->dates($place->entry, time(), null);
		}
		return $done;
	}

	/** Sets the time of what is there, makes an empty file where nothing is. */
	public function touch(string $uid, string $path, ?int $mtime = null): bool {
		$place = $this->finder->find($uid, $path);
		$node = $this->nodeOrGap($uid, $path);
		$this->tell(
			$uid,
			new BeforeNodeTouchedEvent($node),
			...($place === null ? [new BeforeNodeCreatedEvent($node), new BeforeNodeWrittenEvent($node)] : []),
		);
		$parent = $this->parent($uid, $path) ?? $place;
		if ($parent === null
			|| !($place === null ? $parent->may(Constants::PERMISSION_CREATE) : $place->may(Constants::PERMISSION_UPDATE))
			|| !$this->space->hasAny($uid, $parent)) {
			return false;
		}
		if ($place === null) {
			$this->writer->write($uid, $parent->entry, Names::split($path)[1], $this->blobs->add(''), $mtime);
		} else {
			$this->writer->touch($uid, $place->entry, $mtime ?? time());
		}
		$node = $this->nodeOrGap($uid, $path);
		$this->tell(
			$uid,
			new NodeTouchedEvent($node),
			...($place === null ? [new NodeCreatedEvent($node), new NodeWrittenEvent($node)] : []),
		);
		return true;
	}

	/** @return resource */
	public function read(string $uid, string $path, Place $place): mixed {
		$this->tell($uid, new BeforeNodeReadEvent($this->node($uid, $path, $place)));
		return $this->blobs->open((string)$place->entry->blob);
	}

	/**
	 * Where a person's home lies, or a team folder that hangs in it.
	 *
	 * @param ?TeamFolder $folder
	 */
	public function storage(string $uid, ?array $folder): Storage {
		$inTree = static fn (string $path): ?string => $folder === null ? Finder::below('files', $path) : "{$folder['mount_point']}/$path";
		$reader = fn (string $path): string|false => $this->content($uid, $inTree($path));
		$finder = fn (string $path): bool => $inTree($path) !== null && $this->finder->find($uid, $inTree($path))?->isReadable() === true;
		$remover = function (string $path) use ($uid, $inTree): bool {
			$place = $inTree($path) === null ? null : $this->finder->find($uid, $inTree($path));
			if ($place === null || !$place->entry->isFolder() || !$place->may(Constants::PERMISSION_DELETE)) {
				return false;
			}
			$this->remove($place);
			return true;
		};
		return $folder === null
			? new HomeStorage(0, $reader, $finder, $remover)
			: new GroupFolderStorage($folder['folder_id'], $reader, $finder, $remover);
	}

	/** Nobody is told. */
	private function content(string $uid, ?string $path): string|false {
		$place = $path === null ? null : $this->finder->find($uid, $path);
		try {
			return $place?->entry->blob === null || !$place->isReadable()
				? false
				: (string)stream_get_contents($this->blobs->open($place->entry->blob));
		} catch (GenericFileException) {
			return false;
		}
	}

	/** Into the trash; away for good in the home of somebody whom nobody watches, and where nobody's trash is. */
	public function delete(string $uid, string $path): bool {
		$place = $this->finder->find($uid, $path);
		if ($place === null || $path === '' || $place->isMount()) {
			return false;
		}
		$node = $this->node($uid, $path, $place);
		$isSomebodys = $this->people->get($uid) !== null;
		$this->tell($uid, new BeforeNodeDeletedEvent($node));
		if ($isSomebodys) {
			$this->signals->tell(new MoveToTrashEvent($node));
		}
		if (!$place->may(Constants::PERMISSION_DELETE) || !$this->finder->isWholeTreeDeletable($uid, $place)) {
			return false;
		}
		if ($isSomebodys && ($place->folder !== null || $this->signals->isWatched($uid))) {
			$this->trash->add($uid, $path, $place);
		} else {
			$this->remove($place);
		}
		$this->tell($uid, new NodeDeletedEvent(new NonExistingFile($this, $uid, $path, $place)));
		return true;
	}

	/**
	 * @throws ForbiddenException for a folder into itself, and for a whole team folder
	 * @throws LockedException for something onto itself
	 */
	public function move(string $uid, string $from, string $to): bool {
		if (str_starts_with($to, "$from/")) {
			throw new ForbiddenException('Moving a folder into a child folder is forbidden', false);
		}
		$source = $this->finder->find($uid, $from);
		$parent = $this->parent($uid, $to);
		[, $name] = Names::split($to);
		if ($source === null || $parent === null || !self::isName($name)) {
			return false;
		}
		$target = $this->finder->find($uid, $to);
		$this->tell($uid, new BeforeNodeRenamedEvent($this->node($uid, $from, $source), $this->nodeOrGap($uid, $to)));
		if ($source->isMount() || $this->finder->mounts($uid, $from) !== []) {
			throw new ForbiddenException("Storage $from cannot be moved", false);
		}
		if ($from === $to) {
			throw new LockedException($to);
		}
		if ($target?->isMount() === true || !$this->rules->mayMove($uid, $source, $parent, $target)) {
			return false;
		}
		$this->database->atomic(function () use ($source, $parent, $target, $name): void {
			if ($target !== null) {
				$this->remove($target);
			}
			if ($source->entry->storage !== $parent->entry->storage) {
				// Told before it is said to be new elsewhere.
				$this->database->afterwards("left {$source->entry->id}", fn () => $this->signals->left($source));
			}
			$this->store->move($source->entry, $parent->entry, $name);
		});
		$this->tell($uid, new NodeRenamedEvent(new NonExistingFile($this, $uid, $from, null), $this->nodeOrGap($uid, $to)));
		return true;
	}

	public function copy(string $uid, string $from, string $to): bool {
		$source = $this->finder->find($uid, $from);
		$parent = $this->parent($uid, $to);
		[, $name] = Names::split($to);
		if ($source === null || $parent === null || Names::isReserved($name)) {
			return false;
		}
		$target = $this->finder->find($uid, $to);
		$gap = $this->nodeOrGap($uid, $to);
		$made = $target === null ? [new BeforeNodeCreatedEvent($gap)] : [];
		$copy = $target === null && $source->entry->isFolder() ? new NonExistingFolder($this, $uid, $to, null) : $gap;
		$this->tell($uid, new BeforeNodeCopiedEvent($this->node($uid, $from, $source), $copy), ...$made, ...[
			new BeforeNodeWrittenEvent($gap),
		]);
		if ($target?->isMount() === true || !$this->rules->mayCopy($uid, $source, $parent, $target)) {
			return false;
		}
		$this->database->atomic(function () use ($uid, $source, $parent, $target, $name): void {
			if ($target !== null && !$source->entry->isFolder() && !$target->entry->isFolder()) {
				$this->writer->write(
					$uid,
					$parent->entry,
					$name,
					new Blob((string)$source->entry->blob, $source->entry->size),
					$source->entry->mtime,
				);
				$this->store->resemble($target->entry, $source->entry);
				return;
			}
			if ($target !== null) {
				$this->remove($target);
			}
			$copies = $this->store->copy($source->entry, $parent->entry, $name, fn (Entry $folder): array =>
				$this->readable($uid, $source, $folder));
			$this->writer->copied($uid, $copies, $source->folder === null && $parent->folder === null);
		});
		$node = $this->nodeOrGap($uid, $to);
		$made = $target === null ? [new NodeCreatedEvent($node)] : [];
		$this->tell($uid, new NodeCopiedEvent($this->nodeOrGap($uid, $from), $node), ...$made, ...[new NodeWrittenEvent($node)]);
		return true;
	}

	/** For good. */
	public function remove(Place $place): void {
		$this->signals->removed(
			$this->store->remove($place->entry),
			Signals::path($place),
			$place->folder['folder_id'] ?? 0,
			$place->entry->storage,
		);
	}

	private function tell(string $uid, Event ...$events): void {
		if ($this->signals->isWatched($uid)) {
			$this->signals->tell(...$events);
		}
	}

	/** The folder a path leads into, null when there is none. */
	private function parent(string $uid, string $path): ?Place {
		$parent = $path === '' ? null : $this->finder->find($uid, Names::split($path)[0]);
		return $parent?->entry->isFolder() === true ? $parent : null;
	}

	/** The same, with the folders above made where they are missing. */
	private function folderFor(string $uid, string $path): ?Place {
		[$above] = Names::split($path);
		if ($above !== '' && $this->finder->find($uid, $above) === null) {
			$parent = $this->folderFor($uid, $above);
			if ($parent === null || !$parent->may(Constants::PERMISSION_CREATE)) {
				return null;
			}
			$this->store->create($parent->entry, Names::split($above)[1], null);
		}
		return $this->parent($uid, $path);
	}

	/** @return list<Entry> what the person may read of a folder at or below a place */
	private function readable(string $uid, Place $source, Entry $folder): array {
		$place = $this->finder->place($uid, $source->folder, $this->store->chain($folder->id));
		return $place === null
			? []
			: array_values(array_map(static fn (Place $below): Entry => $below->entry, $this->finder->contents($uid, $place)));
	}

	private static function isName(string $name): bool {
		try {
			Names::check($name);
			return true;
		} catch (InvalidPathException) {
			return false;
		}
	}
}
