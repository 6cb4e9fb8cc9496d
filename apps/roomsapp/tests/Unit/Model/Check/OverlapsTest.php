<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Check;

use OCA\RoomsApp\Model\Check\Overlaps;
use OCA\RoomsApp\Model\Policy\Taken;
use PHPUnit\Framework\TestCase;

final class OverlapsTest extends TestCase {
	public function testNamesEachPairThatHasTheRoomAtOneTime(): void {
		$taken = [new Taken(50, 60, 5), new Taken(10, 40, 1), new Taken(20, 30, 2), new Taken(25, 35, 3), new Taken(40, 50, 4)];

		self::assertSame(['1 2', '1 3', '2 3'], self::pairs($taken));
	}

	public function testABookingMayTouchOthersAndItself(): void {
		self::assertSame([], self::pairs([new Taken(10, 20, 1), new Taken(20, 30, 2), new Taken(15, 18, 1), new Taken(20, 20, 3)]));
	}

	public function testManyDatesTakeNoQuadraticTime(): void {
		$taken = array_map(static fn (int $hour): Taken => new Taken($hour * 10, $hour * 10 + 10, $hour), range(1, 100_000));

		self::assertSame([], self::pairs($taken));
	}

	/**
	 * @param list<Taken> $taken
	 * @return list<string> ids
	 */
	private static function pairs(array $taken): array {
		return array_map(static fn (array $pair): string => "{$pair[0]->bookingId} {$pair[1]->bookingId}", Overlaps::of($taken));
	}
}
