<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Page;

use OCA\IntranetApp\Exception\FileIsBusy;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCP\Files\File;
use OCP\Files\Folder;
use OCP\Files\NotFoundException;

/** Page files as the caller sees them: everything returned is readable for the caller. */
class PageNodes {
	public function __construct(private readonly SiteFolder $site) {
	}

	/** @param string $path expected path, relative to the team folder */
	public function findOrNull(int $fileId, string $path): ?File {
		$node = $this->site->findNodeByIdForCallerOrNull($fileId, $path);
		return $node instanceof File && $node->isReadable() ? $node : null;
	}

	/** @param string $path expected path, relative to the team folder */
	public function findFolderOrNull(int $fileId, string $path): ?Folder {
		$node = $this->site->findNodeByIdForCallerOrNull($fileId, $path);
		return $node instanceof Folder && $node->isReadable() ? $node : null;
	}

	/** @param string $path relative to the team folder */
	public function findFolderByPathOrNull(string $path): ?Folder {
		$node = $this->site->findNodeForCallerOrNull($path);
		return $node instanceof Folder && $node->isReadable() ? $node : null;
	}

	/**
	 * The media of a page that the caller may read.
	 *
	 * @param \Closure(): void $goOn called after each file that is copied
	 */
	public function findMedia(PageRow $row, \Closure $goOn): PageMedia {
		return PageMedia::of($row->path, $this->site->findNodeForCallerOrNull(SiteLayout::mediaOf($row->path)), $goOn);
	}

	/** The caller's permissions on the file and in its folder. */
	public function findPermissions(File $file): Permissions {
		try {
			$folder = $file->getParent()->getPermissions();
		} catch (NotFoundException) {
			// A rule may make a file visible in a hidden folder.
			$folder = 0;
		}
		return new Permissions($file->getPermissions(), $folder);
	}

	/** Path relative to the team folder. */
	public function findPath(File|Folder $node): string {
		return $node->getInternalPath();
	}

	/**
	 * The text of a page's file; empty when it is larger than any page.
	 *
	 * @throws FileIsBusy while another writer holds it for too long
	 */
	public function findPageText(File $file): string {
		return $file->getSize() > PageDocument::MAX_BYTES ? '' : $this->findText($file);
	}

	/** @throws FileIsBusy while another writer holds it for too long */
	public function findText(File $file): string {
		return FileBytes::of($file);
	}
}
