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
use OCP\Files\Node;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;

/**
 * Writes, moves and deletes the whole or nothing. The host reports a full storage like a missing permission or not at all, and
 * may leave part of the content (docs/host-facts.md, "Storage without space").
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
	 * Moves a file, or a folder with its contents.
	 *
	 * @throws NotPermittedException
	 * @throws InsufficientStorage and it stays where it is
	 */
	public function move(Node $node, Folder $target, string $name): Node {
		try {
			return $node->move($target->getFullPath($name));
		} catch (NotPermittedException $failure) {
			$isAllowed = $target->isCreatable() && $node->isUpdateable() && $node->isDeletable()
				&& self::folderOf($node)?->isDeletable() !== false;
			throw $isAllowed ? self::whyNot($target, 0) : $failure;
		}
	}

	/**
	 * Moves a page's folder under a name that is free, and gives its file that name too.
	 *
	 * @param string $file its name until then
	 * @throws NotPermittedException
	 * @throws InsufficientStorage
	 */
	public function movePage(Folder $page, Folder $target, string $name, string $file): void {
		$moved = $this->move($page, $target, $name);
		// Until then it is still a page, like every folder with exactly one page in it.
		if ("$name.json" !== $file && $moved instanceof Folder && $moved->nodeExists($file)) {
			$this->move($moved->get($file), $moved, "$name.json");
		}
	}

	/**
	 * Deletes a folder with its contents, or moves it to the host's trash bin.
	 *
	 * @throws NotPermittedException
	 * @throws InsufficientStorage when it is still there
	 */
	public function delete(Folder $folder): void {
		[$path, $above] = [$folder->getInternalPath(), self::folderOf($folder)];
		try {
			$folder->delete();
		} catch (NotPermittedException $failure) {
			throw $this->isDeletable($path, $folder) ? self::whyNot($above, 0) : $failure;
		} catch (\Exception $failure) {
			// The trash bin of team folders has no exception of its own for a folder that could not be moved there.
			throw $failure::class === \Exception::class && $this->isDeletable($path, $folder) ? self::whyNot($above, 0) : $failure;
		}
		if ($this->site->findForSystem()->nodeExists($path)) {
			// The host reports success whatever became of it.
			throw $this->isDeletable($path, $folder) ? self::whyNot($above, 0) : new NotPermittedException();
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

	/**
	 * Whether the caller may delete everything in a folder that is still there.
	 *
	 * @param string $path relative to the team folder
	 */
	private function isDeletable(string $path, Node $node): bool {
		if (!$node->isDeletable()) {
			return false;
		}
		$all = $this->site->findForSystem()->get($path);
		foreach ($all instanceof Folder ? $all->getDirectoryListing() : [] as $child) {
			$name = $child->getName();
			// What is hidden from the caller may not be deleted either.
			if (!$node instanceof Folder || !$node->nodeExists($name) || !$this->isDeletable("$path/$name", $node->get($name))) {
				return false;
			}
		}
		return true;
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

	private static function folderOf(Node $node): ?Folder {
		try {
			return $node->getParent();
		} catch (NotFoundException) {
			// A rule may make a node visible in a hidden folder.
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
