<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Period;

use OCA\RoomsApp\Model\Booking\Occupancy\BusyRange;
use OCA\RoomsApp\Model\Period\DaySlots;
use OCA\RoomsApp\Model\Period\FreeTimes;
use OCA\RoomsApp\Model\Period\OpenTimes;
use OCA\RoomsApp\Model\Policy\OpenHours;
use OCA\RoomsApp\Model\Policy\RoomRules;
use PHPUnit\Framework\TestCase;

/** Hours are counted from the midnight before Friday, 27 February 2026, in UTC. */
final class FreeTimesTest extends TestCase {
	private const FRIDAY = 20_511 * 86_400;
	private const HOUR = 3_600.0;

	public function testIsTheRestOfTheTimeThatIsFreeNow(): void {
		self::assertSame([9.5, 17.0], self::first(9.5));
		self::assertSame([9.5, 11.0], self::first(9.5, [[11, 12]]));
	}

	public function testLiesAfterWhatIsTakenAndClosed(): void {
		self::assertSame([8.0, 17.0], self::first(6));
		self::assertSame([12.0, 17.0], self::first(9.5, [[9, 10.5], [10.5, 12]]));
		self::assertSame([24.0 + 8, 24.0 + 17], self::first(18));
		self::assertSame([24.0 + 13, 24.0 + 17], self::first(9.5, [[8, 17], [32, 37]]));
	}

	public function testIsAwayFromBookingsByTheBuffersAndAsLongAsTheShortestBooking(): void {
		self::assertSame([12.5, 17.0], self::first(9, [[10, 12]], buffer: 30, shortest: 60));
		self::assertSame([9.0, 9.5], self::first(9, [[10, 12]], buffer: 30, shortest: 30));
	}

	public function testIsNothingOutOfServiceBeyondTheHorizonAndWhileAllIsTaken(): void {
		self::assertNull(self::first(9, isActive: false));
		self::assertNull(self::first(9, [[8, 17]], horizon: 0));
		self::assertNull(self::first(9, [[0, 24 * 40]]));
	}

	/**
	 * @param list<array{int|float, int|float}> $taken
	 * @return ?array{float, float}
	 */
	private static function first(
		float $now,
		array $taken = [],
		int $buffer = 0,
		?int $shortest = null,
		bool $isActive = true,
		?int $horizon = null,
	): ?array {
		$hours = [new OpenHours([0, 1, 2, 3, 4, 5, 6], 480, 1_020)];
		$rules = new RoomRules($isActive, true, new \DateTimeZone('UTC'), $hours, $horizon, 0, $buffer, $shortest, null, false);
		$at = static fn (int|float $hour): int => self::FRIDAY + (int)($hour * self::HOUR);
		$busy = array_map(static fn (array $time): BusyRange => new BusyRange($at($time[0]), $at($time[1]), null), $taken);
		$times = new OpenTimes($rules, $at(0), $at(24 * 31));
		$found = FreeTimes::firstOrNull(new DaySlots($rules, $times, $busy, $at($now)), $times, $at($now), $at(24 * 30));
		return $found === null ? null : [($found[0] - self::FRIDAY) / self::HOUR, ($found[1] - self::FRIDAY) / self::HOUR];
	}
}
