<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\Files_Versions\Versions;

use OCP\Files\FileInfo;
use OCP\IUser;

/** One content that a file has or had. */
interface IVersion {
	public function getBackend(): IVersionBackend;

	public function getSourceFile(): FileInfo;

	/** @return int|string the time of the content, Unix time */
	public function getRevisionId();

	public function getTimestamp(): int;

	public function getSize(): int|float;

	public function getSourceFileName(): string;

	public function getMimeType(): string;

	/** Path of the file: below the home, or below the team folder. */
	public function getVersionPath(): string;

	/** Who asks; not who wrote it. */
	public function getUser(): IUser;
}
