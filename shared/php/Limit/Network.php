<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Limit;

/** The network an address is counted under: itself in IPv4, and in IPv6 the /64 network assigned to a household or a company. */
final class Network {
	private const V4_IN_V6 = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

	public static function of(string $address): string {
		$bytes = filter_var($address, FILTER_VALIDATE_IP) === false ? false : inet_pton($address);
		if ($bytes === false) {
			return $address;
		}
		if (str_starts_with($bytes, self::V4_IN_V6)) {
			$bytes = substr($bytes, strlen(self::V4_IN_V6));
		}
		return strlen($bytes) === 4 ? bin2hex($bytes) : bin2hex(substr($bytes, 0, 8));
	}
}
