<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\Cache;

use OCP\Files\Storage\IStorage;

/** A change of the table of files. */
interface ICacheEvent {
	public function getStorage(): IStorage;

	/** Inside the storage. */
	public function getPath(): string;

	public function getFileId(): int;

	public function getStorageId(): int;
}
