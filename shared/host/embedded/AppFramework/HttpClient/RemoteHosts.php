<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\HttpClient;

use Host\AppFramework\Settings;
use OCP\Security\IRemoteHostValidator;

/** Judges servers by what is written, without a look at what their names lead to. */
final class RemoteHosts implements IRemoteHostValidator {
	private const LOCAL_NAMES = '/^[^.:]*$|\.(?:local|localhost|intranet|internal|private|corp|home|lan)$/D';
	private const LOCAL_NETWORKS = ['/^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./', '/^192\.0\.0\./'];
	/** Beginnings of addresses that carry an IPv4 address, and where: 6to4, mapped, and from version 34 on NAT64. */
	private const CARRIERS = ["\x20\x02" => 2, "\0\0\0\0\0\0\0\0\0\0\xff\xff" => 12];
	private const LATER_CARRIERS = ["\x00\x64\xff\x9b" => 12];

	public function __construct(private readonly Settings $settings) {
	}

	#[\Override]
	public function isValid(string $host): bool {
		if ($this->settings->system('allow_local_remote_servers', false) === true) {
			return true;
		}
		$name = strtolower(urldecode($host));
		$name = preg_replace('/^\[(.*)\]$/D', '$1', $name) ?? $name;
		return preg_match(self::LOCAL_NAMES, $name) !== 1 && !self::isLocal($this->addressOrNull($name));
	}

	private static function isLocal(?string $address): bool {
		if ($address === null) {
			return false;
		}
		foreach (self::LOCAL_NETWORKS as $network) {
			if (preg_match($network, $address) === 1) {
				return true;
			}
		}
		return filter_var($address, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE) === false;
	}

	/** An address in its usual form, as IPv4 where it carries one; null for a name. */
	private function addressOrNull(string $text): ?string {
		$bytes = str_contains($text, ':') ? @inet_pton(explode('%', $text)[0]) : self::bytesOrNull($text);
		$later = version_compare($this->settings->version, '34', '>=') ? self::LATER_CARRIERS : [];
		foreach (self::CARRIERS + $later as $beginning => $place) {
			if (is_string($bytes) && strlen($bytes) === 16 && str_starts_with($bytes, $beginning)) {
				$bytes = substr($bytes, $place, 4);
			}
		}
		$address = is_string($bytes) ? inet_ntop($bytes) : false;
		return $address === false ? null : $address;
	}

	/** IPv4 with fewer parts than four, the last of which has the rest, each decimal, octal or hexadecimal. */
	private static function bytesOrNull(string $text): ?string {
		$parts = explode('.', $text);
		$last = array_pop($parts);
		$numbers = array_map(self::numberOrNull(...), $parts);
		[$rest, $width] = [self::numberOrNull($last), 4 - count($parts)];
		$tooLarge = array_filter($numbers, static fn (?int $one): bool => ($one ?? 256) > 255);
		if ($width < 1 || $rest === null || $rest >= 256 ** $width || $tooLarge !== []) {
			return null;
		}
		return pack('C*', ...array_map(intval(...), $numbers)) . substr(pack('N', $rest), -$width);
	}

	private static function numberOrNull(string $text): ?int {
		return match (true) {
			preg_match('/^0x[0-9a-f]{1,8}$/D', $text) === 1 => (int)hexdec($text),
			preg_match('/^0[0-7]{0,11}$/D', $text) === 1 => (int)octdec($text),
			preg_match('/^[1-9]\d{0,9}$/D', $text) === 1 => (int)$text,
			default => null,
		};
	}
}
