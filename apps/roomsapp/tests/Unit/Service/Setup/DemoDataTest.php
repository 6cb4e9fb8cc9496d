<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Setup;

use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Model\Setup\DemoRooms;
use OCA\RoomsApp\Repository\Setup\DemoRepository;
use OCA\RoomsApp\Service\Setup\DemoData;
use OCA\RoomsApp\Tests\Unit\Fake\BookingServices;
use OCA\RoomsApp\Tests\Unit\Fake\RoomsTestCase;
use OCA\RoomsApp\Tests\Unit\Fake\SomeRequest;
use OCP\IAppConfig;

final class DemoDataTest extends RoomsTestCase {
	private BookingServices $booking;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->clock->time = SomeRequest::NOW;
		$this->booking = new BookingServices($this->connection, $this->clock);
	}

	public function testTellsCalendarClientsOnceAndAddsWhatWasDeletedAgain(): void {
		$names = array_map(static fn (array $room): string => $room['fields']['name'], DemoRooms::ROOMS);

		self::assertSame(['rooms' => $names, 'groups' => ['Harbour House', 'Garden House']], $this->demo()->add([], []));
		self::assertSame(1, $this->catalog->changes);
		$this->service()->delete('compass');
		self::assertSame(['rooms' => ['Compass'], 'groups' => []], $this->demo()->add([], []));
	}

	public function testRoomsOfTheSameNameAreNobodysDemo(): void {
		$this->room('Compass');
		$this->demo()->add([], []);

		$this->demo()->remove();

		self::assertSame(['compass'], array_map(static fn (Room $room): string => $room->id, $this->rooms->findAll()));
	}

	public function testWhatIsBookedOrChangedStaysWithItsGroup(): void {
		$this->demo()->add([], []);
		$this->booking->desk->claim([SomeRequest::of('anchor', 5)]);
		$this->booking->desk->claim([SomeRequest::of('orchard', -5)]);
		$this->writer()->update('compass', ['capacity' => 7], true);

		$removed = $this->demo()->remove();

		self::assertSame([['Compass', 'Anchor'], ['Garden House']], [$removed['kept'], $removed['groups']]);
		self::assertSame(['anchor', 'compass'], array_map(static fn (Room $room): string => $room->id, $this->rooms->findAll()));
	}

	private function demo(): DemoData {
		return new DemoData(
			new DemoRepository($this->instance->get(IAppConfig::class), 'roomsapp'),
			$this->rooms,
			$this->groups,
			$this->permissions,
			$this->writer(),
			$this->service(),
			$this->groupService(),
			$this->catalog,
			$this->booking->occupancy,
			$this->accounts,
			$this->clock,
		);
	}
}
