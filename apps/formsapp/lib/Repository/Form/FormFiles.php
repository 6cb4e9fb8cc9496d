<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Form;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Form\FormDocument;
use OCA\FormsApp\Model\Form\FormName;
use OCA\FormsApp\Model\Form\FormRights;
use OCA\FormsApp\Shared\Contract\Limits;
use OCA\FormsApp\Shared\Db\Busy;
use OCA\FormsApp\Shared\Db\Leases;
use OCA\FormsApp\Shared\Exception\Forbidden;
use OCA\FormsApp\Shared\Exception\InsufficientStorage;
use OCA\FormsApp\Shared\Exception\Invalid;
use OCA\FormsApp\Shared\Exception\NotFound;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCP\Constants;
use OCP\Files\File;
use OCP\Files\Folder;
use OCP\Files\GenericFileException;
use OCP\Files\InvalidPathException;
use OCP\Files\IRootFolder;
use OCP\Files\Node;
use OCP\Files\NotEnoughSpaceException;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;
use OCP\Lock\LockedException;

/** The files of forms, read and written as an account, so that Nextcloud enforces its rights. */
class FormFiles {
	private const ATTEMPTS = 40;
	private const PAUSE_MICROSECONDS = 50_000;
	private const NAMES = 20;

	public function __construct(private readonly IRootFolder $root, private readonly Leases $leases) {
	}

	/** Where a file is to be seen in several places, the one with the most rights. */
	public function findOrNull(string $userId, int $fileId): ?FormNode {
		$home = $this->root->getUserFolder($userId);
		$found = null;
		foreach ($home->getById($fileId) as $node) {
			if ($node instanceof File && $node->isReadable() && FormName::isOne($node->getName())
				&& ($found === null || $node->getPermissions() > $found->file->getPermissions())) {
				$found = self::opened($home, $node, $userId);
			}
		}
		return $found;
	}

	/** @return list<FormNode> each file once, without reading any */
	public function findAll(string $userId): array {
		$home = $this->root->getUserFolder($userId);
		$found = [];
		foreach ($home->search(FormDocument::EXTENSION) as $node) {
			if ($node instanceof File && FormName::isOne($node->getName())) {
				$found[(int)$node->getId()] ??= self::opened($home, $node, $userId);
			}
		}
		return array_values($found);
	}

	/**
	 * @return string empty where it is too large for a form
	 * @throws Busy while somebody writes it
	 */
	public function findBytes(FormNode $form): string {
		$now = $form;
		for ($attempt = 1; $attempt <= self::ATTEMPTS; $attempt++) {
			$bytes = $now->size > Limits::DOCUMENT_BYTES ? '' : self::bytesOrNull($now->file);
			if ($bytes !== null) {
				return $bytes;
			}
			usleep(self::PAUSE_MICROSECONDS);
			$now = $this->findOrNull($form->userId, $form->id) ?? $form;
		}
		throw Busy::now();
	}

	/**
	 * Replaces the content.
	 *
	 * @return FormNode with the stamp from then on
	 * @throws Refusal
	 */
	public function save(FormNode $form, string $json): FormNode {
		self::refusing(static function () use ($form, $json): void {
			self::requireSpace($form->file->getParent(), strlen($json));
			try {
				self::patiently(static fn () => $form->file->putContent($json));
			} catch (GenericFileException) {
				throw self::full();
			}
		});
		return $this->findOrNull($form->userId, $form->id) ?? $form;
	}

	/**
	 * Does something in a folder, which is made where it is missing, while nobody else looks for a free name there: two that look at once
	 * find the same one, and the second replaces the file of the first.
	 *
	 * @template T
	 * @param list<string> $folders
	 * @param callable(FormFolder): T $work
	 * @return T
	 * @throws Refusal
	 */
	public function holdFolder(string $userId, array $folders, callable $work): mixed {
		$folder = self::refusing(function () use ($userId, $folders): Folder {
			$folder = $this->root->getUserFolder($userId);
			foreach ($folders as $next) {
				$node = self::nodeOrNull($folder, $next) ?? $this->leases->hold(self::lease($folder), static fn (): Node =>
					self::nodeOrNull($folder, $next) ?? $folder->newFolder($next));
				$folder = $node instanceof Folder ? $node : throw self::badPath();
			}
			return $folder;
		});
		return $this->leases->hold(self::lease($folder), static fn (): mixed => $work(new FormFolder($folder, $userId)));
	}

	/** @phpstan-impure */
	private static function nodeOrNull(Folder $folder, string $name): ?Node {
		return $folder->nodeExists($name) ? $folder->get($name) : null;
	}

	private static function lease(Folder $folder): string {
		return "folder:{$folder->getId()}";
	}

	/**
	 * Makes a file under the first free name.
	 *
	 * @throws Refusal
	 */
	public function create(FormFolder $folder, string $name, string $json): FormNode {
		$home = $this->root->getUserFolder($folder->userId);
		return self::opened($home, self::made($folder->folder, $name, $json, strlen($json)), $folder->userId);
	}

	/**
	 * Makes any other file in the same way.
	 *
	 * @param list<string> $folders
	 * @param resource $content at its beginning; can be read again afterwards
	 * @return array{fileId: int, path: string} path from the top of the caller's files
	 * @throws Refusal
	 */
	public function createFrom(string $userId, array $folders, string $name, $content): array {
		rewind($content);
		$bytes = fstat($content)['size'] ?? 0;
		$file = $this->holdFolder($userId, $folders, static fn (FormFolder $in): File => self::made($in->folder, $name, $content, $bytes));
		$path = $this->root->getUserFolder($userId)->getRelativePath($file->getPath());
		return ['fileId' => (int)$file->getId(), 'path' => $path ?? "/$name"];
	}

	/**
	 * @param string|resource $content
	 * @throws Refusal
	 */
	private static function made(Folder $folder, string $name, $content, int $bytes): File {
		return self::refusing(static function () use ($folder, $name, $content, $bytes): File {
			if (!$folder->isCreatable()) {
				throw new NotPermittedException();
			}
			self::requireSpace($folder, $bytes);
			return self::madeUnderFreeName($folder, $name, $content);
		});
	}

	/**
	 * A name that is locked counts as taken: the lock may be that of a process that was killed (docs/host-facts.md, "Locks of killed
	 * processes").
	 *
	 * @param string|resource $content
	 * @throws LockedException when so many names are locked
	 */
	private static function madeUnderFreeName(Folder $folder, string $name, $content): File {
		for ($number = 1; true; $number++) {
			try {
				return $folder->newFile($folder->getNonExistingName(FormName::numbered($name, $number)), $content);
			} catch (LockedException $locked) {
				if ($number === self::NAMES) {
					throw $locked;
				}
			}
		}
	}

	/**
	 * Moves it to the trash bin.
	 *
	 * @throws Refusal
	 */
	public function trash(FormNode $form): void {
		self::refusing(static fn () => self::patiently(static fn () => $form->file->delete()));
	}

	/**
	 * The host's locks cost database writes. Without one, a file that is being written appears shorter than it will be.
	 *
	 * @return ?string null where it is being written
	 */
	private static function bytesOrNull(File $file): ?string {
		$bytes = $file->getStorage()->file_get_contents($file->getInternalPath());
		if (is_string($bytes) && strlen($bytes) === (int)$file->getSize()) {
			return $bytes;
		}
		try {
			return self::patiently(static fn (): string => $file->getContent(), 1);
		} catch (Busy|GenericFileException|NotPermittedException) {
			return null;
		}
	}

	/** Asks the file for each fact once and in the cheapest way: a list opens a thousand. */
	private static function opened(Folder $home, File $file, string $userId): FormNode {
		$permissions = $file->getPermissions();
		$may = static fn (int $permission): bool => ($permissions & $permission) !== 0;
		$rights = new FormRights(
			!$file->isMounted() && ($file->getOwner()?->getUID() ?? $userId) === $userId,
			$may(Constants::PERMISSION_UPDATE),
			$may(Constants::PERMISSION_DELETE),
			$may(Constants::PERMISSION_SHARE),
		);
		$size = (int)$file->getSize();
		$modifiedAt = $file->getMTime();
		[$top, $path] = [$home->getPath(), $file->getPath()];
		return new FormNode(
			$file,
			$userId,
			(int)$file->getId(),
			str_starts_with($path, "$top/") ? substr($path, strlen($top)) : '/' . $file->getName(),
			substr($file->getEtag(), 0, 64) . ":$size:$modifiedAt",
			$size,
			$modifiedAt,
			$rights,
		);
	}

	/** The host wants more free bytes than the file will have, also where it replaces one (docs/host-facts.md, "Storage without space"). */
	private static function requireSpace(Node $folder, int $bytes): void {
		$free = $folder instanceof Folder ? $folder->getFreeSpace() : -1;
		if (!is_bool($free) && $free >= 0 && $free <= $bytes) {
			throw self::full();
		}
	}

	private static function full(): InsufficientStorage {
		return new InsufficientStorage(Reason::NO_SPACE, 'There is no space left. Delete files or ask for more space.');
	}

	private static function badPath(): Invalid {
		return new Invalid(Reason::BAD_PATH, 'The path names no folder in which a file can be.', '/path');
	}

	/**
	 * Waits for other readers or writers to finish.
	 *
	 * @template T
	 * @param callable(): T $work must have no effect when the file is locked
	 * @return T
	 * @throws Busy
	 * @throws GenericFileException as the work does
	 * @throws NotPermittedException as the work does
	 */
	private static function patiently(callable $work, int $attempts = self::ATTEMPTS): mixed {
		for ($attempt = 1; true; $attempt++) {
			try {
				return $work();
			} catch (LockedException) {
				if ($attempt === $attempts) {
					throw Busy::now();
				}
				usleep(self::PAUSE_MICROSECONDS);
			}
		}
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private static function refusing(callable $work): mixed {
		try {
			return $work();
		} catch (NotPermittedException) {
			throw new Forbidden(Reason::NOT_ALLOWED, 'You don\'t have permission to do this here.');
		} catch (LockedException) {
			throw Busy::now();
		} catch (NotFoundException) {
			throw new NotFound(Reason::UNKNOWN_FORM, 'The form does not exist.');
		} catch (InvalidPathException) {
			throw self::badPath();
		} catch (NotEnoughSpaceException) {
			throw self::full();
		}
	}
}
