<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared;

/** Ids as RFC 9562 has them. */
final class Uuid {
	private const PATTERN = '/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/D';

	/** Version 4: says nothing. */
	public static function random(): string {
		return self::written(random_bytes(16), 4);
	}

	/** Version 7: those of a later millisecond sort after earlier ones. */
	public static function ordered(): string {
		return self::written(substr(pack('J', (int)(microtime(true) * 1000)), 2) . random_bytes(10), 7);
	}

	private static function written(string $bytes, int $version): string {
		$bytes[6] = chr((ord($bytes[6]) & 0x0F) | $version << 4);
		$bytes[8] = chr((ord($bytes[8]) & 0x3F) | 0x80);
		return vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex($bytes), 4));
	}

	/** Whether it is written as one. */
	public static function isOne(string $text): bool {
		return preg_match(self::PATTERN, $text) === 1;
	}
}
