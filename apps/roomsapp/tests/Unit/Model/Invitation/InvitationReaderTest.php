<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Invitation;

use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Calendar\Problem;
use OCA\RoomsApp\Model\Invitation\EventClass;
use OCA\RoomsApp\Model\Invitation\InvitationReader;
use PHPUnit\Framework\Attributes\DataProvider;
use Sabre\VObject\Component\VCalendar;

final class InvitationReaderTest extends InvitationTestCase {
	public function testARoomThatIsAnAttendeeIsAsked(): void {
		$invitation = self::only(null, self::object([
			self::ORGANIZER, self::BOB, self::ROOM_A, ...self::TIMES, 'SUMMARY:Plans\, and more', 'SEQUENCE:3', 'CLASS:PRIVATE',
		]));
		self::assertSame('room-a', $invitation->roomId);
		self::assertSame('alice', $invitation->owner);
		self::assertSame('meeting', $invitation->uid);
		self::assertSame(3, $invitation->sequence);
		self::assertSame('alice@example.org', $invitation->organizer);
		self::assertSame('Alice', $invitation->organizerName);
		self::assertSame('Plans, and more', $invitation->summary);
		self::assertSame(EventClass::Private, $invitation->class);
		self::assertTrue($invitation->isNew);
		self::assertTrue($invitation->hasChanged);
	}

	/** @return iterable<string, array{string}> */
	public static function attendees(): iterable {
		foreach (['INDIVIDUAL', 'GROUP', 'RESOURCE', 'ROOM', 'UNKNOWN', 'X-ANY'] as $type) {
			yield "type $type" => ["ATTENDEE;CUTYPE=$type:mailto:room-a@example.org"];
		}
		yield 'capitals' => ['ATTENDEE:MAILTO:ROOM-A@EXAMPLE.ORG'];
		yield 'percent-encoded' => ['ATTENDEE:mailto:room%2Da@example.org'];
		yield 'declined before' => ['ATTENDEE;PARTSTAT=DECLINED:mailto:room-a@example.org'];
		yield 'no participant' => ['ATTENDEE;ROLE=NON-PARTICIPANT:mailto:room-a@example.org'];
		yield 'the server takes care of it' => ['ATTENDEE;SCHEDULE-AGENT=server:mailto:room-a@example.org'];
	}

	#[DataProvider('attendees')]
	public function testHowClientsWriteARoomDoesNotMatter(string $attendee): void {
		self::assertSame(['room-a'], self::asked(self::invitations(null, self::object([self::ORGANIZER, $attendee, ...self::TIMES]))));
	}

	public function testARoomThatIsThereTwiceIsAskedOnce(): void {
		$twice = [self::ORGANIZER, self::ROOM_B, 'ATTENDEE:mailto:old-b@example.org', 'ATTENDEE:MAILTO:Room-B@example.org', ...self::TIMES];
		self::assertSame(['101'], self::asked(self::invitations(null, self::object($twice))));
	}

	/** @return iterable<string, array{VCalendar}> */
	public static function eventsWithoutRooms(): iterable {
		$event = [self::ORGANIZER, self::ROOM_A, ...self::TIMES];
		foreach (['CLIENT', 'none', 'X-ANY'] as $agent) {
			yield "SCHEDULE-AGENT=$agent" => [self::object([
				self::ORGANIZER, "ATTENDEE;SCHEDULE-AGENT=$agent:mailto:room-a@example.org", ...self::TIMES,
			])];
		}
		yield 'somebody else organizes' => [self::object(['ORGANIZER:mailto:bob@example.org', self::ROOM_A, ...self::TIMES])];
		yield 'somebody else organizes, as Apple writes it' =>
			[self::object(['ORGANIZER;EMAIL=bob@example.org:/principals/bob/', self::ROOM_A, ...self::TIMES])];
		yield 'somebody else organizes one date' => [self::object(
			[self::ORGANIZER, self::ROOM_A, ...self::SERIES],
			['ORGANIZER:mailto:bob@example.org', self::ROOM_A, ...self::SECOND],
		)];
		foreach (['REQUEST', 'PUBLISH', 'CANCEL', 'REPLY', 'any'] as $method) {
			yield "a message with METHOD:$method" => [self::read(str_replace(
				'VERSION:2.0', "VERSION:2.0\r\nMETHOD:$method", self::text('meeting', $event),
			))];
		}
		yield 'a name of a room as location' => [self::object([self::ORGANIZER, self::BOB, 'LOCATION:room-a@example.org', ...self::TIMES])];
		yield 'only people' => [self::object([self::ORGANIZER, self::BOB, ...self::TIMES])];
		yield 'cancelled' => [self::object([...$event, 'STATUS:CANCELLED'])];
		yield 'a cancelled series with a date that is not' =>
			[self::object([self::ORGANIZER, self::ROOM_A, 'STATUS:cancelled', ...self::SERIES], [self::ROOM_A, ...self::SECOND])];
		yield 'one date of a series that is cancelled' => [self::object([self::ROOM_A, ...self::SECOND, 'STATUS:CANCELLED'])];
		yield 'no identity' => [self::of('', $event)];
		yield 'a task' => [self::read(str_replace('VEVENT', 'VTODO', self::text('meeting', $event)))];
		yield 'a component called ATTENDEE' => [self::object([...self::TIMES, 'BEGIN:ATTENDEE', 'END:ATTENDEE', 'BEGIN:UID', 'END:UID'])];
		yield 'a property called VEVENT' => [self::read("BEGIN:VCALENDAR\r\nVEVENT:1\r\nVTIMEZONE:2\r\nEND:VCALENDAR\r\n")];
		yield 'nothing' => [self::object()];
	}

	#[DataProvider('eventsWithoutRooms')]
	public function testNothingElseAsksARoom(VCalendar $object): void {
		self::assertNothing(self::invitations(null, $object));
		self::assertNothing(self::invitations($object, null));
		self::assertNothing(self::invitations($object, $object));
	}

	/** @return iterable<string, array{list<string>}> */
	public static function organizersWithoutMail(): iterable {
		yield 'none' => [[]];
		yield 'no value' => [['ORGANIZER:']];
		yield 'no address' => [['ORGANIZER:mailto:']];
		yield 'a name' => [['ORGANIZER:Alice']];
		yield 'a principal' => [['ORGANIZER;CN=Alice:/remote.php/dav/principals/users/alice/']];
		yield 'no mail' => [['ORGANIZER:invalid:nomail']];
	}

	/** @param list<string> $organizer */
	#[DataProvider('organizersWithoutMail')]
	public function testWithoutTheMailAddressOfAnOrganizerItIsTheOwnerOfTheCalendar(array $organizer): void {
		$object = self::object([...$organizer, self::ROOM_A, ...self::TIMES]);
		$invitation = self::only(null, $object);
		self::assertSame(['alice', 'alice@example.org'], [$invitation->owner, $invitation->organizer]);
		$invitation = self::only(null, $object, []);
		self::assertSame(['alice', ''], [$invitation->owner, $invitation->organizer]);
		self::assertSame(['room-a alice meeting'], self::withdrawn(self::invitations($object, null, [])));
	}

	public function testTheOwnerIsKnownByEachOfTheirAddresses(): void {
		$object = self::object(['ORGANIZER:MAILTO:A.Smith@example.org', self::ROOM_A, ...self::TIMES]);
		self::assertNothing(self::invitations(null, $object));
		$invitation = self::only(null, $object, ['alice@example.org', 'mailto:a.smith@Example.org']);
		self::assertSame('a.smith@example.org', $invitation->organizer);
	}

	/** @return iterable<string, array{list<string>, EventClass}> */
	public static function classes(): iterable {
		yield 'none' => [[], EventClass::Public];
		yield 'public' => [['CLASS:PUBLIC'], EventClass::Public];
		yield 'private, in small letters' => [['CLASS:private'], EventClass::Private];
		yield 'confidential' => [['CLASS:CONFIDENTIAL'], EventClass::Confidential];
		yield 'unknown' => [['CLASS:X-SECRET'], EventClass::Private];
	}

	/** @param list<string> $lines */
	#[DataProvider('classes')]
	public function testTheClassOfAnEvent(array $lines, EventClass $class): void {
		self::assertSame($class, self::only(null, self::object([self::ROOM_A, ...self::TIMES, ...$lines]))->class);
		$series = self::object([self::ROOM_A, ...self::SERIES], [self::ROOM_A, ...self::SECOND, ...$lines]);
		self::assertSame($class, self::only(null, $series)->class);
	}

	/** @return iterable<string, array{string, int}> */
	public static function sequences(): iterable {
		yield 'a number' => ['7', 7];
		yield 'nothing' => ['', 0];
		yield 'a text' => ['x', 0];
		yield 'negative' => ['-3', 0];
		yield 'more than a column holds' => ['99999999999999999999', 2_147_483_647];
	}

	#[DataProvider('sequences')]
	public function testTheSequenceOfAnEvent(string $value, int $sequence): void {
		self::assertSame($sequence, self::only(null, self::object([self::ROOM_A, ...self::TIMES, "SEQUENCE:$value"]))->sequence);
	}

	public function testRoomsThatStayComeAndGo(): void {
		$with = static fn (string ...$rooms): VCalendar => self::object([self::ORGANIZER, ...array_values($rooms), ...self::TIMES]);
		$states = static fn (?VCalendar $old, ?VCalendar $new): array =>
			array_column(self::invitations($old, $new)->asked, 'isNew', 'roomId');
		self::assertSame(['room-a' => false], $states($with(self::ROOM_A), $with(self::ROOM_A)));
		self::assertSame(['room-a' => false, 101 => true], $states($with(self::ROOM_A), $with(self::ROOM_A, self::ROOM_B)));
		$changed = self::invitations($with(self::ROOM_A), $with(self::ROOM_B));
		self::assertSame(['101'], self::asked($changed));
		self::assertSame(['room-a alice meeting'], self::withdrawn($changed));
		self::assertSame(['101 alice meeting'], self::withdrawn(self::invitations($with(self::ROOM_B), null)));
		self::assertSame([], self::withdrawn(self::invitations(null, $with(self::ROOM_B))));
	}

	/** @return iterable<string, array{VCalendar}> */
	public static function ends(): iterable {
		yield 'cancelled' => [self::object([self::ORGANIZER, self::ROOM_A, ...self::TIMES, 'STATUS:CANCELLED'])];
		yield 'given to somebody else' => [self::object(['ORGANIZER:mailto:bob@example.org', self::ROOM_A, ...self::TIMES])];
		yield 'left to the client' => [self::object(['ATTENDEE;SCHEDULE-AGENT=CLIENT:mailto:room-a@example.org', ...self::TIMES])];
		yield 'made a task' => [self::read(str_replace('VEVENT', 'VTODO', self::text('meeting', [self::ROOM_A, ...self::TIMES])))];
	}

	#[DataProvider('ends')]
	public function testARoomIsFreeWhenTheEventNoLongerAsksIt(VCalendar $new): void {
		$invitations = self::invitations(self::object([self::ORGANIZER, self::ROOM_A, ...self::TIMES]), $new);
		self::assertSame([], self::asked($invitations));
		self::assertSame(['room-a alice meeting'], self::withdrawn($invitations));
	}

	public function testAnImportedMessageFreesNothing(): void {
		$text = self::text('meeting', [self::ORGANIZER, ...self::TIMES]);
		$message = self::read(str_replace('VERSION:2.0', "VERSION:2.0\r\nMETHOD:CANCEL", $text));
		self::assertNothing(self::invitations(self::object([self::ORGANIZER, self::ROOM_A, ...self::TIMES]), $message));
	}

	public function testAnotherIdentityIsAnotherBooking(): void {
		$event = [self::ORGANIZER, self::ROOM_A, ...self::TIMES];
		$invitations = self::invitations(self::of('one', $event), self::of('two', $event));
		self::assertSame(['room-a alice one'], self::withdrawn($invitations));
		self::assertSame([true, 'two'], [$invitations->asked[0]->isNew, $invitations->asked[0]->uid]);
	}

	public function testARoomOfOneDateIsAskedForThatOnly(): void {
		$object = self::object(
			[self::ORGANIZER, self::ROOM_A, ...self::SERIES, 'SUMMARY:All'],
			[self::ROOM_A, self::ROOM_B, ...self::SECOND, 'SUMMARY:Second', 'SEQUENCE:2'],
		);
		[$a, $b] = self::invitations(null, $object)->asked;
		self::assertSame(['room-a', 'All', 2], [$a->roomId, $a->summary, $a->sequence]);
		self::assertSame(['101', 'Second', 2], [$b->roomId, $b->summary, $b->sequence]);
		self::assertSame(2, substr_count($a->object()->serialize(), 'BEGIN:VEVENT'));
		self::assertSame(1, substr_count($b->object()->serialize(), 'BEGIN:VEVENT'));
		self::assertStringContainsString('RECURRENCE-ID', $b->object()->serialize());
		self::assertStringNotContainsString('RRULE', $b->object()->serialize());
	}

	public function testADateWithoutARoomOfTheSeriesIsCancelledForIt(): void {
		$object = self::object(
			[self::ORGANIZER, self::ROOM_A, ...self::SERIES],
			[self::ROOM_B, ...self::SECOND, 'STATUS:CONFIRMED'],
		);
		$before = $object->serialize();
		$text = self::invitations(null, $object)->asked[0]->object()->serialize();
		self::assertSame(2, substr_count($text, 'BEGIN:VEVENT'));
		self::assertSame(1, substr_count($text, 'STATUS:CANCELLED'));
		self::assertStringNotContainsString('CONFIRMED', $text);
		self::assertSame($before, $object->serialize(), 'the event itself must stay as it is');
	}

	public function testAnEventThatIsThereTwiceIsNotUnderstood(): void {
		$object = self::object([self::ORGANIZER, ...self::TIMES], [self::ORGANIZER, self::ROOM_A, ...self::SERIES]);
		$asked = self::only(null, $object)->object();
		$dates = (new OccurrenceExpander())->expand($asked, new \DateTimeZone('UTC'), 0, 2_000_000_000);
		self::assertSame(Problem::NotUnderstood, $dates->problem);
	}

	public function testEventsWithAnotherIdentityInTheSameObjectDoNotCount(): void {
		$text = self::text('meeting', [self::ORGANIZER, self::ROOM_A, ...self::TIMES]);
		$other = str_replace(['BEGIN:VCALENDAR', 'END:VCALENDAR'], '', self::text('other', [self::ROOM_B, ...self::TIMES]));
		$other = substr($other, (int)strpos($other, 'BEGIN:VEVENT'));
		$object = self::read(str_replace('END:VCALENDAR', trim($other) . "\r\nEND:VCALENDAR", $text));
		self::assertSame(['room-a'], self::asked(self::invitations(null, $object)));
		self::assertSame(1, substr_count(self::only(null, $object)->object()->serialize(), 'BEGIN:VEVENT'));
	}

	public function testMoreRoomsAndDatesThanCanBeDecidedAreTooMuch(): void {
		$rooms = $lines = [];
		for ($number = 0; $number <= InvitationReader::MAX_ROOMS; $number++) {
			$rooms["r$number@example.org"] = "r$number";
			$lines[] = "ATTENDEE:mailto:r$number@example.org";
		}
		$read = static fn (int $count, int $overrides): bool => (new InvitationReader())->read(
			null,
			self::object([...array_slice($lines, 0, $count), ...self::SERIES], ...array_fill(0, $overrides, self::SECOND)),
			'alice',
			[],
			$rooms,
		)->isTooMuch;
		self::assertFalse($read(InvitationReader::MAX_ROOMS, 1));
		self::assertTrue($read(InvitationReader::MAX_ROOMS + 1, 1));
		self::assertFalse($read(100, 99));
		self::assertTrue($read(100, 100));
	}

	public function testTheAddressesToLookUpAreThoseOfBothObjectsEachOnce(): void {
		$old = self::object([self::BOB, self::ROOM_A, 'ATTENDEE:urn:uuid:1', ...self::SERIES], [self::ROOM_B, ...self::SECOND]);
		$new = self::object(['ATTENDEE:MAILTO:BOB@example.org', 'ATTENDEE:mailto:carol@example.org', ...self::TIMES]);
		self::assertSame(
			['bob@example.org', 'room-a@example.org', 'room-b@example.org', 'carol@example.org'],
			InvitationReader::addresses($old, $new, null),
		);
	}
}
