<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Media;

/** A part of a file, as requested by the `Range` header. */
final class ByteRange {
	/**
	 * @param int $first offset of the first byte
	 * @param int $length bytes; 0 when the requested range is outside the file
	 */
	private function __construct(
		public readonly int $first,
		public readonly int $length,
	) {
	}

	/**
	 * Null where the whole file is sent: no range, one in another unit or spelling, or several at once.
	 *
	 * @param string $header value of `Range`
	 * @param int $size of the file in bytes
	 */
	public static function of(string $header, int $size): ?self {
		if (preg_match('/^bytes=(\d{0,18})-(\d{0,18})$/Di', str_replace(' ', '', $header), $parts) !== 1 || $parts[1] . $parts[2] === '') {
			return null;
		}
		if ($parts[1] === '') {
			$length = min((int)$parts[2], $size);
			return new self($size - $length, $length);
		}
		$first = (int)$parts[1];
		$last = $parts[2] === '' ? $size - 1 : min((int)$parts[2], $size - 1);
		if ($parts[2] !== '' && (int)$parts[2] < $first) {
			return null;
		}
		return new self($first, max(0, $last - $first + 1));
	}
}
