<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Setup;

use OCA\IntranetApp\Exception\FileIsBusy;
use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCA\IntranetApp\Repository\Page\FileBytes;
use OCA\IntranetApp\Repository\Page\FileWriter;
use OCA\IntranetApp\Repository\Page\PageFile;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCP\Files\File;
use OCP\Files\Folder;
use OCP\Files\Node;
use OCP\Files\NotFoundException;

/** Puts files into the team folder, as the system. Paths are relative to it; missing folders are created. */
class SiteContent {
	public function __construct(
		private readonly SiteFolder $site,
		private readonly FileWriter $writer,
	) {
	}

	/**
	 * @return ?string null when there is no such file
	 * @throws FileIsBusy
	 */
	public function findOrNull(string $path): ?string {
		try {
			$node = $this->site->findForSystem()->get($path);
		} catch (NotFoundException) {
			return null;
		}
		return $node instanceof File ? FileBytes::of($node) : null;
	}

	public function has(string $path): bool {
		return $this->site->findForSystem()->nodeExists($path);
	}

	/** @return list<string> names of the files and folders in a folder; none when there is no such folder */
	public function findAllNames(string $folder): array {
		try {
			$node = $this->site->findForSystem()->get($folder);
		} catch (NotFoundException) {
			return [];
		}
		$nodes = $node instanceof Folder ? $node->getDirectoryListing() : [];
		return array_map(static fn (Node $one): string => $one->getName(), array_values($nodes));
	}

	/** @throws FileIsBusy */
	public function save(string $path, string $bytes): PageFile {
		$folder = $this->folder(dirname($path));
		$name = basename($path);
		$file = $folder->nodeExists($name) ? $folder->get($name) : $this->writer->create($folder, $name, $bytes);
		if (!$file instanceof File) {
			throw new \RuntimeException("$path is a folder and should be a file");
		}
		if ($file->getSize() !== strlen($bytes) || FileBytes::of($file) !== $bytes) {
			FileBytes::patiently(function () use ($file, $bytes): void {
				$this->writer->save($file, $bytes);
			});
		}
		return PageFile::of($file, dirname($path));
	}

	/** The folder for a page's media, with the marker file that keeps other apps out of it. */
	public function createMediaFolder(string $page): void {
		$marker = "$page/" . SiteLayout::MEDIA . '/' . SiteLayout::NO_MEDIA;
		if (!$this->has($marker)) {
			$this->writer->create($this->folder(dirname($marker)), SiteLayout::NO_MEDIA, '');
		}
	}

	private function folder(string $path): Folder {
		$folder = $this->site->findForSystem();
		foreach (explode('/', $path) as $name) {
			$node = $folder->nodeExists($name) ? $folder->get($name) : $this->writer->createFolder($folder, $name);
			$folder = $node instanceof Folder ? $node : throw new \RuntimeException("$path is a file and should be a folder");
		}
		return $folder;
	}
}
