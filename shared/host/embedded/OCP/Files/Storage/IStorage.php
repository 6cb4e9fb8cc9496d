<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\Storage;

use OCP\Files\Cache\IUpdater;

/** Where files lie. */
interface IStorage {
	/**
	 * @param string $class name of a class or interface
	 * @return bool
	 */
	public function instanceOfStorage(string $class);

	/**
	 * @param string $path inside the storage
	 * @return bool
	 */
	public function file_exists(string $path);

	/**
	 * The content of a file, without a lock and untold.
	 *
	 * @param string $path inside the storage
	 * @return string|false false for what cannot be read
	 */
	public function file_get_contents(string $path);

	/**
	 * Removes a folder with all in it, without a lock; its rows in the table of files stay until the updater is told.
	 *
	 * @param string $path inside the storage
	 * @return bool
	 */
	public function rmdir(string $path);

	/** @return IUpdater */
	public function getUpdater();
}
