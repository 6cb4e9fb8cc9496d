<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Finder;

use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Finder\Alternative;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Tests\Unit\Fake\SchedulingTestCase;
use OCA\RoomsApp\Tests\Unit\Fake\SomeRequest;

final class AlternativesTest extends SchedulingTestCase {
	/** @return list<string> names of rooms, and hours of other times */
	private function found(Room $room, int $people, int|float ...$hours): array {
		$asked = array_map(
			static fn (int|float $hour): Occurrence => new Occurrence(SomeRequest::at($hour), SomeRequest::at($hour + 1), '', false),
			array_values($hours),
		);
		return array_map(
			static fn (Alternative $one): string => $one->isOtherTime
				? (string)(($one->start - SomeRequest::NOW) / 3_600)
				: $one->room->name,
			$this->alternatives->find($room, 'anna', $asked === [] ? self::fail('Nothing asked') : $asked, $people),
		);
	}

	private function take(Room $room, int ...$hours): void {
		foreach ($hours as $hour) {
			$this->services->desk->claim([SomeRequest::of($room->id, $hour, "taken $hour", 'bert')]);
		}
	}

	public function testOtherRoomsOfTheBuildingThatFitComeFirst(): void {
		$fields = ['address' => 'Tower, Main Street 1, 1000, Town', 'capacity' => 8, 'facilities' => ['audio']];
		$asked = $this->bookable('Asked', $fields);
		$this->bookable('Large', ['capacity' => 20] + $fields);
		$this->bookable('Near', ['capacity' => 10] + $fields);
		$this->bookable('Small', ['capacity' => 4] + $fields);
		$this->bookable('Bare', ['facilities' => []] + $fields);
		$this->bookable('Elsewhere', ['address' => 'Barn, Main Street 1, 1000, Town'] + $fields);
		$this->bookable('Closed', ['active' => false] + $fields);
		$this->room('Foreign', $fields);
		$busy = $this->bookable('Busy', $fields);
		$this->take($busy, 5);
		$this->take($asked, 5);
		self::assertSame(['Near', 'Large', '6'], $this->found($asked, 6, 5));
		self::assertSame(['Small', 'Near', 'Large'], $this->found($asked, 3, 5));
		self::assertSame(['Large', '6'], $this->found($asked, 15, 5));
		self::assertSame(['Near', 'Large', '6'], $this->found($asked, 0, 5));
		self::assertSame(['Near', 'Large'], $this->found($asked, 6, 5, 8), 'a series');
	}

	public function testElseTheNearestTimeThatIsNotOver(): void {
		$this->take($this->blue, 1, 2, 3);
		self::assertSame(['4'], $this->found($this->blue, 0, 2));
		self::assertSame(['4'], $this->found($this->blue, 0, 1));
		$this->take($this->blue, 4);
		self::assertSame(['5'], $this->found($this->blue, 0, 3));
	}

	public function testARoomThatMayNotBeBookedHasNoOtherTime(): void {
		$closed = $this->room('Closed');
		self::assertSame(['Blue'], $this->found($closed, 0, 2));
	}
}
