<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP;

use OCP\Files\FileInfo;

/** Small pictures of files. */
interface IPreview {
	/**
	 * Whether there is a preview of a file.
	 *
	 * @param string|null $mimeType as which the file counts, instead of its own
	 */
	public function isAvailable(FileInfo $file, ?string $mimeType = null): bool;

	/**
	 * Whether there are previews of a type at all.
	 *
	 * @param string $mimeType a type; other hosts take patterns too
	 */
	public function isMimeSupported(string $mimeType = '*'): bool;
}
