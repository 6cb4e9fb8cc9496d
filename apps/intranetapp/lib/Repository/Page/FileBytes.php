<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Page;

use OCA\IntranetApp\Exception\FileIsBusy;
use OCP\Files\File;
use OCP\Files\GenericFileException;
use OCP\Lock\LockedException;

/** What files hold. */
final class FileBytes {
	private const ATTEMPTS = 40;
	private const PAUSE_MICROSECONDS = 50_000;

	/** @throws FileIsBusy when somebody goes on writing it for longer than two seconds, or takes it elsewhere */
	public static function of(File $file): string {
		// The host's locks cost writes to the database. Without one, a file that is being written is shorter than it will be.
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
			// Whoever was killed while writing told nobody of the new size, and the host keeps their lock for an hour. Writers wait
			// it out: a shared lock does not say whose it is, so breaking it could take it from a reader who is alive.
			if (!is_string($bytes) || $storage->file_get_contents($path) !== $bytes) {
				throw $busy;
			}
			$storage->getUpdater()->update($path);
			return $bytes;
		}
	}

	/**
	 * Waits for others to end reading or writing.
	 *
	 * @template T
	 * @param callable(): T $work that does nothing when the file is locked
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
