<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Invitation;

use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Invitation\Answer\Answer;
use OCA\RoomsApp\Model\Invitation\Answer\AnswerWriter;
use OCA\RoomsApp\Model\Invitation\Fields;
use OCA\RoomsApp\Model\Invitation\InvitationReader;
use OCA\RoomsApp\Model\Policy\BookingPolicy;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Model\Policy\Decision;
use OCA\RoomsApp\Model\Policy\OpenHours;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Policy\Standing;
use OCA\RoomsApp\Model\Policy\Taken;
use OCA\RoomsApp\Model\Policy\Verdict;
use PHPUnit\Framework\Attributes\TestDox;
use Sabre\VObject\Component\VCalendar;

/** What goes wrong elsewhere, numbered like the list of such defects; here as far as reading, deciding and answering show it. */
final class DefectsTest extends InvitationTestCase {
	private const NOW = 1_780_000_000;
	/** 2 June 2026, 10:00 in Berlin. */
	private const START = 1_780_387_200;
	private const WEEK = 604_800;
	private const EVENT = [self::ORGANIZER, self::ROOM_A, ...self::TIMES];

	#[TestDox('row 1: an event with DURATION is decided again, one without an end is declined, and no other may hide behind it')]
	public function testRow1(): void {
		$with = static fn (string ...$end): VCalendar => self::object([self::ROOM_A, self::TIMES[0], ...array_values($end)]);
		self::assertTrue(self::only($with('DURATION:PT30M'), $with('DURATION:PT2H'))->hasChanged);
		self::assertTrue(self::only($with('DTEND:20260602T090000Z'), $with())->hasChanged);
		$decide = static fn (VCalendar $object, int $from): ?Cause => self::decide(
			self::expanded(self::only(null, $object)->object()), taken: [new Taken($from, $from + 600, 1)],
		)->cause;
		self::assertSame(Cause::Conflict, $decide($with('DURATION:PT30M'), self::START + 1_799));
		self::assertNull($decide($with('DURATION:PT30M'), self::START + 1_800));
		self::assertSame(Cause::NoDuration, $decide($with(), self::START + self::WEEK));
	}

	#[TestDox("row 2: a guest's reply and a corrected title leave an approved booking as it is")]
	public function testRow2(): void {
		$approved = str_replace('NEEDS-ACTION', 'ACCEPTED', self::ROOM_A);
		$before = [self::ORGANIZER, $approved, self::BOB, ...self::SERIES, 'SUMMARY:Plan', 'SEQUENCE:1', 'LOCATION:Room A'];
		$replied = str_replace('NEEDS-ACTION', 'ACCEPTED', $before);
		$corrected = str_replace(['Plan', 'SEQUENCE:1'], ['Plans', 'SEQUENCE:2'], $before);
		$dates = self::dates([self::START, 3_600], [self::START + self::WEEK, 3_600]);
		foreach ([$replied, $corrected] as $after) {
			$invitation = self::only(self::object($before), self::object($after));
			self::assertFalse($invitation->hasChanged);
			$decision = self::decide($dates, autoAccept: false, standing: self::standing($dates));
			self::assertSame(Verdict::Accepted, $decision->verdict);
			$object = self::object($after);
			self::answer($object, $decision);
			self::assertSame(['ACCEPTED'], self::states($object));
		}
	}

	#[TestDox('row 3: a location books nothing, whoever writes it, and an account without a mail address frees the room again')]
	public function testRow3(): void {
		foreach (['Room A', 'room-a@example.org', 'mailto:room-a@example.org', 'room-a'] as $text) {
			self::assertNothing(self::invitations(null, self::object([...self::TIMES, "LOCATION:$text"])));
			self::assertNothing(self::invitations(null, self::object([self::ORGANIZER, self::BOB, ...self::TIMES, "LOCATION:$text"])));
		}
		$object = self::object([self::ROOM_A, ...self::TIMES]);
		self::assertSame('alice', self::only(null, $object, [])->owner);
		self::assertSame(['room-a alice meeting'], self::withdrawn(self::invitations($object, null, [])));
	}

	#[TestDox('row 4: an event of somebody else with the same identity neither changes nor frees a booking')]
	public function testRow4(): void {
		$reader = new InvitationReader();
		$copy = self::object(self::EVENT);
		foreach ([[null, $copy], [$copy, null], [$copy, self::object([self::ORGANIZER, ...self::TIMES])]] as [$old, $new]) {
			self::assertNothing($reader->read($old, $new, 'bob', ['bob@example.org'], self::ROOMS));
			self::assertNothing($reader->read($old, $new, 'bob', [], self::ROOMS));
		}
		// With an event of his own he is an owner of his own.
		$own = self::object([self::ROOM_A, ...self::TIMES]);
		self::assertSame('bob', $reader->read(null, $own, 'bob', ['bob@example.org'], self::ROOMS)->asked[0]->owner);
		self::assertSame(
			['room-a bob meeting'], self::withdrawn($reader->read($own, null, 'bob', ['bob@example.org'], self::ROOMS)),
		);
		$cancel = self::read(str_replace('VERSION:2.0', "VERSION:2.0\r\nMETHOD:CANCEL", self::text('meeting', self::EVENT)));
		self::assertNothing(self::invitations(self::object(self::EVENT), $cancel));
	}

	#[TestDox('row 5: no property that a client may write decides which rooms are booked or freed')]
	public function testRow5(): void {
		$forged = ['X-ROOMVOX-ROOMS:room-b', 'X-ROOMSAPP-ROOMS:101', 'X-ROOMSAPP-TEXT:Room B', 'RESOURCES:room-b@example.org'];
		$event = [...self::EVENT, ...$forged, 'LOCATION;X-ROOMSAPP-TEXT=Room B:Room B'];
		self::assertSame(['room-a'], self::asked(self::invitations(null, self::object($event))));
		self::assertSame([], self::withdrawn(self::invitations(self::object($event), self::object(self::EVENT))));
		self::assertSame(['room-a alice meeting'], self::withdrawn(self::invitations(self::object($event), null)));
	}

	#[TestDox('row 6: cancelling one date by an override frees this date and nothing else')]
	public function testRow6(): void {
		$series = [self::ORGANIZER, self::ROOM_A, ...self::SERIES];
		foreach ([[self::ORGANIZER, self::ROOM_A], [self::ORGANIZER], []] as $people) {
			$cancelled = self::object($series, [...$people, ...self::SECOND, 'STATUS:CANCELLED']);
			$invitations = self::invitations(self::object($series), $cancelled);
			self::assertSame([], self::withdrawn($invitations));
			self::assertSame(['room-a'], self::asked($invitations));
			self::assertTrue($invitations->asked[0]->hasChanged);
			$left = array_column(self::expanded($invitations->asked[0]->object())->list, 'start');
			self::assertSame([self::START, self::START + 2 * self::WEEK, self::START + 3 * self::WEEK], $left);
		}
		$all = self::dates([self::START, 3_600], [self::START + self::WEEK, 3_600], [self::START + 2 * self::WEEK, 3_600]);
		$left = self::dates([self::START, 3_600], [self::START + 2 * self::WEEK, 3_600]);
		self::assertSame(Verdict::Accepted, self::decide($left, autoAccept: false, standing: self::standing($all))->verdict);
	}

	#[TestDox('row 8: a change that does not fit is refused, and what was booked is not touched')]
	public function testRow8(): void {
		$before = self::dates([self::START, 3_600], [self::START + self::WEEK, 3_600]);
		$ids = array_column($before->list, 'recurrenceId');
		$later = new Occurrence(self::START + self::WEEK + 7_200, self::START + self::WEEK + 10_800, $ids[1], false);
		$decision = self::decide(
			new Occurrences([$before->list[0], $later], true, false, null),
			taken: [new Taken($later->start, $later->end, 1)],
			standing: self::standing($before),
		);
		self::assertSame([Verdict::Declined, Cause::Conflict], [$decision->verdict, $decision->cause]);
		self::assertSame([Verdict::Accepted, Verdict::Declined], array_column($decision->dates, 'verdict'));
	}

	#[TestDox("row 9: a declined room stays visible as declined, and guests' copies keep no room")]
	public function testRow9(): void {
		$object = self::object([...self::EVENT, self::BOB]);
		self::answer($object, self::decide(self::dates([self::START, 3_600]), taken: [new Taken(self::START, self::START + 60, 1)]));
		self::assertSame(['DECLINED'], self::states($object));
		self::assertStringNotContainsString('LOCATION', $object->serialize());
		self::assertNothing((new InvitationReader())->read(null, $object, 'bob', ['bob@example.org'], self::ROOMS));
	}

	#[TestDox("row 16: hours are those of the room's zone, and a night between two days is not within them")]
	public function testRow16(): void {
		$hours = [new OpenHours([0, 1, 2, 3, 4, 5, 6], 480, 1_080)];
		$decide = static fn (int $start, int $length, string $zone): ?Cause =>
			self::decide(self::dates([$start, $length]), $hours, $zone)->cause;
		self::assertNull($decide(self::START, 3_600, 'Europe/Berlin'));
		self::assertSame(Cause::OutsideHours, $decide(self::START, 3_600, 'America/New_York'));
		self::assertSame(Cause::OutsideHours, $decide(self::START, 86_400, 'Europe/Berlin'));
	}

	#[TestDox('row 20: without permission nobody books, on every path')]
	public function testRow20(): void {
		foreach ([Role::None, Role::Viewer] as $role) {
			$decision = self::decide(self::dates([self::START, 3_600]), role: $role);
			self::assertSame([Verdict::Declined, Cause::NotPermitted], [$decision->verdict, $decision->cause]);
		}
		self::assertSame(Verdict::Accepted, self::decide(self::dates([self::START, 3_600]), role: Role::Admin)->verdict);
	}

	#[TestDox('row 21: the answer is in every component')]
	public function testRow21(): void {
		$object = self::object([self::ORGANIZER, self::ROOM_A, ...self::SERIES], [self::ORGANIZER, self::ROOM_A, ...self::SECOND]);
		$dates = self::dates([self::START, 3_600], [self::START + self::WEEK, 3_600]);
		self::answer($object, self::decide($dates));
		self::assertSame(['ACCEPTED', 'ACCEPTED'], self::states($object));
		self::answer($object, self::decide($dates, autoAccept: false));
		self::assertSame(['TENTATIVE', 'TENTATIVE'], self::states($object));
		$taken = [new Taken(self::START + self::WEEK, self::START + self::WEEK + 60, 1)];
		self::answer($object, self::decide($dates, taken: $taken, acceptsFreeDates: true));
		self::assertSame(['ACCEPTED', 'DECLINED'], self::states($object));
	}

	private static function expanded(VCalendar $object): Occurrences {
		return (new OccurrenceExpander())->expand($object, new \DateTimeZone('Europe/Berlin'), self::NOW, self::NOW + 100 * self::WEEK);
	}

	/** @param array{int, int} ...$dates start and length */
	private static function dates(array ...$dates): Occurrences {
		$isSeries = count($dates) > 1;
		return new Occurrences(array_map(static fn (array $date): Occurrence => new Occurrence(
			$date[0], $date[0] + $date[1], $isSeries ? gmdate('Ymd\THis\Z', $date[0]) : '', false,
		), array_values($dates)), $isSeries, false, null);
	}

	/** @return list<Standing> */
	private static function standing(Occurrences $dates): array {
		return array_map(
			static fn (Occurrence $date): Standing => new Standing($date->recurrenceId, $date->start, $date->end, Verdict::Accepted),
			$dates->list,
		);
	}

	/**
	 * @param ?list<OpenHours> $hours
	 * @param list<Taken> $taken
	 * @param list<Standing> $standing
	 */
	private static function decide(
		Occurrences $asked,
		?array $hours = null,
		string $zone = 'Europe/Berlin',
		Role $role = Role::Booker,
		bool $autoAccept = true,
		bool $acceptsFreeDates = false,
		array $taken = [],
		array $standing = [],
	): Decision {
		$rules = new RoomRules(true, $autoAccept, new \DateTimeZone($zone), $hours, null, 0, 0, null, null, $acceptsFreeDates);
		return (new BookingPolicy())->decide($rules, $role, $asked, $taken, $standing, self::NOW);
	}

	private static function answer(VCalendar $object, Decision $decision): void {
		$answer = new Answer('room-a', $decision, new \DateTimeZone('Europe/Berlin'));
		(new AnswerWriter())->write($object, [$answer], self::ROOMS, self::NAMES);
	}

	/** @return list<string> what each component says about the room */
	private static function states(VCalendar $object): array {
		$states = [];
		foreach (Fields::events($object) as $event) {
			foreach (Properties::named($event, 'ATTENDEE') as $attendee) {
				if (Fields::value($attendee) === 'mailto:room-a@example.org') {
					$states[] = Properties::parameter($attendee, 'PARTSTAT');
				}
			}
		}
		return $states;
	}
}
