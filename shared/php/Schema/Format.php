<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Schema;

/** The formats that the contract may use. */
final class Format {
	private const TIME = '([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(\.\d+)?(z|([+-])([01]\d|2[0-3]):([0-5]\d))';

	/** @throws \LogicException on any other format */
	public static function matches(string $format, string $text): bool {
		return match ($format) {
			'date' => self::isDate($text),
			'time' => self::isTime($text),
			'date-time' => preg_match('/^(.{10})t(.+)$/Dis', $text, $parts) === 1 && self::isDate($parts[1]) && self::isTime($parts[2]),
			'email' => filter_var($text, FILTER_VALIDATE_EMAIL) !== false,
			'uri' => self::isUri($text),
			'uuid' => preg_match('/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/Di', $text) === 1,
			default => throw new \LogicException("Format not supported: $format"),
		};
	}

	private static function isDate(string $text): bool {
		return preg_match('/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/D', $text, $part) === 1
			&& checkdate((int)$part[2], (int)$part[3], max(1, (int)$part[1]));
	}

	/** As defined in RFC 3339, with a zone; a leap second is the last second of a day in UTC. */
	private static function isTime(string $text): bool {
		if (preg_match('/^' . self::TIME . '$/Di', $text, $part, PREG_UNMATCHED_AS_NULL) !== 1) {
			return false;
		}
		$offset = (int)"{$part[6]}1" * ((int)$part[7] * 60 + (int)$part[8]);
		return $part[3] !== '60' || ((int)$part[1] * 60 + (int)$part[2] - $offset + 2880) % 1440 === 1439;
	}

	/** As defined in RFC 3986: characters that need encoding are encoded, and brackets contain an IP address. */
	private static function isUri(string $text): bool {
		$character = '(?:[A-Za-z0-9._~!$&\'()*+,;=:@-]|%[0-9A-Fa-f]{2})';
		$name = '(?:[A-Za-z0-9._~!$&\'()*+,;=-]|%[0-9A-Fa-f]{2})*';
		$authority = "(?:(?:[A-Za-z0-9._~!\$&'()*+,;=:-]|%[0-9A-Fa-f]{2})*@)?(?:\\[(?<ip>[^\\]]*)\\]|$name)(?::[0-9]*)?";
		$uri =
			"`^[A-Za-z][A-Za-z0-9+.-]*:(?://$authority(?:/$character*)*|/?(?:$character+(?:/$character*)*)?)(?:\\?(?:$character|[/?])*)?(?:#(?:$character|[/?])*)?$`D";
		if (preg_match($uri, $text, $match, PREG_UNMATCHED_AS_NULL) !== 1) {
			return false;
		}
		$ip = $match['ip'];
		return $ip === null || filter_var($ip, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6) !== false
			|| preg_match('/^v[0-9A-F]+\.[A-Za-z0-9._~!$&\'()*+,;=:-]+$/Di', $ip) === 1;
	}
}
