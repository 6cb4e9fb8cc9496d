<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Index;

use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCA\IntranetApp\Shared\Clock;
use OCP\Files\Folder;
use OCP\Files\NotFoundException;
use OCP\Lock\LockedException;

/** Deletes, as the system, what an unfinished page left in the team folder. */
class HalfMade {
	/** No single step of a create takes longer than this. */
	private const SECONDS = 60;

	public function __construct(
		private readonly SiteFolder $site,
		private readonly Clock $clock,
	) {
	}

	/**
	 * Whether a page may still be in the making there.
	 *
	 * @param string $path relative to the team folder
	 * @param ?string $mediaOf path of the page whose media are copied along
	 */
	public function isRecent(string $path, ?string $mediaOf = null): bool {
		$folder = $this->folder($path);
		return $folder !== null
			&& $this->isUnfinished($folder, $mediaOf)
			&& $folder->getMTime() > $this->clock->now()->getTimestamp() - self::SECONDS;
	}

	/**
	 * Removes a page's folder unless it contains its page or anything that a user put there.
	 *
	 * @param string $path relative to the team folder
	 * @param ?string $mediaOf path of the page whose media were copied along
	 * @return bool false when nothing was removed
	 */
	public function delete(string $path, ?string $mediaOf = null): bool {
		$folder = $this->folder($path);
		if ($folder === null || !$this->isUnfinished($folder, $mediaOf)) {
			return false;
		}
		try {
			$folder->delete();
		} catch (LockedException) {
			// The host keeps the lock of a dead process for an hour, and no other user has ever seen this folder.
			[$storage, $inside] = [$folder->getStorage(), $folder->getInternalPath()];
			if (!$storage->rmdir($inside)) {
				return false;
			}
			$storage->getUpdater()->remove($inside);
		}
		return true;
	}

	/**
	 * A folder with nothing but a media folder, in which is nothing but copies: the remains of a create that died before
	 * writing the page.
	 */
	private function isUnfinished(Folder $folder, ?string $mediaOf): bool {
		$children = $folder->getDirectoryListing();
		if (count($children) > 1) {
			return false;
		}
		foreach ($children as $child) {
			if (!$child instanceof Folder || $child->getName() !== SiteLayout::MEDIA) {
				return false;
			}
			$copied = $mediaOf === null ? null : $this->folder(SiteLayout::mediaOf($mediaOf));
			foreach ($child->getDirectoryListing() as $file) {
				if ($file->getName() !== SiteLayout::NO_MEDIA && $copied?->nodeExists($file->getName()) !== true) {
					return false;
				}
			}
		}
		return true;
	}

	private function folder(string $path): ?Folder {
		try {
			$node = $this->site->findForSystem()->get($path);
		} catch (NotFoundException) {
			return null;
		}
		return $node instanceof Folder ? $node : null;
	}
}
