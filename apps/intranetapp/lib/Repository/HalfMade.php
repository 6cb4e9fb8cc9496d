<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository;

use OCP\Files\Folder;
use OCP\Files\NotFoundException;

/** Takes away what a page that was never finished left in the team folder. */
class HalfMade {
	public function __construct(private readonly SiteFolder $site) {
	}

	public static function create(string $path): string {
		return "create $path";
	}

	/** @param string $journal as one of the makers above gives it */
	public function undo(string $journal): void {
		if (str_starts_with($journal, 'create ')) {
			$this->removeUnfinished(substr($journal, 7));
		}
	}

	/** Removes a page's folder unless it has its page or anything that somebody put there. */
	private function removeUnfinished(string $path): void {
		try {
			$folder = $this->site->unrestricted()->get($path);
		} catch (NotFoundException) {
			return;
		}
		if ($folder instanceof Folder && self::isUnfinished($folder)) {
			$folder->delete();
		}
	}

	/** A folder with nothing but an empty media folder: what a create leaves that dies before it writes the page. */
	public static function isUnfinished(Folder $folder): bool {
		$children = $folder->getDirectoryListing();
		if (count($children) > 1) {
			return false;
		}
		foreach ($children as $child) {
			if (!$child instanceof Folder || $child->getName() !== '_media') {
				return false;
			}
			foreach ($child->getDirectoryListing() as $file) {
				if ($file->getName() !== '.nomedia') {
					return false;
				}
			}
		}
		return true;
	}
}
