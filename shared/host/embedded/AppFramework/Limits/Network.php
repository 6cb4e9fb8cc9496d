<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Limits;

/** The part of an address that one household or office shares. */
final class Network {
	/** Such as 192.0.2.1/32 or 2001:db8:0:1200::/56. */
	public static function of(string $ip): string {
		$bytes = inet_pton(trim((string)preg_replace('/%.*$/', '', $ip), '[]'));
		if ($bytes === false) {
			return $ip;
		}
		if (strlen($bytes) === 16 && str_starts_with($bytes, str_repeat("\0", 10) . "\xff\xff")) {
			$bytes = substr($bytes, 12);
		}
		return strlen($bytes) === 4 ? inet_ntop($bytes) . '/32' : inet_ntop(substr($bytes, 0, 7) . str_repeat("\0", 9)) . '/56';
	}
}
