<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files;

/** Types of files in the file table. */
interface IMimeTypeLoader {
	/** The number of a type, which is stored when it is new. */
	public function getId(string $mimetype): int;

	/**
	 * Gives files with an extension another type.
	 *
	 * @return int how many have another one now
	 */
	public function updateFilecache(string $ext, int $mimeTypeId): int;
}
