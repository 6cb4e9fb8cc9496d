<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Trash;

use Host\Files\Names;
use Host\Files\Nodes\NonExistingFile;
use Host\Files\Place;
use Host\Files\Store\Blobs;
use Host\Files\Store\Entry;
use Host\Files\Store\Store;
use Host\Files\Store\TableRow;
use Host\Files\View;
use Host\TeamFolders\Access;
use Host\TeamFolders\Folders;
use OCA\Files_Trashbin\Events\NodeRestoredEvent;
use OCP\Constants;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;

/**
 * What a person sees in the trash, the own and those of the team folders, and what can be done with it.
 *
 * @phpstan-import-type TeamFolder from Place
 */
final class Trash {
	private const AREA = 'files_trashbin/files';

	public function __construct(
		private readonly View $view,
		private readonly TrashCan $can,
		private readonly Store $store,
		private readonly Blobs $blobs,
		private readonly Access $access,
		private readonly Folders $folders,
	) {
	}

	/** @return list<TrashItem> */
	public function items(string $uid): array {
		$items = array_map(
			fn (Entry $entry): TrashItem => $this->top($uid, $entry, null),
			$this->store->children($this->can->root("home::$uid")->id),
		);
		foreach ($this->access->folders($uid) as $folder) {
			$all = array_map(
				fn (Entry $entry): TrashItem => $this->top($uid, $entry, $folder),
				$this->store->children($this->can->root("team::{$folder['folder_id']}")->id),
			);
			array_push($items, ...array_filter($all, fn (TrashItem $item): bool => $this->isListed($item, $all)));
		}
		return $items;
	}

	/** @param string $pathName such as "a.txt.d1763769600" */
	public function item(string $uid, string $pathName): ?TrashItem {
		return array_values(array_filter($this->items($uid), static fn (TrashItem $item): bool => $item->pathName === $pathName))[0]
			?? null;
	}

	/** @return list<TrashItem> what is in a folder in the trash */
	public function children(TrashItem $parent): array {
		$children = array_map(
			static fn (Entry $entry): TrashItem => new TrashItem(
				$entry,
				$entry->name,
				$entry->name,
				"$parent->location/$entry->name",
				"$parent->title/$entry->name",
				$parent->deleted,
				$parent->deletedBy,
				$parent->uid,
				$parent->folder,
				$parent,
			),
			$this->store->children($parent->entry->id),
		);
		return array_values(array_filter($children, fn (TrashItem $item): bool => $this->allows($item, Constants::PERMISSION_READ)));
	}

	/** @return resource */
	public function read(TrashItem $item): mixed {
		return $this->blobs->open((string)$item->entry->blob);
	}

	/**
	 * Back to where it was, or near, when that is gone or taken.
	 *
	 * @return bool false when the host would not do it and not say why
	 * @throws NotPermittedException
	 */
	public function restore(TrashItem $item): bool {
		if ($item->folder === null) {
			return $this->restoreHome($item);
		}
		$this->need($item, Constants::PERMISSION_UPDATE);
		$target = $this->teamTarget($item, $item->folder['mount_point']);
		[$above, $name] = Names::split($target);
		$parent = $this->view->finder->find($item->uid, $above) ?? throw new NotFoundException();
		$this->can->takeOut($item->entry, $parent->entry, $name);
		return true;
	}

	/**
	 * For good.
	 *
	 * @throws NotPermittedException
	 */
	public function remove(TrashItem $item): void {
		if ($item->folder !== null) {
			$this->need($item, Constants::PERMISSION_DELETE);
		}
		$owner = $this->store->root($item->folder === null ? "home::$item->uid" : "team::{$item->folder['folder_id']}");
		$this->view->signals->removed(
			$this->store->remove($item->entry),
			($item->folder === null ? self::AREA : 'trash') . "/{$this->path($item)}",
			$item->folder['folder_id'] ?? 0,
			$owner->storage,
		);
	}

	/** All that the person sees, for good. */
	public function empty(string $uid): void {
		array_map($this->remove(...), $this->items($uid));
	}

	/** @param ?TeamFolder $folder */
	private function top(string $uid, Entry $entry, ?array $folder): TrashItem {
		$origin = $this->can->origin($entry);
		$name = substr($entry->name, 0, -strlen(".d{$origin['timestamp']}"));
		$title = $folder === null ? $origin['location'] : "{$folder['mount_point']}/{$origin['location']}";
		return new TrashItem(
			$entry,
			$name,
			$entry->name,
			$origin['location'],
			$title,
			$origin['timestamp'],
			$origin['deleted_by'],
			$uid,
			$folder,
			null,
		);
	}

	/**
	 * Rules hide what they hid before; who sets the rules sees everything.
	 *
	 * @param list<TrashItem> $all of the same team folder
	 */
	private function isListed(TrashItem $item, array $all): bool {
		if ($item->folder === null
			|| $item->folder['acl'] === 0
			|| $this->folders->mayManage($item->folder['folder_id'], $item->uid, true)) {
			return true;
		}
		$parents = array_filter($all, static fn (TrashItem $other): bool => str_starts_with($item->location, "$other->location/"));
		return array_filter([$item, ...$parents], fn (TrashItem $one): bool => !$this->allows($one, Constants::PERMISSION_READ)) === [];
	}

	/** Whether rules allow it, both where it is and where it was. */
	private function allows(TrashItem $item, int $bit): bool {
		if ($item->folder === null || $item->folder['acl'] === 0) {
			return true;
		}
		$id = $item->folder['folder_id'];
		$here = array_map(static fn (Entry $entry): int => $entry->id, $this->store->chain($item->entry->id));
		$root = $this->store->root("team::$id");
		$there = $this->folders->chain($root->storage, TableRow::PATH . "/$item->location");
		return ($this->access->allowed($id, $here, $item->uid) & $this->access->allowed($id, $there, $item->uid) & $bit) !== 0;
	}

	/** @throws NotPermittedException */
	private function need(TrashItem $item, int $bit): void {
		if (!$this->allows($item, $bit) || (($item->folder['permissions'] ?? 0) & $bit) === 0) {
			throw new NotPermittedException();
		}
	}

	/** Path below the home. A taken name loses the slash after its folder, as on the host. */
	private function teamTarget(TrashItem $item, string $mount): string {
		$location = $item->location;
		$exists = fn (string $path): bool => $this->view->finder->find($item->uid, trim("$mount/$path", '/')) !== null;
		if (!$exists(Names::split($location)[0])) {
			$location = basename($location);
		}
		$parts = pathinfo($location);
		$folder = ($parts['dirname'] ?? '.') === '.' ? '' : $parts['dirname'];
		$extension = isset($parts['extension']) ? ".{$parts['extension']}" : '';
		$number = 0;
		while ($exists($location)) {
			$number++;
			$location = "$folder{$parts['filename']} ($number)$extension";
		}
		return "$mount/$location";
	}

	private function restoreHome(TrashItem $item): bool {
		$uid = $item->uid;
		// What was in a deleted folder comes back at the top.
		$above = $item->parent === null ? Names::split($item->location)[0] : '';
		$parent = $this->view->finder->find($uid, $above);
		if ($parent?->entry->isFolder() !== true || !$parent->may(Constants::PERMISSION_CREATE)) {
			$above = '';
			$parent = $this->view->finder->find($uid, '') ?? throw new NotFoundException();
		}
		$name = $this->restoredName($uid, $above, $item->name);
		$path = trim("$above/$name", '/');
		$this->can->takeOut($item->entry, $parent->entry, $name);
		$this->view->touch($uid, $path, $item->entry->mtime);
		$this->view->signals->tell(new NodeRestoredEvent(
			new NonExistingFile($this->view, $uid, $this->path($item), null, self::AREA),
			$this->view->nodeOrGap($uid, $path),
		));
		return true;
	}

	private function restoredName(string $uid, string $above, string $name): string {
		$parts = pathinfo($name);
		$extension = isset($parts['extension']) ? ".{$parts['extension']}" : '';
		$number = 0;
		while ($this->view->finder->find($uid, trim("$above/$name", '/')) !== null) {
			$number++;
			$name = "{$parts['filename']} (restored" . ($number === 1 ? '' : " $number") . ")$extension";
		}
		return $name;
	}

	/** Path in the trash. */
	private function path(TrashItem $item): string {
		return $item->parent === null ? $item->pathName : "{$this->path($item->parent)}/$item->pathName";
	}
}
