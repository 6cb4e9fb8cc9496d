<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Http;

use Host\Dav\Problem;

/** The part of a file that a client asks for. */
final class ByteRange {
	private function __construct(
		public readonly int $first,
		public readonly int $last,
		public readonly int $size,
	) {
	}

	/** The part that a Range header names; null means all of it, also for headers that name several parts. */
	public static function of(string $header, int $size): ?self {
		if ($size === 0 || preg_match('/^bytes=([0-9]*)-([0-9]*)$/i', $header, $found) !== 1 || ($found[1] === '' && $found[2] === '')) {
			return null;
		}
		if ($found[1] === '') {
			return new self(max(0, $size - (int)$found[2]), $size - 1, $size);
		}
		$first = (int)$found[1];
		$last = (int)$found[2] === 0 ? $size - 1 : (int)$found[2];
		if ($first >= $size) {
			throw Problem::of('RequestedRangeNotSatisfiable', "The start offset ($first) exceeded the size of the entity ($size)");
		}
		if ($last < $first) {
			throw Problem::of('RequestedRangeNotSatisfiable', "The end offset ($last) is lower than the start offset ($first)");
		}
		return new self($first, min($last, $size - 1), $size);
	}

	/** Is the file still the one that an If-Range header speaks of? */
	public static function isCurrent(string $ifRange, string $etag, int $modified): bool {
		$date = date_create($ifRange);
		return $date === false ? $ifRange === $etag : $modified <= $date->getTimestamp();
	}

	public function length(): int {
		return $this->last - $this->first + 1;
	}
}
