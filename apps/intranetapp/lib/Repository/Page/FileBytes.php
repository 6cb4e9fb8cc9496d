<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Page;

use OCA\IntranetApp\Exception\FileIsBusy;
use OCP\Files\File;
use OCP\Files\GenericFileException;
use OCP\Lock\LockedException;

/** The contents of files. */
final class FileBytes {
	private const ATTEMPTS = 40;
	private const PAUSE_MICROSECONDS = 50_000;

	/** @throws FileIsBusy when another writer holds the file for more than two seconds, or moves it */
	public static function of(File $file): string {
		// The host's locks cost database writes. Without one, a file that is being written appears shorter than it will be.
		[$storage, $path] = [$file->getStorage(), $file->getInternalPath()];
		$bytes = $storage->file_get_contents($path);
		if (is_string($bytes) && strlen($bytes) === (int)$file->getSize()) {
			return $bytes;
		}
		try {
			return self::patiently(static fn (): string => $file->getContent());
		} catch (GenericFileException) {
			throw FileIsBusy::now();
		} catch (FileIsBusy $busy) {
			// A process killed while writing never reported the new size, and the host keeps its lock for an hour.
			// Writers wait for it to expire: a shared lock does not name its owner, so breaking it could take it from
			// a live reader.
			if (!is_string($bytes) || $storage->file_get_contents($path) !== $bytes) {
				throw $busy;
			}
			$storage->getUpdater()->update($path);
			return $bytes;
		}
	}

	/**
	 * Waits for other readers or writers to finish.
	 *
	 * @template T
	 * @param callable(): T $work must have no effect when the file is locked
	 * @return T
	 * @throws FileIsBusy
	 * @throws GenericFileException as the work does
	 */
	public static function patiently(callable $work): mixed {
		for ($attempt = 1; true; $attempt++) {
			try {
				return $work();
			} catch (LockedException) {
				if ($attempt === self::ATTEMPTS) {
					throw FileIsBusy::now();
				}
				usleep(self::PAUSE_MICROSECONDS);
			}
		}
	}
}
