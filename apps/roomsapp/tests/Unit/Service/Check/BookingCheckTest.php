<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Check;

use OCA\RoomsApp\Host\AccountEvents;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Calendar\Copy\CopyName;
use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Check\CheckReport;
use OCA\RoomsApp\Model\Check\ToldDates;
use OCA\RoomsApp\Model\Invitation\InvitationReader;
use OCA\RoomsApp\Repository\Check\CheckRepository;
use OCA\RoomsApp\Service\Check\BookingCheck;
use OCA\RoomsApp\Service\Check\BookingRebuild;
use OCA\RoomsApp\Service\Check\CopyCheck;
use OCA\RoomsApp\Service\Check\EventCheck;
use OCA\RoomsApp\Service\Check\MailboxCheck;
use OCA\RoomsApp\Service\Check\Repairs;
use OCA\RoomsApp\Service\Check\RoomRebuild;
use OCA\RoomsApp\Tests\Unit\Fake\CalendarTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use Psr\Log\NullLogger;
use Sabre\VObject\Component\VCalendar;

final class BookingCheckTest extends CalendarTestCase {
	private const ROOM = 'ATTENDEE;CUTYPE=ROOM;PARTSTAT=ACCEPTED;SCHEDULE-STATUS=2.0:mailto:blue@rooms.example';
	private const MEETING = ['DTSTART:20260302T090000Z', 'DTEND:20260302T100000Z', 'SUMMARY:Meeting', self::ROOM];
	private const SERIES = [
		'DTSTART;TZID=Europe/Berlin:20260302T090000', 'DTEND;TZID=Europe/Berlin:20260302T100000', 'RRULE:FREQ=WEEKLY;COUNT=5',
		'SUMMARY:Meeting', self::ROOM,
	];

	public function testFindsNothingWhereAllSayTheSame(): void {
		$this->meeting(self::object(self::MEETING));
		$this->meeting(self::object(self::SERIES, 'series'), 'series');
		$this->apiBooking('DTSTART:20260305T090000Z', 'DTEND:20260305T100000Z');

		$report = $this->check();

		self::assertSame([[], 1, 3], [$report->found(), $report->rooms, $report->bookings]);
	}

	/** @return iterable<string, array{list<string>}> */
	public static function shapes(): iterable {
		$weekly = ['DTSTART;TZID=Europe/Berlin:20260302T090000', 'DTEND;TZID=Europe/Berlin:20260302T100000', self::ROOM];
		$override = ['', 'RECURRENCE-ID;TZID=Europe/Berlin:20260309T090000'];
		yield 'all-day' => [['DTSTART;VALUE=DATE:20260402', 'DTEND;VALUE=DATE:20260404', 'RRULE:FREQ=MONTHLY;COUNT=3', self::ROOM]];
		yield 'floating' => [['DTSTART:20260328T220000', 'DURATION:PT4H', 'RRULE:FREQ=DAILY;COUNT=3', self::ROOM]];
		yield 'endless' => [['RRULE:FREQ=WEEKLY;BYDAY=MO,WE', 'EXDATE;TZID=Europe/Berlin:20260304T090000', ...$weekly]];
		yield 'begun long ago' => [['DTSTART:20200106T090000Z', 'DTEND:20200106T100000Z', 'RRULE:FREQ=WEEKLY', self::ROOM]];
		yield 'a date at another time' => [[
			'RRULE:FREQ=WEEKLY;COUNT=4', ...$weekly, ...$override, 'DTSTART:20260310T120000Z', 'DTEND:20260310T130000Z', self::ROOM,
		]];
		yield 'a date without the room' => [[
			'RRULE:FREQ=WEEKLY;COUNT=4', ...$weekly, ...$override, 'DTSTART:20260309T080000Z', 'DTEND:20260309T090000Z',
		]];
		yield 'the first date without the room' => [[
			'RRULE:FREQ=WEEKLY;COUNT=4', ...$weekly, '', 'RECURRENCE-ID;TZID=Europe/Berlin:20260302T090000', 'DTSTART:20260302T080000Z',
			'DTEND:20260302T090000Z',
		]];
		yield 'the room on one date' => [[
			'DTSTART;TZID=Europe/Berlin:20260302T090000', 'DTEND;TZID=Europe/Berlin:20260302T100000', 'RRULE:FREQ=WEEKLY;COUNT=4',
			...$override, 'DTSTART:20260309T080000Z', 'DTEND:20260309T090000Z', self::ROOM,
		]];
	}

	/** @param list<string> $lines */
	#[DataProvider('shapes')]
	public function testAnyEventIsFoundAlikeAndRebuilt(array $lines): void {
		$object = self::object($lines);
		$this->store($object);
		$asked = (new InvitationReader())->read(null, $object, 'anna', ['anna@example.org'], ['blue@rooms.example' => 'blue'])->asked[0];
		$booking = $this->book($asked->object());
		$this->services->copies->write($booking, $asked->object());
		$this->services->events->answer($booking);

		self::assertSame([], $this->check()->found());
		$before = $this->blocking();
		foreach (['bookings', 'occurrences'] as $table) {
			$this->database->run("DELETE FROM oc_roomsapp_$table");
		}
		$this->rebuild();
		self::assertSame($before, $this->blocking());
		self::assertSame([], $this->check()->found());
	}

	public function testWritesACopyThatIsMissing(): void {
		$this->meeting(self::object(self::MEETING));
		$this->services->calendar->delete('blue', CopyName::uri('anna', 'event-1'));

		$this->repairs(['missing' => ['blue: event-1']]);

		self::assertSame(['2026-03-02T09:00Z CONFIRMED'], $this->busy());
	}

	public function testCorrectsACopyWithOtherDatesOrStates(): void {
		$booking = $this->meeting(self::object(self::SERIES, 'series'), 'series');
		$uri = CopyName::uri('anna', 'series');
		$right = $this->busy('anna', 'series');
		$changes = ['COUNT=5' => 'COUNT=6', 'STATUS:CONFIRMED' => 'STATUS:TENTATIVE', 'T090000' => 'T093000', 'DTEND' => 'X-NONE'];
		foreach ($changes as $is => $wrong) {
			$text = $this->services->calendar->findOrNull('blue', $uri) ?? self::fail('No copy');
			$this->services->calendar->write('blue', $uri, str_replace($is, $wrong, $text));

			$this->repairs(['different' => ["blue: $booking->uid"]]);

			self::assertSame($right, $this->busy('anna', 'series'));
		}
	}

	public function testAnswersTheOrganizerAgain(): void {
		$booking = $this->meeting(self::object(self::MEETING));
		$this->services->booking->approvals->decline($booking, null, Actor::account('bob'));
		$this->services->copies->refresh($this->current());

		$this->repairs(['not answered' => ['blue: event-1 of anna']]);

		self::assertStringContainsString('PARTSTAT=DECLINED', $this->stored());
	}

	public function testFreesTheRoomOfAnEventThatIsGone(): void {
		$this->meeting(self::object(self::MEETING));
		$this->backend()->deleteCalendarObject($this->work(), 'mine.ics', forceDeletePermanently: true);

		$this->repairs(['event gone' => ['blue: event-1 of anna']]);

		self::assertSame([BookingState::Cancelled, null], [$this->current()->state, $this->copy()]);
	}

	public function testLeavesAnEventWithOtherDatesToItsOrganizer(): void {
		$this->meeting(self::object(self::MEETING));
		$this->backend()->updateCalendarObject($this->work(), 'mine.ics', str_replace('T09', 'T08', $this->stored()));

		$report = $this->check(true);

		self::assertSame(['other dates' => ['blue: event-1 of anna']], $report->found());
		self::assertSame([$report->found(), ['2026-03-02T09:00Z CONFIRMED']], [$this->check()->found(), $this->busy()]);
	}

	public function testNamesBookingsThatOverlapAndChangesNeither(): void {
		$this->meeting(self::object(self::MEETING));
		$this->apiBooking('DTSTART:20260305T090000Z', 'DTEND:20260305T100000Z');
		$this->database->run("UPDATE oc_roomsapp_occurrences SET start_at = start_at - 259200 + 1800, end_at = end_at - 259200 + 1800
			WHERE start_at > ?", [strtotime('2026-03-04')]);

		$found = $this->check(true)->found();

		self::assertSame(['blue: event-1 and program-1 at 2026-03-02T09:30Z'], $found['overlapping'] ?? null);
		self::assertSame(['overlapping' => $found['overlapping']], $this->check()->found());
	}

	public function testRemovesWhatBelongsToNothing(): void {
		$this->meeting(self::object(self::MEETING));
		$id = $this->current()->id;
		$this->services->calendar->delete('blue', CopyName::uri('anna', 'event-1'));
		$this->database->run('UPDATE oc_roomsapp_occurrences SET booking_id = ?', [$id + 1]);
		$this->database->run("UPDATE oc_roomsapp_bookings SET room_id = 'gone'");

		$found = $this->check(true)->found();

		self::assertSame(['orphaned' => ["booking of no room: $id", 'date of no booking: 1']], $found);
		self::assertSame([], $this->check()->found());
	}

	public function testCountsClaimsThatLapsedAndIsContentWithThem(): void {
		$this->meeting(self::object(self::MEETING));
		$this->database->run("UPDATE oc_roomsapp_occurrences SET claim = 'x', claim_expires_at = ?", [$this->clock->time - 1]);
		$this->database->run('UPDATE oc_roomsapp_bookings SET confirmed = 0');
		$this->services->calendar->delete('blue', CopyName::uri('anna', 'event-1'));

		$before = $this->check();
		self::assertSame([1, [], 1, 0], [$before->lapsed, $before->found(), $this->check(true)->lapsed, $this->check()->lapsed]);
	}

	public function testBookingsAreRebuiltFromTheCalendarOfTheRoom(): void {
		$this->meeting(self::object(self::MEETING));
		$this->meeting(self::object(self::SERIES, 'series'), 'series', autoAccept: false);
		$dates = $this->services->booking->dates->findAll($this->current('anna', 'series')->id);
		$rules = $this->blue->rules(new \DateTimeZone('UTC'));
		$series = $this->current('anna', 'series');
		$this->services->booking->approvals->accept($series, $rules, [$dates[1]->recurrenceId], Actor::account('bob'));
		$this->services->copies->refresh($this->current('anna', 'series'));
		$this->services->events->answer($this->current('anna', 'series'));
		$this->apiBooking('DTSTART:20260305T090000Z', 'DTEND:20260305T100000Z');
		self::assertSame([], $this->check()->found());
		$before = $this->tables();
		foreach (['bookings', 'occurrences'] as $table) {
			$this->database->run("DELETE FROM oc_roomsapp_$table");
		}

		$report = $this->rebuild();

		self::assertSame([3, []], [$report->bookings, $report->found()]);
		self::assertSame($before, $this->tables());
		self::assertSame([], $this->check()->found());
		self::assertSame(0, $this->rebuild()->bookings);
	}

	public function testWhatOthersBookedInTheMeantimeIsNotTakenOver(): void {
		$this->meeting(self::object(self::MEETING));
		$this->database->run('DELETE FROM oc_roomsapp_bookings');
		$this->database->run('DELETE FROM oc_roomsapp_occurrences');
		$this->apiBooking('DTSTART:20260302T093000Z', 'DTEND:20260302T103000Z');

		$report = $this->rebuild();

		self::assertSame(0, $report->bookings);
		self::assertStringContainsString('others have the room', implode('', $report->found()['failed'] ?? []));
		self::assertNotNull($this->copy());
	}

	public function testAnObjectOfAnotherProgramIsBookedUnderItsOwnName(): void {
		$foreign = self::object(['DTSTART:20260309T090000Z', 'DTEND:20260309T100000Z', 'SUMMARY:Foreign', 'STATUS:CONFIRMED'], 'foreign');
		$this->services->calendar->write('blue', 'foreign.ics', $foreign->serialize());

		$this->repairs(['extra' => ['blue: foreign.ics']]);

		self::assertSame('Foreign', $this->current('', 'foreign')->summary);
		self::assertSame(['2026-03-09T09:00Z CONFIRMED'], $this->busy('', 'foreign'));
	}

	/** @param array<string, list<string>> $expected by finding */
	private function repairs(array $expected): void {
		self::assertSame($expected, $this->check()->found());
		self::assertSame($expected, $this->check(true)->found());
		self::assertSame([], $this->check()->found());
	}

	/** @return list<string> times of a year */
	private function blocking(): array {
		$found = $this->services->booking->bookings->findOrNull('blue', 'anna', 'event-1');
		$dates = array_filter(
			$found === null ? [] : $this->services->booking->dates->findAll($found->id),
			fn (BookedDate $date): bool => $date->state->isBlocking() && $date->start < $this->clock->time + 360 * 86_400
				&& !$date->isOver($this->clock->time),
		);
		return array_values(array_map(static fn (BookedDate $date): string => "$date->recurrenceId $date->start $date->end", $dates));
	}

	/** Books with an event in the calendar of anna. */
	private function meeting(VCalendar $object, string $uid = 'event-1', bool $autoAccept = true): Booking {
		$this->store($object, $uid === 'event-1' ? 'mine.ics' : "$uid.ics");
		$booking = $this->book($object, uid: $uid, autoAccept: $autoAccept);
		$this->services->copies->write($booking, $object);
		$this->services->events->answer($booking);
		return $booking;
	}

	private function apiBooking(string ...$times): void {
		$object = self::object([...array_values($times), 'SUMMARY:Meeting'], 'program-1');
		$this->services->copies->write($this->book($object, '', Source::Api, uid: 'program-1'), $object);
	}

	/** @return list<mixed> what matters of the tables */
	private function tables(): array {
		$rows = [];
		foreach (['anna' => ['event-1', 'series'], '' => ['program-1']] as $owner => $uids) {
			foreach ($uids as $uid) {
				$booking = $this->current($owner, $uid);
				$rows[] = [$uid, $booking->state, $booking->summary, $booking->source, $booking->organizer, $booking->uri];
				foreach ($this->services->booking->dates->findAll($booking->id) as $date) {
					$rows[] = [$date->recurrenceId, $date->start, $date->end, $date->state];
				}
			}
		}
		return $rows;
	}

	private function check(bool $isRepairing = false): CheckReport {
		$services = $this->services;
		$tables = new CheckRepository($this->connection);
		$told = new ToldDates(new OccurrenceExpander());
		$repairs = new Repairs(new NullLogger());
		return (new BookingCheck(
			$tables, $services->booking->dates, $this->rooms, $services->booking->lapsed,
			new EventCheck(
				$tables, $services->events, $services->booking->releases, $services->consequences, $told, $services->zone, $repairs,
				$this->clock,
			),
			$this->copyCheck(),
			self::createStub(MailboxCheck::class),
			$this->clock,
		))->check($isRepairing);
	}

	private function rebuild(): CheckReport {
		$tables = new CheckRepository($this->connection);
		return (new BookingRebuild($this->rooms, $tables, $this->copyCheck(), $this->roomRebuild()))->rebuild();
	}

	private function copyCheck(): CopyCheck {
		return new CopyCheck(
			new CheckRepository($this->connection), $this->services->calendar,
			$this->services->copies, new ToldDates(new OccurrenceExpander()),
			$this->services->zone, $this->roomRebuild(), new Repairs(new NullLogger()), $this->clock,
		);
	}

	private function roomRebuild(): RoomRebuild {
		$booking = $this->services->booking;
		$expander = new OccurrenceExpander();
		return new RoomRebuild(
			$this->services->calendar,
			$this->services->copies, $booking->desk, $booking->approvals, $booking->bookings, new AccountEvents(),
			new InvitationReader(), $expander, new ToldDates($expander), $this->services->zone, new Repairs(new NullLogger()), $this->clock,
		);
	}
}
