<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\Mount;

use OCP\Files\Storage\IStorage;

/** Where a storage hangs in a person's tree. */
interface IMountPoint {
	/** @return string path from the root of everything, with a slash at the end */
	public function getMountPoint();

	/** @return ?IStorage */
	public function getStorage();

	/**
	 * @param string $path from the root of everything
	 * @return string inside the storage
	 */
	public function getInternalPath($path);

	/** @return string "group" for a team folder, "" for a home */
	public function getMountType();
}
