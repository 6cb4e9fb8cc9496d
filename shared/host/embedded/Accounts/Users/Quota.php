<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Users;

/** Sizes as people write them: "5 GB". */
final class Quota {
	/** The file system's word for "as much as you like". */
	public const UNLIMITED = -3;
	private const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];

	/** Null for what is no size. */
	public static function bytes(string $size): int|float|null {
		$size = strtolower($size);
		if (is_numeric($size)) {
			return 0 + $size;
		}
		if (preg_match('/(?:([kmgtp])b?|b)$/', $size, $unit) !== 1) {
			return null;
		}
		$power = isset($unit[1]) ? (int)strpos('bkmgtp', $unit[1]) : 0;
		$bytes = round((float)$size * 1024 ** $power);
		return $bytes < PHP_INT_MAX ? (int)$bytes : $bytes;
	}

	public static function text(int|float $bytes): string {
		if ($bytes < 0) {
			return '?';
		}
		$power = 0;
		while ($bytes >= 1024 && $power < count(self::UNITS) - 1) {
			$power++;
			$bytes = round($bytes / 1024, $power === 1 ? 0 : 1);
		}
		return $bytes . ' ' . self::UNITS[$power];
	}
}
