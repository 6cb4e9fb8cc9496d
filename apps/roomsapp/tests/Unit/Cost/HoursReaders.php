<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Cost;

use OCA\RoomsApp\Model\Policy\OpenHoursReader;

/** Whatever reads the hours of a room, for the cost suite. */
final class HoursReaders {
	private const BODY = 2_000_000;

	/** @return iterable<string, array{0: \Closure(string): mixed, 1: int, 2?: array<string, \Closure(int): string>}> */
	public static function all(): iterable {
		$read = static fn (string $json) => OpenHoursReader::problems(json_decode($json), '/availabilityRules');
		$shapes = [];
		foreach (['1', '{}', '{"days":[1,2,3],"startTime":"08:00","endTime":"18:00"}', '{"days":["x",7],"startTime":1}'] as $rule) {
			$shapes["rules $rule"] = static fn (int $bytes): string => '{"enabled":true,"rules":[' . self::listed($rule, $bytes) . ']}';
		}
		foreach (['1', '"6"', '9'] as $day) {
			$shapes["days $day"] = static fn (int $bytes): string =>
				'{"enabled":true,"rules":[{"days":[' . self::listed($day, $bytes) . '],"startTime":"08:00","endTime":"18:00"}]}';
		}
		yield 'hours of a room' => [$read, self::BODY, [
			...$shapes,
			'a long time' => static fn (int $bytes): string =>
				'{"enabled":true,"rules":[{"days":[],"startTime":"' . str_repeat('0', $bytes) . '","endTime":"18:00"}]}',
		]];
	}

	private static function listed(string $item, int $bytes): string {
		return substr(str_repeat("$item,", max(1, intdiv($bytes, strlen($item) + 1))), 0, -1);
	}
}
