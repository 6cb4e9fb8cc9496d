<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Repository\Booking;

use OCA\RoomsApp\Model\Policy\Taken;
use OCA\RoomsApp\Tests\Unit\Fake\BookingTestCase;
use OCA\RoomsApp\Tests\Unit\Fake\SomeRequest;
use PHPUnit\Framework\Attributes\TestWith;

final class OccurrenceRepositoryTest extends BookingTestCase {
	/** @param int $others rooms that are asked about beside the two that have bookings */
	#[TestWith([0])]
	#[TestWith([49])]
	#[TestWith([2_000])]
	public function testFewAndManyRoomsAreAskedAboutAlike(int $others): void {
		$this->book(SomeRequest::of('blue', 5));
		$this->book(SomeRequest::of('blue', 7, 'event-2'));
		$this->book(SomeRequest::of('green', 40));
		$asked = ['blue', ...array_map(static fn (int $number): string => "other-$number", range(1, $others + 1))];
		$taken = $this->taken($asked, 0, 30);
		self::assertSame(['blue' => [5, 7]], $taken);
		self::assertSame([], $this->taken($asked, 20, 60), 'what others have is not told');
		self::assertSame(['blue' => [7]], $this->taken($asked, 0, 30, [[6, 9], [100, 101]]));
		self::assertSame(['blue' => [5, 7], 'green' => [40]], $this->taken([...$asked, 'green'], 0, 60));
	}

	/**
	 * @param list<string> $rooms
	 * @param list<array{int, int}> $within
	 * @return array<array-key, list<int>> hours at which something starts, by room
	 */
	private function taken(array $rooms, int $from, int $to, array $within = []): array {
		$taken = $this->services->dates->findAllTakenAmong(
			$rooms, SomeRequest::at($from), SomeRequest::at($to), $this->clock->time,
			array_map(static fn (array $time): array => [SomeRequest::at($time[0]), SomeRequest::at($time[1])], $within),
		);
		ksort($taken);
		$hour = static fn (Taken $one): int => intdiv($one->start - SomeRequest::NOW, 3_600);
		return array_map(static fn (array $times): array => array_map($hour, $times), $taken);
	}
}
