<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Page;

use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCP\Files\File;
use OCP\Files\Folder;
use OCP\Files\Node;
use OCP\Files\NotEnoughSpaceException;

/** The media of a page as its reader sees them, to be copied along with it. Files that a rule hides from the reader stay. */
final class PageMedia {
	/**
	 * @param string $page path of the page
	 * @param list<File> $files
	 * @param \Closure(): void $goOn called after each file, because large ones take long
	 */
	private function __construct(
		public readonly string $page,
		private readonly array $files,
		private readonly \Closure $goOn,
	) {
	}

	/**
	 * @param string $page path of the page
	 * @param ?Node $folder its media folder; null when the reader sees none
	 * @param \Closure(): void $goOn called after each file
	 */
	public static function of(string $page, ?Node $folder, \Closure $goOn): self {
		$files = [];
		foreach ($folder instanceof Folder && $folder->isReadable() ? $folder->getDirectoryListing() : [] as $node) {
			if ($node instanceof File && $node->isReadable() && $node->getName() !== SiteLayout::NO_MEDIA) {
				$files[] = $node;
			}
		}
		return new self($page, $files, $goOn);
	}

	/**
	 * Nextcloud reports a copy that exceeds a quota as one that is not permitted.
	 *
	 * @throws NotEnoughSpaceException
	 */
	public function requireSpace(Folder $folder): void {
		$size = array_sum(array_map(static fn (File $file): int => (int)$file->getSize(), $this->files));
		$free = (int)$folder->getFreeSpace();
		// Negative where there is no limit, or none is known.
		if ($size > 0 && $free >= 0 && $free <= $size) {
			throw new NotEnoughSpaceException();
		}
	}

	public function copyTo(Folder $folder): void {
		foreach ($this->files as $file) {
			$file->copy($folder->getFullPath($file->getName()));
			($this->goOn)();
		}
	}
}
