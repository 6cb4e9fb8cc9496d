<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Index;

use OCA\IntranetApp\Model\Structure\PagePath;
use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCA\IntranetApp\Repository\Page\PageFile;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCA\IntranetApp\Repository\Site\SiteSettings;
use OCA\IntranetApp\Shared\Exception\Conflict;
use OCA\IntranetApp\Shared\Host\TeamFolders;
use OCP\Files\File;
use OCP\Files\Folder;
use OCP\Files\Node;
use OCP\Files\NotFoundException;

/** The files that the index is built from, read as the system. All paths are relative to the team folder. */
class PageSource {
	public function __construct(
		private readonly SiteFolder $site,
		private readonly SiteSettings $settings,
		private readonly TeamFolders $teamFolders,
	) {
	}

	public function exists(): bool {
		return $this->site->findFactsOrNull() !== null;
	}

	/** @throws Conflict while the files exist but no user sees them, because the Team folders app is disabled */
	public function requireVisible(): void {
		if ($this->settings->findFolderIdOrNull() !== null) {
			$this->teamFolders->requireEnabled();
		}
	}

	/** Whether the team folder was deleted; a folder of a disabled app does not count, because it comes back. */
	public function isRemoved(): bool {
		return $this->settings->findFolderIdOrNull() !== null && $this->teamFolders->isAvailable() && !$this->exists();
	}

	/** @return ?string path in the team folder for a path of its storage; null for anything outside */
	public function findPathOrNull(int $storageId, string $internalPath): ?string {
		if (!$this->isStorage($storageId) || !$this->exists()) {
			return null;
		}
		$prefix = $this->site->findInternalPrefix() . '/';
		return str_starts_with($internalPath, $prefix) ? substr($internalPath, strlen($prefix)) : null;
	}

	public function isStorage(int $storageId): bool {
		return $this->settings->findFolderIdOrNull() !== null
			&& ($this->settings->findStorageIdOrNull() ?? $this->refreshStorageId()) === $storageId;
	}

	/** @return ?int current storage id on the host */
	public function refreshStorageId(): ?int {
		$id = $this->site->findFactsOrNull()?->storageId;
		if ($id !== null && $id !== $this->settings->findStorageIdOrNull()) {
			$this->settings->saveStorageId($id);
		}
		return $id;
	}

	/** @return ?string path of a folder that was reached through the team folder; null for others and for files */
	public function findFolderPathOrNull(Node $node): ?string {
		$id = $this->settings->findFolderIdOrNull();
		return $id !== null && $node instanceof Folder && $this->teamFolders->holds($id, $node) ? $node->getInternalPath() : null;
	}

	public function isFolder(string $path): bool {
		return $this->node($path) instanceof Folder;
	}

	public function findOrNull(string $path): ?PageFile {
		$node = $this->node($path);
		return $node instanceof File ? PageFile::of($node, dirname($path)) : null;
	}

	/** @return list<PageFile> files directly in a folder that may be its page, the file with its name first */
	public function findAllIn(string $folder): array {
		$node = $this->node($folder);
		return $node instanceof Folder ? self::pagesIn($node->getDirectoryListing(), $folder) : [];
	}

	/**
	 * Every folder that may contain pages, each before its subfolders.
	 *
	 * @return \Generator<string, array{list<PageFile>, bool}> path to what `candidates` gives, and whether the folder holds a
	 *                                                          media folder and nothing else: a page that was never finished
	 */
	public function walk(string $folder): \Generator {
		$node = $this->node($folder);
		if ($node instanceof Folder) {
			yield from self::descend($node, $folder);
		}
	}

	/** @return list<string> the folders of the languages, and each folder directly in one of them */
	public function findAllSections(): array {
		$sections = [];
		foreach ($this->site->findForSystem()->getDirectoryListing() as $language) {
			if ($language instanceof Folder && SiteLayout::isLanguage($language->getName())) {
				$sections[] = $language->getName();
				foreach ($language->getDirectoryListing() as $folder) {
					if ($folder instanceof Folder && !PagePath::isSkipped($folder->getName())) {
						$sections[] = $language->getName() . '/' . $folder->getName();
					}
				}
			}
		}
		return $sections;
	}

	/** @return \Generator<string, array{list<PageFile>, bool}> */
	private static function descend(Folder $folder, string $path): \Generator {
		$children = $folder->getDirectoryListing();
		yield $path => [self::pagesIn($children, $path), count($children) === 1 && current($children)->getName() === SiteLayout::MEDIA];
		foreach ($children as $child) {
			if ($child instanceof Folder && !PagePath::isSkipped($child->getName())) {
				yield from self::descend($child, $path . '/' . $child->getName());
			}
		}
	}

	/**
	 * @param array<Node> $children
	 * @return list<PageFile>
	 */
	private static function pagesIn(array $children, string $folder): array {
		$own = PagePath::ownFile($folder);
		$files = [];
		foreach ($children as $child) {
			if ($child instanceof File && PagePath::ofFile($folder . '/' . $child->getName()) !== null) {
				$file = PageFile::of($child, $folder);
				if ($file->name === $own) {
					return [$file];
				}
				$files[] = $file;
			}
		}
		return $files;
	}

	private function node(string $path): ?Node {
		try {
			return $this->site->findForSystem()->get($path);
		} catch (NotFoundException) {
			return null;
		}
	}
}
