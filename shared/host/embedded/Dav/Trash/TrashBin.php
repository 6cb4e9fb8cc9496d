<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Trash;

use Host\AppFramework\Settings;
use Host\Dav\Files\NodeProperties;
use Host\Dav\Problem;
use Host\Dav\Tree\Entry;
use Host\Files\Trash\Trash;
use Host\Files\Trash\TrashItem;
use OCP\Files\NotPermittedException;
use OCP\IUserManager;

/** What files and folders in the trash have in common. */
final class TrashBin {
	private const OC = '{http://owncloud.org/ns}';
	private const NC = '{http://nextcloud.org/ns}';
	/** Whose trash it is, by the names that clients know. */
	private const BACKENDS = ['home' => 'OCA\Files_Trashbin\Trash\LegacyTrashBackend', 'team' => 'OCA\GroupFolders\Trash\TrashBackend'];

	public function __construct(
		public readonly Trash $trash,
		private readonly IUserManager $users,
		private readonly Settings $settings,
	) {
	}

	public function entry(TrashItem $item): Entry {
		return $item->entry->isFolder() ? new TrashFolder($this, $item) : new TrashFile($this, $item);
	}

	/** Without quotes, as the host has it, and on 34 none in a home. */
	public function etag(TrashItem $item): string {
		return $this->settings->major < 34 ? (string)$item->deleted : ($item->folder === null ? '' : $item->entry->etag);
	}

	public function property(TrashItem $item, string $name): ?string {
		return match ($name) {
			'{DAV:}displayname', self::NC . 'trashbin-filename' => $item->name,
			'{DAV:}getetag' => (string)$item->deleted,
			self::NC . 'trashbin-original-location' => $item->folder === null
				? $item->location
				: "{$item->folder['mount_point']}/{$item->location}",
			// with the team folder twice, as clients know it
			self::NC . 'trashbin-title' => $item->folder === null ? $item->title : "{$item->folder['mount_point']}/{$item->title}",
			self::NC . 'trashbin-deletion-time' => (string)$item->deleted,
			self::NC . 'trashbin-deleted-by-id' => $item->deletedBy === '' ? null : $item->deletedBy,
			self::NC . 'trashbin-deleted-by-display-name' => $this->users->get($item->deletedBy)?->getDisplayName(),
			self::NC . 'trashbin-backend' => self::BACKENDS[$item->folder === null ? 'home' : 'team'],
			self::NC . 'has-preview' => NodeProperties::hasPreview($item->entry->mimetype, $item->entry->size),
			self::NC . 'mount-type' => '',
			self::OC . 'size' => (string)$item->entry->size,
			self::OC . 'fileid', self::OC . 'id' => (string)$item->entry->id,
			self::OC . 'permissions' => 'GD',
			default => null,
		};
	}

	/** @throws Problem when the person may not */
	public function restore(TrashItem $item): void {
		try {
			$isBack = $this->trash->restore($item);
		} catch (NotPermittedException) {
			$isBack = false;
		}
		if (!$isBack) {
			throw Problem::of('Forbidden');
		}
	}

	/** @throws Problem when the person may not */
	public function remove(TrashItem $item): void {
		try {
			$this->trash->remove($item);
		} catch (NotPermittedException) {
			throw Problem::of('Forbidden');
		}
	}
}
