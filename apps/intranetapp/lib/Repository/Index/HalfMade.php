<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Index;

use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCP\Files\Folder;
use OCP\Files\NotFoundException;
use OCP\Lock\LockedException;

/** Deletes, for the system, what a page that was never finished left in the team folder. */
class HalfMade {
	public function __construct(private readonly SiteFolder $site) {
	}

	/**
	 * Removes a page's folder unless it has its page or anything that somebody put there.
	 *
	 * @param string $path below the team folder
	 * @return bool false when nothing was removed
	 */
	public function delete(string $path): bool {
		try {
			$folder = $this->site->findForSystem()->get($path);
		} catch (NotFoundException) {
			return false;
		}
		if (!$folder instanceof Folder || !self::isUnfinished($folder)) {
			return false;
		}
		try {
			$folder->delete();
		} catch (LockedException) {
			// The host keeps the lock of whoever died for an hour, and nobody else has ever seen this folder.
			[$storage, $inside] = [$folder->getStorage(), $folder->getInternalPath()];
			if (!$storage->rmdir($inside)) {
				return false;
			}
			$storage->getUpdater()->remove($inside);
		}
		return true;
	}

	/** A folder with nothing but an empty media folder: what a create leaves that dies before it writes the page. */
	public static function isUnfinished(Folder $folder): bool {
		$children = $folder->getDirectoryListing();
		if (count($children) > 1) {
			return false;
		}
		foreach ($children as $child) {
			if (!$child instanceof Folder || $child->getName() !== SiteLayout::MEDIA) {
				return false;
			}
			foreach ($child->getDirectoryListing() as $file) {
				if ($file->getName() !== SiteLayout::NO_MEDIA) {
					return false;
				}
			}
		}
		return true;
	}
}
