<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Host;

use OCA\RoomsApp\Host\CalendarRoom;
use OCA\RoomsApp\Host\HostCatalog;
use OCA\RoomsApp\Host\RoomBackend;
use OCA\RoomsApp\Service\Access\Restrictions;
use OCA\RoomsApp\Tests\Unit\Fake\RoomsTestCase;
use OCP\Calendar\BackendTemporarilyUnavailableException;
use OCP\Calendar\Room\IManager;
use OCP\Calendar\Room\IRoomMetadata;
use Psr\Log\NullLogger;

final class RoomBackendTest extends RoomsTestCase {
	public function testEveryRoomIsListedAlsoThoseOutOfService(): void {
		$this->service()->create(['name' => 'Red', 'everyone' => 'view']);
		$this->service()->create(['name' => 'Blue', 'active' => false]);
		self::assertSame(['blue', 'red'], $this->backend()->listAllRooms());
		$room = $this->backend()->getRoom('red');
		self::assertNotNull($room);
		self::assertSame(['red', 'Red', 'red@roomsapp.local', []], self::seen($room));
		self::assertSame('roomsapp', $room->getBackend()->getBackendIdentifier());
		self::assertSame(['admin'], $this->backend()->getRoom('blue')?->getGroupRestrictions());
		self::assertNull($this->backend()->getRoom('green'));
	}

	public function testARoomIsDescribedInTheWordsOfCalendarClients(): void {
		$this->service()->create([
			'name' => 'Red', 'capacity' => 12, 'roomType' => 'studio', 'facilities' => ['videoconf', 'display', 'coffee, hot'],
			'address' => 'East Wing, Main Street 1, 1234 AB, Utrecht', 'floor' => '2', 'roomNumber' => '2.14',
		]);
		$this->service()->create(['name' => 'Bare']);
		$room = $this->backend()->getRoom('red');
		self::assertNotNull($room);
		self::assertSame([
			IRoomMetadata::CAPACITY => '12',
			IRoomMetadata::ROOM_TYPE => 'other',
			IRoomMetadata::FEATURES => 'VIDEO-CONFERENCING,TV,COFFEE--HOT',
			IRoomMetadata::BUILDING_ADDRESS => 'Main Street 1, 1234 AB Utrecht',
			IRoomMetadata::BUILDING_STORY => '2',
			IRoomMetadata::BUILDING_ROOM_NUMBER => '2.14',
			CalendarRoom::BUILDING_NAME => 'East Wing',
		], self::facts($room));
		$bare = $this->backend()->getRoom('bare');
		self::assertNotNull($bare);
		self::assertSame([IRoomMetadata::ROOM_TYPE => 'meeting-room'], self::facts($bare));
		self::assertFalse($bare->hasMetadataForKey(IRoomMetadata::CAPACITY));
	}

	public function testTheListIsReadAnewEachTimeItIsAskedFor(): void {
		$backend = $this->backend();
		$this->service()->create(['name' => 'Red']);
		self::assertSame(['red'], $backend->listAllRooms());
		$this->service()->update('red', ['name' => 'Ruby'], 'root');
		self::assertSame(['red'], $backend->listAllRooms());
		self::assertSame('Ruby', $backend->getRoom('red')?->getDisplayName());
		$this->service()->delete('red');
		self::assertSame([], $backend->listAllRooms());
		self::assertNull($backend->getRoom('red'));
	}

	public function testWhatCannotBeReadIsNeverAShorterList(): void {
		$this->service()->create(['name' => 'Red']);
		$this->service()->create(['name' => 'Blue']);
		$this->connection->executeStatement("UPDATE *PREFIX*roomsapp_rooms SET facilities = 'broken' WHERE id = 'blue'");
		$backend = $this->backend();
		foreach ([$backend->listAllRooms(...), $backend->getAllRooms(...), static fn () => $backend->getRoom('blue')] as $ask) {
			try {
				$ask();
				self::fail('Something was listed');
			} catch (BackendTemporarilyUnavailableException $failure) {
				self::assertNotNull($failure->getPrevious());
			}
		}
		self::assertSame('Red', $backend->getRoom('red')?->getDisplayName());
	}

	public function testAListThatNextcloudCannotUpdateUndoesNoChange(): void {
		$manager = $this->createMock(IManager::class);
		$manager->expects(self::once())->method('update')->willThrowException(new \RuntimeException('Out of order'));
		(new HostCatalog($manager, $this->rooms, new NullLogger()))->changed();
	}

	public function testTheListIsReadAgainWhenRoomsAreAddedWhileNextcloudCompares(): void {
		$this->service()->create(['name' => 'Red']);
		$backend = $this->backend();
		$lists = [];
		$manager = self::createStub(IManager::class);
		$manager->method('update')->willReturnCallback(function () use ($backend, &$lists): void {
			$lists[] = $backend->listAllRooms();
			if (count($lists) === 1) {
				$this->service()->create(['name' => 'Blue']);
			}
		});
		(new HostCatalog($manager, $this->rooms, new NullLogger()))->changed();
		self::assertSame([['red'], ['blue', 'red']], $lists);
	}

	public function testRoomsThatAreAddedAllTheTimeEndTheReading(): void {
		$manager = $this->createMock(IManager::class);
		$manager->expects(self::exactly(5))->method('update')
			->willReturnCallback(fn (): array => $this->service()->create(['name' => 'Red']));
		(new HostCatalog($manager, $this->rooms, new NullLogger()))->changed();
	}

	public function testAdministratorsSeeTheRoomsOfAllBackends(): void {
		$this->service()->create(['name' => 'Red']);
		$manager = self::createStub(IManager::class);
		$manager->method('getBackends')->willReturn([$this->backend()]);
		$catalog = new HostCatalog($manager, $this->rooms, new NullLogger());
		self::assertSame(['roomsapp'], $catalog->backends());
		self::assertSame([[
			'id' => 'red', 'displayName' => 'Red', 'email' => 'red@roomsapp.local', 'backend' => 'roomsapp',
			'groupRestrictions' => ['admin'],
		]], $catalog->rooms());
		$this->connection->executeStatement("UPDATE *PREFIX*roomsapp_rooms SET facilities = 'broken'");
		$this->expectException(\RuntimeException::class);
		$catalog->rooms();
	}

	private function backend(): RoomBackend {
		return new RoomBackend($this->rooms, new Restrictions($this->permissions), new NullLogger());
	}

	/** @return list<mixed> */
	private static function seen(CalendarRoom $room): array {
		return [$room->getId(), $room->getDisplayName(), $room->getEMail(), $room->getGroupRestrictions()];
	}

	/** @return array<string, ?string> */
	private static function facts(CalendarRoom $room): array {
		$keys = $room->getAllAvailableMetadataKeys();
		return array_combine($keys, array_map($room->getMetadataForKey(...), $keys));
	}
}
