<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Repository\Room;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Model\Room\Smtp;
use OCA\RoomsApp\Shared\Db\CorruptData;
use OCA\RoomsApp\Tests\Unit\Fake\RoomsTestCase;

final class RoomRepositoryTest extends RoomsTestCase {
	public function testARoomIsReadAsItWasWritten(): void {
		$room = $this->full('blue');
		self::assertTrue($this->rooms->create($room));
		self::assertEquals($room, $this->rooms->find('blue'));
		$sent = ['name' => 'Größe', 'groupId' => null, 'availabilityRules' => null, 'shortest' => null];
		$changed = $room->with($sent, null, 1_800_000_099);
		$this->rooms->save($changed);
		self::assertEquals($changed, $this->rooms->find('blue'));
	}

	public function testAnUnknownRoomIsRefused(): void {
		self::assertNull($this->rooms->findOrNull('blue'));
		$refusal = self::refusal(fn (): Room => $this->rooms->find('blue'));
		self::assertSame([404, Reason::UNKNOWN_ROOM, 'Room not found'], [
			$refusal->status(),
			$refusal->reason,
			$refusal->getMessage(),
		]);
	}

	public function testNoTwoRoomsHaveAnIdOrAnAddressInCommon(): void {
		self::assertTrue($this->rooms->create($this->full('blue')));
		self::assertFalse($this->rooms->create(new Room('blue', 'Second', 'second@example.org', 1, 1)));
		self::assertFalse($this->rooms->create(new Room('red', 'Red', 'BLUE@example.org', 1, 1)));
		self::assertSame('blue', $this->rooms->findIdByEmailOrNull('Blue@Example.org'));
		$this->rooms->create(new Room('red', 'Red', 'red@example.org', 1, 1));
		$refusal = self::refusal(fn () => $this->rooms->save(new Room('red', 'Red', 'blue@EXAMPLE.org', 1, 1)));
		self::assertSame([409, Reason::ADDRESS_TAKEN], [$refusal->status(), $refusal->reason]);
		self::assertSame('red@example.org', $this->rooms->find('red')->email);
	}

	public function testAllAreListedByNameAsPeopleReadIt(): void {
		foreach (['room 10', 'Room 9', 'annex'] as $number => $name) {
			$this->rooms->create(new Room("r$number", $name, "r$number@example.org", 1, 1));
		}
		self::assertSame(['annex', 'Room 9', 'room 10'], array_column($this->rooms->findAll(), 'name'));
	}

	public function testARowThatCannotBeReadIsNotLeftOut(): void {
		$this->rooms->create($this->full('blue'));
		$this->rooms->create($this->full('red'));
		$this->database->run("UPDATE oc_roomsapp_rooms SET hours = '{' WHERE id = 'red'");
		$this->expectException(CorruptData::class);
		$this->rooms->findAll();
	}

	public function testIdsThatContinueAnotherAreFound(): void {
		foreach (['a_b', 'a_b-1', 'axb-1', 'a_bc'] as $id) {
			$this->rooms->create(new Room($id, $id, "$id@example.org", 1, 1));
		}
		self::assertEqualsCanonicalizing(['a_b', 'a_b-1'], $this->rooms->findAllIdsLike('a_b'));
	}

	public function testOnlyARoomThatExistsIsLockedOrDeleted(): void {
		$this->rooms->create($this->full('blue'));
		self::assertTrue($this->rooms->raiseClaims('blue'));
		self::assertFalse($this->rooms->raiseClaims('red'));
		self::assertSame(1, $this->database->value("SELECT claims FROM oc_roomsapp_rooms WHERE id = 'blue'"));
		self::assertTrue($this->rooms->hasAnyOfGroup('floor'));
		self::assertSame(['blue'], array_column($this->rooms->findAllOfGroup('floor'), 'id'));
		self::assertTrue($this->rooms->delete('blue'));
		self::assertFalse($this->rooms->delete('blue'));
		self::assertFalse($this->rooms->hasAnyOfGroup('floor'));
	}

	public function testAFeedIsKnownWithoutItsSecret(): void {
		$this->rooms->create($this->full('blue'));
		$this->database->run("UPDATE oc_roomsapp_rooms SET feed_hash = 'abc', feed_secret = 'feed secret'");
		self::assertTrue($this->rooms->find('blue')->hasFeed);
		self::assertStringNotContainsString('feed secret', serialize($this->rooms->find('blue')));
	}

	private function full(string $id): Room {
		return (new Room($id, ucfirst($id), "$id@example.org", 1_800_000_000, 1_800_000_000))->with([
			'capacity' => 12,
			'roomNumber' => '4.12',
			'floor' => '4',
			'roomType' => 'studio',
			'address' => 'Main, , 1234 AB, ',
			'description' => "Two\nlines",
			'responsibleContact' => 'Anna, tel. 12',
			'facilities' => ['projector', 'Überblick'],
			'autoAccept' => true,
			'active' => false,
			'groupId' => 'floor',
			'availabilityRules' => ['enabled' => true, 'rules' => [['days' => [1, 2], 'startTime' => '08:00', 'endTime' => '18:30']]],
			'maxBookingHorizon' => 90,
			'bufferBefore' => 5,
			'bufferAfter' => 10,
			'shortest' => 15,
			'longest' => 480,
			'acceptsFreeDates' => true,
			'titlePrivacy' => true,
			'everyone' => 'book',
			'timeZone' => 'Europe/Amsterdam',
			'extsyncConfig' => ['resourceEmail' => 'box@example.org', 'syncEnabled' => false],
		], new Smtp('mail.example.org', 465, 'me', 'sealed password', 'tls'), 1_800_000_001);
	}
}
