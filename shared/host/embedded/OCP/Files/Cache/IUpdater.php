<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\Cache;

/** Tells the table of files what was done to a storage. */
interface IUpdater {
	/** @param string $path inside the storage; nothing happens where the table has no such row */
	public function remove(string $path): void;

	/** @param string $path inside the storage, of something that is there */
	public function update(string $path, ?int $time = null, ?int $sizeDifference = null): void;
}
