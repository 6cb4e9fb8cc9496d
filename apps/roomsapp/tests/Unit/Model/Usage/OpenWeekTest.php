<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Usage;

use OCA\RoomsApp\Model\Policy\OpenHours;
use OCA\RoomsApp\Model\Usage\OpenWeek;
use OCA\RoomsApp\Model\Usage\WeekHours;
use PHPUnit\Framework\TestCase;

final class OpenWeekTest extends TestCase {
	public function testCountsTheDaysOfAPeriod(): void {
		// 1 March 2046 is a Thursday.
		self::assertSame([0, 0, 0, 0, 1, 0, 0], OpenWeek::days('2046-03-01', '2046-03-01'));
		self::assertSame([1, 0, 0, 0, 1, 1, 1], OpenWeek::days('2046-03-01', '2046-03-04'));
		self::assertSame([1, 1, 1, 1, 2, 1, 1], OpenWeek::days('2046-03-01', '2046-03-08'));
		self::assertSame(365, array_sum(OpenWeek::days('2046-01-01', '2046-12-31')));
	}

	public function testARoomWithoutRulesIsAlwaysOpenAndOneWithoutHoursNever(): void {
		$days = [2, 1, 1, 1, 1, 1, 1];
		self::assertSame([7_200, 3_600], [OpenWeek::of(null, $days)->seconds(0), OpenWeek::of(null, $days)->seconds(167)]);
		self::assertSame(0, self::sum(OpenWeek::of([], $days)));
	}

	public function testHoursThatOverlapCountOnce(): void {
		$week = OpenWeek::of([
			new OpenHours([1, 2], 10 * 60, 14 * 60), new OpenHours([1], 8 * 60 + 30, 12 * 60), new OpenHours([1], 9 * 60, 10 * 60),
		], [1, 3, 1, 1, 1, 1, 1]);
		self::assertSame([0, 3 * 1_800, 3 * 3_600], [$week->seconds(24 + 7), $week->seconds(24 + 8), $week->seconds(24 + 13)]);
		self::assertSame((int)(3 * 5.5 * 3_600 + 4 * 3_600), self::sum($week));
	}

	public function testALongDateGoesAroundTheWeek(): void {
		$week = new WeekHours();
		$week->add(WeekHours::WEEK - 1_800, WeekHours::WEEK + 5_400, 2);
		self::assertSame([2 * 7_200, 2 * 3_600, 2 * 5_400], [$week->seconds(0), $week->seconds(1), $week->seconds(167)]);
		self::assertSame(2 * (WeekHours::WEEK + 5_400), self::sum($week));
	}

	private static function sum(WeekHours $week): int {
		return array_sum(array_map($week->seconds(...), range(0, WeekHours::HOURS - 1)));
	}
}
