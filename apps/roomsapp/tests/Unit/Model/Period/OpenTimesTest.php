<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Period;

use OCA\RoomsApp\Model\Period\OpenTimes;
use OCA\RoomsApp\Model\Policy\OpenHours;
use OCA\RoomsApp\Model\Policy\RoomRules;
use PHPUnit\Framework\TestCase;

/** Days are told by their numbers: 20,511 is Friday, 27 February 2026. */
final class OpenTimesTest extends TestCase {
	private const FRIDAY = 20_511;
	private const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

	public function testRulesOfADayAreAlternatives(): void {
		$times = self::times([
			new OpenHours(self::EVERY_DAY, 600, 840), new OpenHours([5], 480, 720), new OpenHours([5], 500, 700),
			new OpenHours([5], 480, 500), new OpenHours([6], 480, 500),
		]);
		self::assertSame([[480, 720], [600, 840]], self::minutes($times, self::FRIDAY));
		self::assertSame([[480, 500], [600, 840]], self::minutes($times, self::FRIDAY + 1));
		self::assertSame(600, $times->firstHours(self::FRIDAY)?->from);
		self::assertSame((360 + 20 + 240) * 60, $times->seconds(self::FRIDAY, self::FRIDAY + 1));
	}

	public function testIsOpenFromTheFirstMomentToTheLast(): void {
		$times = self::times([new OpenHours([5], 480, 720)]);
		$start = self::FRIDAY * 86_400 + 480 * 60;
		self::assertSame([false, true, true, false, false], array_map($times->isOpen(...), [
			$start - 1, $start, $start + 240 * 60 - 1, $start + 240 * 60, $start + 86_400,
		]));
	}

	public function testARoomWithoutRulesIsAlwaysOpenAndOneWithNoneNever(): void {
		self::assertSame([[[0, 1_440]], 86_400], [
			self::minutes(self::times(null), self::FRIDAY), self::times(null)->seconds(self::FRIDAY, self::FRIDAY),
		]);
		self::assertSame([[], 0], [self::minutes(self::times([]), self::FRIDAY), self::times([])->seconds(self::FRIDAY, self::FRIDAY)]);
	}

	public function testCountsTheHoursThatADayHas(): void {
		$night = [new OpenHours(self::EVERY_DAY, 60, 240)];
		// 29 March and 25 October 2026
		foreach ([[20_541, 23, 2], [20_751, 25, 4]] as [$day, $hours, $open]) {
			self::assertSame($hours * 3_600, self::times(null, 'Europe/Amsterdam')->seconds($day, $day));
			self::assertSame($open * 3_600, self::times($night, 'Europe/Amsterdam')->seconds($day, $day));
		}
	}

	/** @param ?list<OpenHours> $hours */
	private static function times(?array $hours, string $zone = 'UTC'): OpenTimes {
		$rules = new RoomRules(true, true, new \DateTimeZone($zone), $hours, null, 0, 0, null, null, false);
		return new OpenTimes($rules, self::FRIDAY * 86_400, (self::FRIDAY + 365) * 86_400);
	}

	/** @return list<array{int, int}> of the day */
	private static function minutes(OpenTimes $times, int $day): array {
		$minute = static fn (int $time): int => intdiv($time - $day * 86_400, 60);
		return array_map(static fn (array $window): array => array_map($minute, $window), $times->windows($day));
	}
}
