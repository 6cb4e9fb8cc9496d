<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Repository\Booking;

use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Usage\WeekHours;
use OCA\RoomsApp\Repository\Booking\WeekUsageRepository;
use OCA\RoomsApp\Tests\Unit\Fake\BookingTestCase;
use OCA\RoomsApp\Tests\Unit\Fake\SomeRequest;
use OCA\RoomsApp\Tests\Unit\Fake\StatementLog;

/** The clock of the tests shows Friday, 15 January 2027, 08:00 UTC: hour 128 of the week. */
final class WeekUsageRepositoryTest extends BookingTestCase {
	private const NOW = 128;

	public function testCountsAcceptedDatesAsFarAsTheyLieInThePeriod(): void {
		$this->book(SomeRequest::of('blue', self::span(-2, 1.5), 'a'));
		$this->book(SomeRequest::of('green', 0, 'b'));
		$this->book(SomeRequest::of('blue', 3, 'pending', rules: SomeRequest::rules(autoAccept: false)));
		$this->claim(SomeRequest::of('blue', 4, 'claimed', awaitsEvent: true));
		$this->book(SomeRequest::of('blue', self::span(9, 24 * 30), 'long'));
		$week = $this->week(['blue', 'green'], 0, 10, [[0, 0]]);
		self::assertSame([self::NOW => 7_200, self::NOW + 1 => 1_800, self::NOW + 9 => 3_600], $week);
		self::assertSame([self::NOW => 3_600], $this->week(['green'], 0, 10, [[0, 0]]));
		self::assertSame([], $this->week([], 0, 10, [[0, 0]]));
	}

	public function testHoursAreThoseOfTheWallClock(): void {
		$this->book(SomeRequest::of('blue', 0, 'a'));
		$this->book(SomeRequest::of('blue', 5, 'b'));
		$offsets = [[0, 3_600], [SomeRequest::at(4), 7_200]];
		self::assertSame([self::NOW + 1 => 3_600, self::NOW + 7 => 3_600], $this->week(['blue'], 0, 24, $offsets));
		self::assertSame([self::NOW - 5 => 3_600, self::NOW => 3_600], $this->week(['blue'], 0, 24, [[0, -18_000]]));
	}

	public function testAddsUpLikeOneDateAfterTheOther(): void {
		mt_srand(7);
		$expected = array_fill(0, WeekHours::HOURS, 0);
		for ($count = 0; $count < 120; $count++) {
			$start = SomeRequest::NOW + $count * 40_020 + mt_rand(0, 100) * 60;
			$end = $start + mt_rand(1, 500) * 60;
			$this->book(SomeRequest::of('blue', new Occurrences([new Occurrence($start, $end, '', false)], false, false, null), "e$count"));
			for ($at = max($start, SomeRequest::at(100)); $at < min($end, SomeRequest::at(1_000)); $at += 60) {
				$expected[intdiv($at + 4 * 86_400, 3_600) % WeekHours::HOURS] += 60;
			}
		}
		self::assertSame(self::used($expected), $this->week(['blue'], 100, 1_000, [[0, 0]]));
	}

	public function testUsesTheIndex(): void {
		$this->database->run('ANALYZE');
		$log = new StatementLog($this->connection->doctrine);
		$this->week(['blue', 'green'], 0, 24, [[0, 0], [SomeRequest::at(1), 3_600]]);
		self::assertCount(1, $log->plans());
		foreach ($log->plans() as $plan) {
			self::assertStringContainsString('is_long=? AND start_at', $plan);
		}
	}

	/**
	 * @param list<string> $rooms
	 * @param non-empty-list<array{int, int}> $offsets
	 * @return array<int, int> seconds by hour of the week, without those that nobody used
	 */
	private function week(array $rooms, int $from, int $to, array $offsets): array {
		$week = new WeekHours();
		$repository = new WeekUsageRepository($this->connection);
		$repository->count($week, $rooms, SomeRequest::at($from), SomeRequest::at($to), $offsets);
		return self::used(array_map($week->seconds(...), range(0, WeekHours::HOURS - 1)));
	}

	/**
	 * @param array<int, int> $seconds
	 * @return array<int, int>
	 */
	private static function used(array $seconds): array {
		return array_filter($seconds, static fn (int $one): bool => $one > 0);
	}

	private static function span(int|float $from, int|float $to): Occurrences {
		return new Occurrences([new Occurrence(SomeRequest::at($from), SomeRequest::at($to), '', false)], false, false, null);
	}
}
