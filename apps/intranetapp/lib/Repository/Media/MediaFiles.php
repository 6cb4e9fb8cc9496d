<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Media;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Media\MediaFile;
use OCA\IntranetApp\Model\Media\MediaName;
use OCA\IntranetApp\Model\Media\MediaPlace;
use OCA\IntranetApp\Model\Media\MediaType;
use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCA\IntranetApp\Repository\Page\FileBytes;
use OCA\IntranetApp\Repository\Page\FileWriter;
use OCA\IntranetApp\Repository\Page\PageFiles;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCA\IntranetApp\Shared\Exception\Forbidden;
use OCA\IntranetApp\Shared\Exception\Invalid;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCP\Files\File;
use OCP\Files\Folder;
use OCP\Files\Node;

/** Media files accessed as the caller, so that the host enforces the caller's permissions. */
class MediaFiles {
	/** Larger files are not read into memory where the host does not open them. */
	private const MAX_BYTES_READ = 67_108_864;

	public function __construct(
		private readonly SiteFolder $site,
		private readonly FileWriter $writer,
	) {
	}

	/** @return list<MediaFile> by name, folders first; without files that pages cannot show */
	public function findAll(MediaPlace $place): array {
		$files = [];
		foreach ($this->folder($place)?->getDirectoryListing() ?? [] as $node) {
			$isShown = $node instanceof File ? MediaType::of($node->getName()) !== null : $place->hasFolders();
			if ($isShown && self::hasGoodName($node)) {
				$files[] = self::described($node);
			}
		}
		usort($files, static fn (MediaFile $a, MediaFile $b): int =>
			$a->isFolder() === $b->isFolder() ? strnatcasecmp($a->name, $b->name) : ($a->isFolder() ? -1 : 1));
		return $files;
	}

	/** @param string $name as returned by MediaName */
	public function findOrNull(MediaPlace $place, string $name): ?MediaFile {
		$node = $this->site->findNodeForCallerOrNull("$place->path/$name");
		return $node instanceof File && $node->isReadable() ? self::described($node) : null;
	}

	/** Whether anything has this name, even a folder. */
	public function isTaken(MediaPlace $place, string $name): bool {
		return $this->folder($place)?->nodeExists($name) === true;
	}

	/** Whether the caller may add files; a missing folder is created with the first file. */
	public function isWritable(MediaPlace $place): bool {
		$folder = $this->folder($place) ?? ($place->folder === ''
			? $this->parent($place)
			: $this->folder(MediaPlace::library()) ?? $this->site->findForCallerOrNull());
		return $folder?->isCreatable() === true;
	}

	/**
	 * Creates the file, or replaces its content and keeps the old content as a version.
	 *
	 * @param string $name as returned by MediaName
	 * @param string|resource $content
	 * @throws Refusal
	 */
	public function save(MediaPlace $place, string $name, $content): MediaFile {
		return PageFiles::refusing(function () use ($place, $name, $content): MediaFile {
			$folder = $this->made($place, $content);
			if (!$folder->nodeExists($name)) {
				return self::described($this->writer->create($folder, $name, $content));
			}
			$file = $folder->get($name);
			if (!$file instanceof File) {
				throw new Invalid(Reason::BAD_NAME, 'A folder with this name already exists.', '/filename');
			}
			$this->writer->save($file, $content);
			return $this->findOrNull($place, $name) ?? self::described($file);
		});
	}

	/**
	 * The folder with the marker file that keeps its images out of galleries; a user may have removed either.
	 *
	 * @param string|resource $for content that is put there
	 */
	private function made(MediaPlace $place, $for): Folder {
		$folder = $this->folder($place);
		if ($folder === null) {
			$parent = $place->folder === '' ? $this->parent($place) : $this->made(MediaPlace::library(), $for);
			$folder = $parent === null
				? throw new Forbidden(Reason::NOT_ALLOWED, 'You don\'t have permission to add files here.')
				: $this->writer->createFolder($parent, $place->name(), $for);
		}
		if ($place->pageId !== null && !$folder->nodeExists(SiteLayout::NO_MEDIA)) {
			$this->writer->create($folder, SiteLayout::NO_MEDIA, '');
		}
		return $folder;
	}

	private function folder(MediaPlace $place): ?Folder {
		$node = $this->site->findNodeForCallerOrNull($place->path);
		return $node instanceof Folder && $node->isReadable() ? $node : null;
	}

	private function parent(MediaPlace $place): ?Folder {
		$node = $place->parent() === '' ? $this->site->findForCallerOrNull() : $this->site->findNodeForCallerOrNull($place->parent());
		return $node instanceof Folder ? $node : null;
	}

	private static function hasGoodName(Node $node): bool {
		try {
			return MediaName::existing($node->getName()) === $node->getName();
		} catch (Invalid) {
			return false;
		}
	}

	private static function described(Node $node): MediaFile {
		return new MediaFile(
			$node->getId(),
			$node->getName(),
			$node instanceof File ? MediaType::of($node->getName()) : null,
			(int)$node->getSize(),
			$node->getMTime(),
			$node->getEtag(),
			static fn () => self::opened($node),
		);
	}

	/** @return resource */
	private static function opened(Node $node) {
		$handle = $node instanceof File ? PageFiles::refusing(static fn (): mixed => $node->fopen('rb')) : false;
		if ($handle === false && $node instanceof File && $node->getSize() <= self::MAX_BYTES_READ) {
			// docs/host-facts.md, "Storage without space"
			[$handle, $bytes] = [fopen('php://temp', 'w+b'), FileBytes::of($node)];
			if (is_resource($handle)) {
				fwrite($handle, $bytes);
				rewind($handle);
			}
		}
		return is_resource($handle) ? $handle : throw new \RuntimeException('A media file cannot be opened');
	}
}
