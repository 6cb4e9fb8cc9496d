<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Previews;

use OCP\Files\FileInfo;
use OCP\IPreview;

/** Which files have a preview: pictures that GD can open, unless they are empty. */
final class Previews implements IPreview {
	private const TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp'];

	#[\Override]
	public function isAvailable(FileInfo $file, ?string $mimeType = null): bool {
		return self::areMade($mimeType ?? $file->getMimetype(), (int)$file->getSize());
	}

	#[\Override]
	public function isMimeSupported(string $mimeType = '*'): bool {
		return in_array($mimeType, self::TYPES, true);
	}

	/** @param int $size bytes */
	public static function areMade(string $mimeType, int $size): bool {
		return in_array($mimeType, self::TYPES, true) && $size > 0;
	}
}
