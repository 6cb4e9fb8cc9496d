<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Invitation\Answer;

use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Invitation\Answer\RoomReply;
use OCA\RoomsApp\Model\Invitation\Fields;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Model\Policy\Verdict;
use PHPUnit\Framework\Attributes\DataProvider;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Property;

final class AnswerWriterTest extends AnswerTestCase {
	private const ANSWERED = 'ATTENDEE;CUTYPE=ROOM;PARTSTAT=ACCEPTED;SCHEDULE-STATUS=2.0:mailto:room-a@example.org';
	private const NAMED = 'LOCATION;X-ROOMSAPP-TEXT=Room A:Room A';

	public function testAnAcceptedRoomIsAttendeeAndLocation(): void {
		$object = self::object([self::ORGANIZER, self::BOB, self::ROOM_A, ...self::TIMES]);
		self::assertSame(
			['-' . self::ROOM_A, '+' . self::ANSWERED, '+' . self::NAMED],
			self::changes($object, ['room-a' => self::decision(Verdict::Accepted)]),
		);
	}

	public function testARoomThatWaitsIsTentativeAndItsRequestIsDelivered(): void {
		$object = self::object([self::ROOM_A, ...self::TIMES]);
		self::assertSame([
			'-' . self::ROOM_A,
			'+ATTENDEE;CUTYPE=ROOM;PARTSTAT=TENTATIVE;SCHEDULE-STATUS=1.2:mailto:room-a@example.org',
			'+' . self::NAMED,
		], self::changes($object, ['room-a' => self::decision(Verdict::Pending)]));
	}

	public function testARoomThatDeclinesStaysWithItsReason(): void {
		$object = self::object([self::ROOM_A, ...self::TIMES]);
		self::assertSame([
			'-' . self::ROOM_A,
			'+ATTENDEE;CUTYPE=ROOM;PARTSTAT=DECLINED;SCHEDULE-STATUS=2.0;X-RESPONSE-COMMENT=Somebody else has the room then'
				. ':mailto:room-a@example.org',
		], self::changes($object, ['room-a' => self::decision(Verdict::Declined, Cause::Conflict)]));
	}

	public function testWhatSomebodyDeclinedHasTheirReason(): void {
		$object = self::object([self::ROOM_A, ...self::TIMES]);
		self::answer($object, ['room-a' => self::decision(Verdict::Declined)]);
		self::assertStringContainsString('X-RESPONSE-COMMENT=Not today:', implode("\n", self::lines($object)));
	}

	public function testALaterAnswerReplacesTheFirst(): void {
		$object = self::object([self::ROOM_A, ...self::TIMES]);
		self::answer($object, ['room-a' => self::decision(Verdict::Pending)]);
		self::answer($object, ['room-a' => self::decision(Verdict::Declined, Cause::Conflict)]);
		$text = implode("\n", self::lines($object));
		self::assertStringContainsString('PARTSTAT=DECLINED', $text);
		self::assertStringNotContainsString('LOCATION', $text);
		self::answer($object, ['room-a' => self::decision(Verdict::Accepted)]);
		$text = implode("\n", self::lines($object));
		self::assertStringContainsString(self::ANSWERED, $text);
		self::assertStringContainsString(self::NAMED, $text);
	}

	public function testAReasonIsOneLineAndMayHaveAnySign(): void {
		$attendee = self::attendee(self::object([self::ROOM_A]));
		(new RoomReply(Verdict::Declined, "  Say \"please\";\r\n then: 1, 2^3\x07 "))->writeTo($attendee);
		$again = self::read("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n{$attendee->serialize()}END:VEVENT\r\nEND:VCALENDAR\r\n");
		self::assertSame('Say "please"; then: 1, 2^3', Properties::parameter(self::attendee($again), 'X-RESPONSE-COMMENT'));
		self::assertSame('mailto:room-a@example.org', Fields::value(self::attendee($again)));
	}

	public function testEachEntryOfARoomAndNobodyElseIsAnswered(): void {
		$object = self::object([
			self::BOB, 'ATTENDEE:MAILTO:Room-B@example.org', 'ATTENDEE;CUTYPE=INDIVIDUAL;CN="B, old":mailto:old-b@example.org',
			self::ROOM_A, 'ATTENDEE;SCHEDULE-AGENT=CLIENT:mailto:room-b@example.org', ...self::TIMES,
		]);
		self::assertSame([
			'-ATTENDEE:MAILTO:Room-B@example.org',
			'-ATTENDEE;CUTYPE=INDIVIDUAL;CN="B, old":mailto:old-b@example.org',
			'+ATTENDEE;PARTSTAT=ACCEPTED;CUTYPE=ROOM;SCHEDULE-STATUS=2.0:MAILTO:Room-B@example.org',
			'+ATTENDEE;CUTYPE=ROOM;CN="B, old";PARTSTAT=ACCEPTED;SCHEDULE-STATUS=2.0:mailto:old-b@example.org',
			'+LOCATION;X-ROOMSAPP-TEXT=Room B:Room B',
		], self::changes($object, ['101' => self::decision(Verdict::Accepted)]));
	}

	public function testEverythingElseStaysAsItIs(): void {
		$own = [
			'SUMMARY;LANGUAGE=en:Plans\, and\nmore', 'DESCRIPTION;ALTREP="cid:1":A\;B', 'X-ANY;X-A=1;X-B="a;b":c\,d', 'GEO:52.1;4.3',
			'CATEGORIES:A,B\,C', 'RRULE:FREQ=WEEKLY;COUNT=4;BYDAY=TU', 'ATTACH;FMTTYPE=text/plain;ENCODING=BASE64;VALUE=BINARY:YQ==',
			'REQUEST-STATUS:2.0;Success', 'X-ROOMVOX-ROOMS:room-b', 'STATUS:TENTATIVE', 'LAST-MODIFIED:20260101T000000Z', 'COMMENT:mine',
			'BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER;RELATED=START:-PT15M', 'DESCRIPTION:Alarm', 'END:VALARM',
		];
		$object = self::object([self::ORGANIZER, self::ROOM_A, self::BOB, ...self::TIMES, ...$own]);
		$decision = self::decisions(['20260602' => Verdict::Accepted, '20260609' => Verdict::Accepted]);
		$changes = self::changes($object, ['room-a' => $decision]);
		self::assertSame(['-' . self::ROOM_A, '+' . self::ANSWERED, '+' . self::NAMED], $changes);
	}

	/** @return iterable<string, array{string}> */
	public static function ownLocations(): iterable {
		yield 'a text' => ['LOCATION:At the lake'];
		yield 'the name of the room' => ['LOCATION:Room A'];
		yield 'with a language' => ['LOCATION;LANGUAGE=de:Am See\, hinten'];
		yield 'ours, and more' => ['LOCATION;X-ROOMSAPP-TEXT=Room A:Room A\, second floor'];
	}

	#[DataProvider('ownLocations')]
	public function testWhatAPersonWroteAsLocationStays(string $line): void {
		foreach (Verdict::cases() as $verdict) {
			$object = self::object([self::ROOM_A, ...self::TIMES, $line]);
			$changes = self::changes($object, ['room-a' => self::decision($verdict)]);
			self::assertStringNotContainsString('LOCATION', implode("\n", $changes));
		}
	}

	public function testAnEmptyLocationIsFilledAndKeepsItsParameters(): void {
		$object = self::object([self::ROOM_A, ...self::TIMES, 'LOCATION;LANGUAGE=de: ']);
		$changes = self::changes($object, ['room-a' => self::decision(Verdict::Accepted)]);
		self::assertContains('+LOCATION;LANGUAGE=de;X-ROOMSAPP-TEXT=Room A:Room A', $changes);
	}

	public function testSeveralRoomsAreNamedInTheirOrder(): void {
		$object = self::object([self::ROOM_B, self::ROOM_A, ...self::TIMES]);
		self::answer($object, ['room-a' => self::decision(Verdict::Accepted), '101' => self::decision(Verdict::Pending)]);
		self::assertContains('LOCATION;X-ROOMSAPP-TEXT="Room B, Room A":Room B\, Room A', self::lines($object));
		$changes = self::changes($object, ['101' => self::decision(Verdict::Declined, Cause::Conflict)]);
		self::assertContains('+' . self::NAMED, $changes);
	}

	public function testTheLocationFollowsTheRooms(): void {
		$object = self::object([self::ROOM_A, self::ROOM_B, ...self::TIMES]);
		self::answer($object, ['room-a' => self::decision(Verdict::Accepted), '101' => self::decision(Verdict::Accepted)]);
		$event = Fields::events($object)[0];
		$event->remove(self::attendee($object));
		self::assertTrue(self::answer($object, []));
		self::assertContains('LOCATION;X-ROOMSAPP-TEXT=Room B:Room B', self::lines($object));
		$event->remove('ATTENDEE');
		self::assertTrue(self::answer($object, []));
		self::assertStringNotContainsString('LOCATION', $object->serialize());
	}

	public function testNothingIsWrittenWhereNoRoomIsAsked(): void {
		$cancelled = [str_replace('NEEDS-ACTION', 'ACCEPTED', self::ROOM_A), ...self::TIMES, 'STATUS:CANCELLED'];
		$events = [[self::BOB, ...self::TIMES], $cancelled, ['LOCATION:', ...self::TIMES]];
		foreach ($events as $event) {
			self::assertSame([], self::changes(self::object($event), ['room-a' => self::decision(Verdict::Accepted)]));
		}
		self::assertSame([], self::changes(self::object(), ['room-a' => self::decision(Verdict::Accepted)]));
	}

	public function testTheCodesOfTheStandards(): void {
		self::assertSame(['ACCEPTED', 'TENTATIVE', 'DECLINED'], array_map(RoomReply::partStat(...), Verdict::cases()));
		self::assertSame(['2.0', '1.2', '2.0'], array_map(RoomReply::scheduleStatus(...), Verdict::cases()));
	}

	private static function attendee(VCalendar $object): Property {
		$attendee = Fields::first(Fields::events($object)[0], 'ATTENDEE');
		self::assertNotNull($attendee);
		return $attendee;
	}
}
