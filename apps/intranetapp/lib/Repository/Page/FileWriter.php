<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Page;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCA\IntranetApp\Shared\Exception\InsufficientStorage;
use OCP\Files\File;
use OCP\Files\Folder;
use OCP\Files\GenericFileException;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;

/**
 * Writes whole files or nothing. The host reports a full storage like a missing permission or not at all, and may leave part of
 * the content (docs/host-facts.md, "Storage without space").
 */
class FileWriter {
	/** What a page gains at most when its position is written into it. */
	private const POSITION_BYTES = 64;

	public function __construct(private readonly SiteFolder $site) {
	}

	/**
	 * @param string|resource $content
	 * @throws NotPermittedException
	 * @throws InsufficientStorage
	 */
	public function create(Folder $folder, string $name, $content): File {
		$bytes = self::count($content);
		self::requireSpaceToCreate($folder, $bytes);
		try {
			$file = $folder->newFile($name, $content);
		} catch (NotPermittedException $failure) {
			throw $this->whyNotCreated($folder, $name, $bytes, $failure);
		}
		if ((int)$file->getSize() !== $bytes) {
			// The caller may have no permission to delete it.
			$this->site->findForSystem()->get($file->getInternalPath())->delete();
			throw self::full();
		}
		return $file;
	}

	/**
	 * @param string|resource $for content that must fit into it, so that no empty folder remains
	 * @throws NotPermittedException
	 * @throws InsufficientStorage
	 */
	public function createFolder(Folder $above, string $name, $for = ''): Folder {
		$bytes = self::count($for);
		self::requireSpaceToCreate($above, $bytes);
		try {
			return $above->newFolder($name);
		} catch (NotPermittedException $failure) {
			throw $this->whyNotCreated($above, $name, $bytes, $failure);
		}
	}

	/**
	 * Replaces the content of a file.
	 *
	 * @param string|resource $content
	 * @throws NotPermittedException
	 * @throws InsufficientStorage and the file keeps its content
	 */
	public function save(File $file, $content): void {
		$bytes = self::count($content);
		self::requireSpaceToChange($file, $bytes);
		if (is_string($content)) {
			$before = self::text($file);
			try {
				$file->putContent($content);
			} catch (GenericFileException) {
				throw self::whyNotChanged($file, $before, $bytes);
			}
			return;
		}
		$before = self::copied($file);
		try {
			$file->putContent($content);
		} catch (GenericFileException) {
			throw self::whyNot(self::folderOf($file), $bytes);
		}
		if ((int)$file->getSize() !== $bytes) {
			$file->putContent($before);
			throw self::full();
		}
	}

	/**
	 * Has the host restore an earlier content.
	 *
	 * @param callable(): mixed $work
	 * @throws InsufficientStorage and the file keeps its content
	 */
	public function saveRestored(File $file, string $content, callable $work): void {
		self::requireSpaceToChange($file, strlen($content));
		$before = self::text($file);
		$work();
		$now = self::text($file);
		if ($now !== $content && ($now === $before || str_starts_with($content, (string)$now))) {
			throw self::whyNotChanged($file, $before, strlen($content));
		}
	}

	/**
	 * Refuses before several files are changed of which only some would fit.
	 *
	 * @param int $bytes of the largest of them
	 * @throws InsufficientStorage
	 */
	public function requireSpaceToOrder(int $bytes, int $files): void {
		self::requireSpace($this->site->findForSystem(), $bytes + $files * self::POSITION_BYTES);
	}

	/** @throws InsufficientStorage unless the caller lacks the permission anyway */
	private static function requireSpaceToCreate(Folder $folder, int $bytes): void {
		if ($folder->isCreatable()) {
			self::requireSpace($folder, $bytes);
		}
	}

	/** @throws InsufficientStorage unless the caller lacks the permission anyway */
	private static function requireSpaceToChange(File $file, int $bytes): void {
		if ($file->isUpdateable()) {
			self::requireSpace(self::folderOf($file), $bytes);
		}
	}

	/** @throws InsufficientStorage */
	private static function requireSpace(?Folder $folder, int $bytes): void {
		if (self::lacksSpace($folder, $bytes)) {
			throw self::full();
		}
	}

	/** The host wants more free bytes than the file will have, also where it replaces one. */
	private static function lacksSpace(?Folder $folder, int $bytes): bool {
		$free = $folder?->getFreeSpace() ?? -1;
		// Negative numbers say that it is unknown or unlimited.
		return $free >= 0 && $free <= $bytes;
	}

	private function whyNotCreated(Folder $folder, string $name, int $bytes, \Exception $failure): \Exception {
		$isHidden = fn (): bool => $this->site->findForSystem()->nodeExists($folder->getInternalPath() . "/$name");
		return !$folder->isCreatable() || $isHidden() ? $failure : self::whyNot($folder, $bytes);
	}

	private static function whyNot(?Folder $folder, int $bytes): InsufficientStorage {
		return self::lacksSpace($folder, $bytes)
			? self::full()
			: new InsufficientStorage(
				Reason::READ_ONLY,
				'The server cannot write to the team folder of the Intranet. Ask an administrator to check its storage.',
			);
	}

	/** Why a write failed, after undoing the part that it did. */
	private static function whyNotChanged(File $file, string|false $before, int $bytes): InsufficientStorage {
		if ($before !== false && self::text($file) !== $before) {
			$file->putContent($before);
		}
		return self::whyNot(self::folderOf($file), $bytes);
	}

	public static function full(): InsufficientStorage {
		return new InsufficientStorage(
			Reason::FULL,
			'The team folder of the Intranet has no space left. Ask an administrator for more space.',
		);
	}

	private static function folderOf(File $file): ?Folder {
		try {
			return $file->getParent();
		} catch (NotFoundException) {
			// A rule may make a file visible in a hidden folder.
			return null;
		}
	}

	/** Without the host's locks, and without telling other apps. */
	private static function text(File $file): string|false {
		return $file->getStorage()->file_get_contents($file->getInternalPath());
	}

	/** @return resource a copy of the content */
	private static function copied(File $file) {
		[$from, $to] = [$file->fopen('rb'), fopen('php://temp', 'w+b')];
		if (!is_resource($from) || $to === false) {
			throw new \RuntimeException('A file that is to be replaced cannot be read');
		}
		stream_copy_to_stream($from, $to);
		fclose($from);
		rewind($to);
		return $to;
	}

	/** @param string|resource $content */
	private static function count($content): int {
		return is_string($content) ? strlen($content) : (int)(fstat($content)['size'] ?? 0);
	}
}
