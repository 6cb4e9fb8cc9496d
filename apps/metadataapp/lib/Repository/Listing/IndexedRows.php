<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Listing;

use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Model\File\ListedFile;
use OCA\MetadataApp\Model\Listing\ListedRow;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Host\FolderAccess;
use OCA\MetadataApp\Shared\Host\MemberFolder;
use OCP\Files\Cache\ICacheEntry;
use OCP\Files\Cache\IFileAccess;
use OCP\IPreview;

/** What Nextcloud stores of files that the index found; in one query, whatever their folders. */
class IndexedRows {
	private const FOLDER = 'httpd/unix-directory';

	public function __construct(
		private readonly IFileAccess $cache,
		private readonly IPreview $previews,
	) {
	}

	/**
	 * @param MemberFolder $folder of an account
	 * @param FolderAccess $access of the same account in it
	 * @param list<int> $fileIds
	 * @return list<ListedRow> in the order of the ids, without what is not there any more or what the account cannot read
	 */
	public function findAll(MemberFolder $folder, FolderAccess $access, array $fileIds): array {
		$entries = [];
		foreach (array_chunk($fileIds, Rows::CHUNK) as $chunk) {
			$entries += $this->cache->getByFileIds($chunk);
		}
		$rows = [];
		foreach ($fileIds as $id) {
			$entry = $entries[$id] ?? null;
			if ($entry !== null && $folder->holds((int)$entry->getStorageId(), $entry->getPath())) {
				$path = $folder->pathOf($entry->getPath());
				$bits = $access->bits($path);
				if ($bits !== 0) {
					$rows[] = $this->row($entry, $path, new FileInFolder($id, $folder->id, $bits));
				}
			}
		}
		return $rows;
	}

	private function row(ICacheEntry $entry, string $path, FileInFolder $place): ListedRow {
		$mime = $entry->getMimeType();
		return new ListedRow(
			new ListedFile(
				$place,
				$entry->getName(),
				$mime === self::FOLDER,
				$mime,
				(int)$entry->getSize(),
				(int)$entry->getMTime(),
				$entry->getEtag(),
				$mime !== self::FOLDER && $this->previews->isMimeSupported($mime),
			),
			$entry->getParentId(),
			substr($path, 0, (int)strrpos($path, '/')),
		);
	}
}
