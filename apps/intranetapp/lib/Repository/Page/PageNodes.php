<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Page;

use OCA\IntranetApp\Exception\FileIsBusy;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCP\Files\File;
use OCP\Files\Folder;
use OCP\Files\NotFoundException;

/** Files of pages for the caller, in the caller's view: what it shows, the caller may read. */
class PageNodes {
	public function __construct(private readonly SiteFolder $site) {
	}

	/** @param string $path where it should be, below the team folder */
	public function findOrNull(int $fileId, string $path): ?File {
		$node = $this->site->findNodeByIdForCallerOrNull($fileId, $path);
		return $node instanceof File && $node->isReadable() ? $node : null;
	}

	/** @param string $path where it should be, below the team folder */
	public function findFolderOrNull(int $fileId, string $path): ?Folder {
		$node = $this->site->findNodeByIdForCallerOrNull($fileId, $path);
		return $node instanceof Folder && $node->isReadable() ? $node : null;
	}

	/** @param string $path below the team folder */
	public function findFolderByPathOrNull(string $path): ?Folder {
		$node = $this->site->findNodeForCallerOrNull($path);
		return $node instanceof Folder && $node->isReadable() ? $node : null;
	}

	/** What the caller may do with the file and in the folder it lies in. */
	public function findPermissions(File $file): Permissions {
		try {
			$folder = $file->getParent()->getPermissions();
		} catch (NotFoundException) {
			// A rule may show a file of a folder that is hidden.
			$folder = 0;
		}
		return new Permissions($file->getPermissions(), $folder);
	}

	/** Path below the team folder. */
	public function findPath(File|Folder $node): string {
		return $node->getInternalPath();
	}

	/** @throws FileIsBusy while somebody writes it for too long */
	public function findText(File $file): string {
		return FileBytes::of($file);
	}
}
