<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\SimpleFS;

use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;

/** A folder of an app. */
interface ISimpleFolder {
	/** @return ISimpleFile[] */
	public function getDirectoryListing(): array;

	/** @throws NotFoundException */
	public function getFile(string $name): ISimpleFile;

	/**
	 * @param string|resource|null $content
	 * @throws NotPermittedException
	 */
	public function newFile(string $name, $content = null): ISimpleFile;

	/**
	 * With the files in it.
	 *
	 * @throws NotPermittedException
	 */
	public function delete(): void;

	public function getName(): string;
}
