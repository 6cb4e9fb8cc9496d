<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Page;

use OCA\IntranetApp\Exception\FileIsBusy;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCP\Files\File;

/** A file that may be a page, as found in the file system. */
final class PageFile {
	/** @param string $folder path of its folder, relative to the team folder */
	public function __construct(
		private readonly File $file,
		public readonly string $folder,
		public readonly int $id,
		public readonly int $folderId,
		public readonly string $name,
		public readonly int $mtime,
		public readonly int $size,
		public readonly string $etag,
	) {
	}

	public static function of(File $file, string $folder): self {
		return new self(
			$file,
			$folder,
			$file->getId(),
			$file->getParentId(),
			$file->getName(),
			$file->getMTime(),
			(int)$file->getSize(),
			$file->getEtag(),
		);
	}

	/**
	 * Bypasses the host's locks: they cost a dozen database writes for each file, and the file is still locked while
	 * the host reports a change. A half-written file is read again when the host reports the rest.
	 *
	 * @return string empty for a file that is too large for a page
	 * @throws FileIsBusy
	 */
	public function text(): string {
		if ($this->size > PageDocument::MAX_BYTES) {
			return '';
		}
		[$storage, $path] = [$this->file->getStorage(), $this->file->getInternalPath()];
		// The host logs its own warning about a file that it is currently moving.
		$text = $storage->file_exists($path) ? $storage->file_get_contents($path) : false;
		return is_string($text) ? $text : throw FileIsBusy::now();
	}
}
