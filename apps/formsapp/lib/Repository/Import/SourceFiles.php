<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Import;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Shared\Db\Busy;
use OCA\FormsApp\Shared\Exception\NotFound;
use OCP\Files\File;
use OCP\Files\GenericFileException;
use OCP\Files\IRootFolder;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;
use OCP\Lock\LockedException;

/** Files of any kind, read as an account, so that Nextcloud enforces its rights. */
class SourceFiles {
	public function __construct(private readonly IRootFolder $root) {
	}

	/** @throws NotFound when the account has no such file, or may not read it */
	public function find(string $userId, int $fileId): File {
		foreach ($this->root->getUserFolder($userId)->getById($fileId) as $node) {
			if ($node instanceof File && $node->isReadable()) {
				return $node;
			}
		}
		throw self::unknown();
	}

	/**
	 * @throws Busy while somebody writes it
	 * @throws NotFound
	 */
	public function findContent(File $file): string {
		return self::refusing(static fn (): string => $file->getContent());
	}

	/**
	 * @param callable(): string $read
	 * @throws Busy
	 * @throws NotFound
	 */
	private static function refusing(callable $read): string {
		try {
			return $read();
		} catch (LockedException) {
			throw Busy::now();
		} catch (GenericFileException|NotPermittedException|NotFoundException) {
			throw self::unknown();
		}
	}

	private static function unknown(): NotFound {
		return new NotFound(Reason::UNKNOWN_FILE, 'There is no such file.');
	}
}
