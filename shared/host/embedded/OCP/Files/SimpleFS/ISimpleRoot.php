<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\SimpleFS;

use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;

/** Folders of an app. */
interface ISimpleRoot {
	/** @throws NotFoundException */
	public function getFolder(string $name): ISimpleFolder;

	/** @return ISimpleFolder[] */
	public function getDirectoryListing(): array;

	/** @throws NotPermittedException */
	public function newFolder(string $name): ISimpleFolder;
}
