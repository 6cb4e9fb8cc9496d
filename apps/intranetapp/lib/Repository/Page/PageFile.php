<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Page;

use OCA\IntranetApp\Exception\FileIsBusy;
use OCP\Files\File;

/** A file that may be a page, as the file system has it. */
final class PageFile {
	/** @param string $folder path below the team folder of the folder it lies in */
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
	 * Read past the host's locks: they cost a dozen writes in its database for each file, and while the host tells of a
	 * change the file is still locked. What is half written is read again when the host tells of the rest.
	 *
	 * @throws FileIsBusy
	 */
	public function text(): string {
		[$storage, $path] = [$this->file->getStorage(), $this->file->getInternalPath()];
		// The host logs a warning of its own about a file that it is just taking elsewhere.
		$text = $storage->file_exists($path) ? $storage->file_get_contents($path) : false;
		return is_string($text) ? $text : throw FileIsBusy::now();
	}
}
