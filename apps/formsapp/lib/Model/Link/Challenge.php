<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Link;

/**
 * A signed task that takes a device a moment: find a number so that the SHA-256 of `<text>:<number>` begins with enough zero bits. It names
 * what it admits to and when it ends, so that nothing has to be stored until it is solved.
 */
final class Challenge {
	/** Seconds in which it is to be solved: a slow phone takes some of them. */
	public const LIFETIME = 300;
	private const PATTERN = '/^((?<id>[0-9a-f]{32})\.(?<ends>\d{1,12})\.(?<zeros>\d{1,2})\.(?<mac>[0-9a-f]{32})):\d{1,16}$/D';

	/**
	 * @param string $scope what solving it admits to
	 * @param string $id 32 hexadecimal digits that no other has
	 * @param int $zeros bits, at most 32; each more doubles the work
	 */
	public static function issue(string $scope, string $id, int $now, int $zeros, #[\SensitiveParameter] string $key): string {
		$ends = $now + self::LIFETIME;
		return "$id.$ends.$zeros." . self::signature($scope, $id, (string)$ends, (string)$zeros, $key);
	}

	/**
	 * @param string $solution `<text>:<number>`
	 * @return ?string the id of the challenge; null unless it was issued for this and in time, and is solved
	 */
	public static function solved(string $solution, string $scope, int $now, #[\SensitiveParameter] string $key): ?string {
		if (preg_match(self::PATTERN, $solution, $parts) !== 1) {
			return null;
		}
		$expected = self::signature($scope, $parts['id'], $parts['ends'], $parts['zeros'], $key);
		$isOurs = hash_equals($expected, $parts['mac']) && (int)$parts['ends'] >= $now;
		return $isOurs && self::beginsWithZeros(hash('sha256', $solution), (int)$parts['zeros']) ? $parts['id'] : null;
	}

	/** @param int $zeros bits, at most 32 */
	private static function beginsWithZeros(string $hex, int $zeros): bool {
		return (int)hexdec(substr($hex, 0, 8)) >> (32 - $zeros) === 0;
	}

	private static function signature(string $scope, string $id, string $ends, string $zeros, #[\SensitiveParameter] string $key): string {
		return substr(hash_hmac('sha256', "challenge\n$scope\n$id\n$ends\n$zeros", $key), 0, 32);
	}
}
