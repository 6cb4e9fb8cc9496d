<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Room;

use OCA\RoomsApp\Model\Extsync\InitialSync;
use OCA\RoomsApp\Model\Policy\OpenHours;
use OCA\RoomsApp\Model\Room\Everyone;
use OCA\RoomsApp\Model\Room\Extsync;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Model\Room\Smtp;
use PHPUnit\Framework\TestCase;

final class RoomTest extends TestCase {
	private const NOW = 1_800_000_000;

	public function testAbsentFieldsStayAndNullClears(): void {
		$full = self::room()->with([
			'capacity' => 8,
			'address' => 'Main,,,Utrecht',
			'facilities' => ['projector', 'audio', 'projector'],
			'groupId' => 'first-floor',
			'availabilityRules' => ['enabled' => true, 'rules' => [['days' => [1, '2'], 'startTime' => '08:00', 'endTime' => '24:00']]],
			'maxBookingHorizon' => 30,
			'shortest' => 15,
			'longest' => 120,
			'everyone' => 'view',
			'extsyncConfig' => ['resourceEmail' => 'blue@example.org'],
		], new Smtp('mail.example.org', 25, '', '', 'none'), self::NOW + 5);
		self::assertSame(['projector', 'audio'], $full->facilities);
		self::assertSame([['days' => [1, 2], 'startTime' => '08:00', 'endTime' => '24:00']], $full->availability->rules);
		self::assertTrue($full->extsync?->isEnabled);
		self::assertEquals($full, $full->with([], $full->smtp, self::NOW + 5));

		$cleared = $full->with([
			'groupId' => null,
			'availabilityRules' => null,
			'maxBookingHorizon' => null,
			'shortest' => null,
			'longest' => null,
			'extsyncConfig' => null,
			'email' => null,
		], null, self::NOW + 9);
		self::assertNull($cleared->groupId ?? $cleared->horizonDays ?? $cleared->shortest ?? $cleared->longest ?? $cleared->extsync);
		self::assertFalse($cleared->availability->isEnabled);
		self::assertSame('blue@roomsapp.local', $cleared->email);
		self::assertSame([8, Everyone::View, self::NOW + 9], [$cleared->capacity, $cleared->everyone, $cleared->updatedAt]);
	}

	public function testWhatIsShownInOneLineHasOne(): void {
		$room = self::room()->with([
			'name' => " Blue\r\nBcc: all@example.org\t",
			'responsibleContact' => "Anna\nBob",
			'address' => "Main\n, Street",
			'description' => "Two\nlines",
		], null, self::NOW);
		self::assertSame(
			['Blue Bcc: all@example.org', 'Anna Bob', 'Main, Street, , ', "Two\nlines"],
			[$room->name, $room->contact, $room->address->text(), $room->description],
		);
	}

	public function testAnotherMailboxBeginsWithoutTheStateOfTheFormer(): void {
		$config = ['resourceEmail' => 'blue@example.org', 'syncEnabled' => false];
		$room = self::room()->with(['extsyncConfig' => $config], null, self::NOW);
		self::assertNotNull($room->extsync);
		self::assertFalse($room->extsync->isEnabled);
		$synced = $room->extsync->with('blue@example.org', true, false);
		self::assertSame(InitialSync::Pending, $synced->initial());
		$done = $synced->in([Extsync::INITIAL => 'completed', Extsync::DELTA => 'a link']);
		self::assertTrue($done->with('blue@example.org', true, true)->isComplete(), 'what else is set changes nothing of it');
		$other = $done->with('red@example.org', true, true);
		self::assertSame(['initialSyncStatus' => 'pending'], array_filter($other->state, is_string(...)));
		self::assertSame([], $done->with('red@example.org', false, true)->state);
		self::assertNull($room->with(['extsyncConfig' => ['resourceEmail' => ' ']], null, self::NOW)->extsync);
	}

	public function testItsRulesAreThoseOfThePolicy(): void {
		$room = self::room()->with([
			'availabilityRules' => ['enabled' => true, 'rules' => [['days' => [0], 'startTime' => '08:00', 'endTime' => '00:00']]],
			'maxBookingHorizon' => 0,
			'bufferBefore' => 5,
			'autoAccept' => true,
			'timeZone' => 'Asia/Tokyo',
		], null, self::NOW);
		$rules = $room->rules(new \DateTimeZone('Europe/Amsterdam'));
		self::assertEquals([new OpenHours([0], 480, 1440)], $rules->hours);
		self::assertSame('Asia/Tokyo', $rules->zone->getName());
		self::assertNull($rules->horizonDays);
		self::assertSame([5, 0, true, true], [$rules->bufferBefore, $rules->bufferAfter, $rules->isActive, $rules->autoAccept]);
		$plain = self::room()->rules(new \DateTimeZone('Europe/Amsterdam'));
		self::assertSame(['Europe/Amsterdam', null], [$plain->zone->getName(), $plain->hours]);
	}

	public function testTheVersionChangesWithWhatPeopleSetAndOnlyWithThat(): void {
		$room = self::room();
		self::assertSame($room->version(), $room->with([], null, self::NOW + 100)->version());
		self::assertNotSame($room->version(), $room->with(['description' => 'Bright'], null, self::NOW)->version());
		self::assertNotSame($room->version(), $room->with(['everyone' => 'book'], null, self::NOW)->version());
	}

	public function testCalendarClientsSeeSomeChangesOnly(): void {
		$room = self::room();
		$unseen = ['description' => 'Bright', 'active' => false, 'bufferAfter' => 5];
		self::assertTrue($room->looksLike($room->with($unseen, null, self::NOW)));
		foreach ([['name' => 'Red'], ['email' => 'a@b'], ['capacity' => 3], ['floor' => '2'], ['facilities' => ['audio']]] as $seen) {
			self::assertFalse($room->looksLike($room->with($seen, null, self::NOW)));
		}
	}

	private static function room(): Room {
		return new Room('blue', 'Blue', 'blue@example.org', self::NOW, self::NOW);
	}
}
