<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Zip;

/** A file of an archive, of which everything is known before its content is read. */
final readonly class ZipEntry {
	/**
	 * @param string $path with slashes, as UTF-8
	 * @param int $size bytes
	 * @param int $crc CRC-32 of the content
	 * @param int $time Unix seconds
	 * @param \Closure(): (resource|null) $open the content; null when it is gone, and the file is left out
	 */
	public function __construct(
		public string $path,
		public int $size,
		public int $crc,
		public int $time,
		public \Closure $open,
	) {
	}
}
