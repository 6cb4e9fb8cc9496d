<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\Files_Versions\Versions;

use OCP\Files\File;
use OCP\Files\FileInfo;
use OCP\Files\NotFoundException;
use OCP\IUser;

/** Versions of files. */
interface IVersionBackend {
	/**
	 * @return list<IVersion> the current content among them
	 * @throws NotFoundException
	 */
	public function getVersionsForFile(IUser $user, FileInfo $file): array;

	/**
	 * The content becomes the file's again.
	 *
	 * @return bool|null false when it was not done
	 */
	public function rollback(IVersion $version);

	/** @return resource|false */
	public function read(IVersion $version);
}
