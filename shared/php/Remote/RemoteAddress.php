<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Remote;

use Shared\Schema\Format;

/** Addresses of other servers. */
final class RemoteAddress {
	private const CHARACTERS = 2_048;

	/**
	 * Whether it is an absolute address with https, or http where that is allowed, without a user name. Which networks it
	 * may lead to is decided by Nextcloud's client when it connects.
	 */
	public static function isAllowed(string $address, bool $isHttpAllowed): bool {
		if (strlen($address) > self::CHARACTERS || !Format::matches('uri', $address)) {
			return false;
		}
		$parts = parse_url($address);
		$schemes = $isHttpAllowed ? ['https', 'http'] : ['https'];
		return is_array($parts) && in_array(strtolower($parts['scheme'] ?? ''), $schemes, true) && ($parts['host'] ?? '') !== ''
			&& !isset($parts['user']) && !isset($parts['pass']);
	}

	/** Where an allowed address redirects to; null when that is neither an absolute address nor an absolute path. */
	public static function redirected(string $address, string $location): ?string {
		return match (true) {
			preg_match('/^https?:/i', $location) === 1 => $location,
			preg_match('~^/(?!/)~', $location) === 1 => self::origin($address) . $location,
			default => null,
		};
	}

	/** Scheme, host and port of an allowed address. */
	public static function origin(string $address): string {
		return preg_match('~^(\w+)://([^/?#]*)~', $address, $part) === 1 ? strtolower("$part[1]://$part[2]") : '';
	}
}
