<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\RoomBooking;

use Host\Calendars\Calendars;
use OCA\RoomsApp\Host\RoomCalendar;
use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Calendar\Copy\CopyName;
use OCA\RoomsApp\Service\RoomBooking\BookingAnswers;
use OCA\RoomsApp\Service\RoomBooking\BookingChanges;
use OCA\RoomsApp\Service\RoomBooking\BookingFinder;
use OCA\RoomsApp\Tests\Unit\Fake\CalendarTestCase;

/** Bookings that events of calendars asked for, changed through the internal API. */
final class EventBookingsTest extends CalendarTestCase {
	private const ASKING = ['ORGANIZER:mailto:anna@example.org', 'ATTENDEE:mailto:blue@rooms.example', 'SUMMARY:Plan', 'DESCRIPTION:Cake'];
	private const SINGLE = ['DTSTART:20260302T090000Z', 'DTEND:20260302T100000Z', ...self::ASKING];
	private const WEEKLY = ['DTSTART:20260302T090000Z', 'DTEND:20260302T100000Z', 'RRULE:FREQ=WEEKLY', ...self::ASKING];
	private const TIMES = ['start' => '2026-03-02T09:00:00Z', 'end' => '2026-03-02T10:00:00Z'];

	private BookingChanges $changes;
	private BookingAnswers $answers;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->room('Red', ['email' => 'red@rooms.example', 'timeZone' => 'Europe/Berlin', 'autoAccept' => true]);
		$this->instance->get(Calendars::class)->create(RoomCalendar::principal('red'), 'calendar', []);
		$this->account('max', 'admin');
		$booking = $this->services->booking;
		$finder = new BookingFinder($booking->bookings, $booking->dates);
		$this->changes = new BookingChanges(
			$this->rooms, $this->roles(), $finder, $booking->desk, $booking->bookings, $booking->dates, $this->services->copies,
			$this->services->events, $this->services->consequences, $this->services->zone, $this->clock,
		);
		$this->answers = new BookingAnswers(
			$this->rooms, $this->roles(), $finder, $booking->approvals, $booking->releases, $this->services->consequences,
			$this->services->zone,
		);
	}

	/** @return iterable<string, array{list<string>}> */
	public static function shared(): iterable {
		yield 'a guest' => [[...self::SINGLE, 'ATTENDEE:mailto:bob@example.org']];
		yield 'another room' => [[...self::SINGLE, 'ATTENDEE:mailto:red@rooms.example']];
		yield 'other dates' => [self::WEEKLY];
	}

	/** @param list<string> $lines */
	#[\PHPUnit\Framework\Attributes\DataProvider('shared')]
	public function testAnEventThatOthersHaveChangesInTheCalendarOfItsOrganizer(array $lines): void {
		$this->bookAndStore($lines);
		foreach ([['summary' => 'Other'], ['end' => '2026-03-02T11:00:00Z'], ['description' => 'Other']] as $sent) {
			$refusal = self::refusal(fn () => $this->changes->update('blue', 'event-1', [], [...self::TIMES, ...$sent], 'max'));
			self::assertSame([422, 'has_event'], [$refusal->status(), $refusal->reason]);
		}
		$same = [...self::TIMES, 'summary' => 'Meeting', 'description' => 'Cake'];
		self::assertSame(['status' => 'ok'], $this->changes->update('blue', 'event-1', [], $same, 'max'));
	}

	public function testAnEventOfTheRoomAloneChangesWithItsBooking(): void {
		$this->bookAndStore([
			'DTSTART;TZID=Europe/Paris:20260302T100000', 'DTEND;TZID=Europe/Paris:20260302T110000', ...self::ASKING,
			'ATTENDEE:mailto:anna@example.org', 'X-MINE:1',
		]);
		$sent = ['start' => '2026-07-01T09:00:00Z', 'end' => '2026-07-01T10:30:00Z', 'summary' => 'Other', 'description' => ''];
		self::assertSame(['status' => 'ok'], $this->changes->update('blue', 'event-1', [], $sent, 'anna'));
		$text = $this->stored();
		foreach ([
			'DTSTART;TZID=Europe/Paris:20260701T110000', 'DTEND;TZID=Europe/Paris:20260701T123000', 'SUMMARY:Other', 'SEQUENCE:1',
			'X-MINE:1',
		] as $line) {
			self::assertStringContainsString("\r\n$line\r\n", $text);
		}
		self::assertStringNotContainsString('DESCRIPTION', $text);
		self::assertStringContainsString('PARTSTAT=ACCEPTED', $text);
		self::assertSame(['2026-07-01T09:00Z CONFIRMED'], $this->busy(until: '2026-12-01'));
		self::assertStringContainsString("\r\nSEQUENCE:1\r\n", (string)$this->copy());
		$days = ['start' => '2026-07-02', 'end' => '2026-07-04'];
		self::assertSame(['status' => 'ok'], $this->changes->update('blue', 'event-1', [], $days, 'max'));
		self::assertStringContainsString("DTSTART;VALUE=DATE:20260702\r\nDTEND;VALUE=DATE:20260704\r\n", $this->stored());
	}

	public function testABookingHasMovedThoughTheCalendarOfItsNewRoomCannotBeWritten(): void {
		$this->bookAndStore(self::SINGLE);
		$this->room('Green', ['email' => 'green@rooms.example', 'timeZone' => 'Europe/Berlin', 'autoAccept' => true]);
		$moved = $this->changes->update('blue', 'event-1', [], [...self::TIMES, 'roomId' => 'green'], 'max');
		self::assertNotNull($this->services->booking->bookings->findOrNull('green', 'anna', $moved['uid'] ?? ''));
		self::assertNull($this->copy());
		self::assertStringNotContainsString('blue@rooms.example', $this->stored());
	}

	public function testASeriesMovesWithTheDatesThatItHas(): void {
		$this->bookAndStore([...self::WEEKLY, 'LOCATION;X-ROOMSAPP-TEXT=Blue:Blue']);
		$this->answers->remove('blue', 'event-1', ['recurrenceId' => '2026-03-09T09:00:00Z'], 'anna');
		$this->answers->respond('blue', 'event-1', [], ['action' => 'decline', 'recurrenceId' => '20260323T090000Z'], 'max');
		$moved = $this->changes->update('blue', 'event-1', [], [...self::TIMES, 'roomId' => 'red'], 'max');
		$uid = $moved['uid'] ?? self::fail('Not moved');
		self::assertNull($this->copy());
		$booking = $this->services->booking->bookings->findOrNull('red', 'anna', $uid) ?? self::fail('No booking');
		$starts = array_map(
			static fn (BookedDate $date): string => gmdate('m-d', $date->start),
			$this->services->booking->dates->findAll($booking->id),
		);
		self::assertSame(['03-02', '03-16', '03-30'], array_slice($starts, 0, 3));
		$copy = $this->services->calendar->findOrNull('red', CopyName::uri('anna', $uid)) ?? self::fail('No copy');
		self::assertSame(count($starts), substr_count($copy, 'BEGIN:VEVENT'));
		self::assertStringContainsString('DESCRIPTION:Cake', $copy);
		self::assertStringContainsString('LOCATION:Red', $copy);
		self::assertStringNotContainsString('RRULE', $copy);
		self::assertStringNotContainsString('blue@rooms.example', $this->stored());
		[, $series, $left, $declined] = explode('BEGIN:VEVENT', $this->stored());
		self::assertStringContainsString("\r\nLOCATION:Red\r\n", $series);
		self::assertStringNotContainsString('LOCATION', $left . $declined);
	}

	public function testWhatIsGivenBackIsTakenOutOfTheEvent(): void {
		$this->bookAndStore([...self::WEEKLY, 'LOCATION:Blue']);
		self::assertSame(404, self::refusal(
			fn () => $this->answers->remove('blue', 'event-1', ['recurrenceId' => '20260303T090000Z'], 'anna'),
		)->status());
		self::assertSame(400, self::refusal(fn () => $this->answers->remove('blue', 'event-1', ['recurrenceId' => 'x'], 'anna'))->status());
		$this->answers->remove('blue', 'event-1', ['recurrenceId' => '20260309T090000Z'], 'anna');
		self::assertSame(2, substr_count($this->stored(), 'BEGIN:VEVENT'));
		self::assertSame(1, substr_count($this->stored(), 'mailto:blue@rooms.example'));
		$this->answers->remove('blue', 'event-1', [], 'anna');
		self::assertStringNotContainsString('blue@rooms.example', $this->stored());
		self::assertStringNotContainsString('LOCATION', $this->stored());
		self::assertNull($this->copy());
	}

	public function testOneDateIsAnsweredInTheEvent(): void {
		$this->bookAndStore(self::WEEKLY, autoAccept: false);
		$sent = ['action' => 'decline', 'recurrenceId' => '20260309T090000Z', 'comment' => 'Cleaning'];
		$this->answers->respond('blue', 'event-1', [], $sent, 'max');
		$text = $this->stored();
		self::assertSame([1, 1], [substr_count($text, 'PARTSTAT=TENTATIVE'), substr_count($text, 'PARTSTAT=DECLINED')]);
		self::assertStringContainsString('X-RESPONSE-COMMENT=Cleaning', $text);
		self::assertSame(['2026-03-02T09:00Z TENTATIVE', '2026-03-16T09:00Z TENTATIVE'], $this->busy(until: '2026-03-20'));
	}

	public function testSeveralPeopleWithOneUidAreToldApart(): void {
		$this->bookAndStore(self::SINGLE);
		$this->account('ben');
		$later = str_replace(['T09', 'T10'], ['T12', 'T13'], self::SINGLE);
		$this->book(self::object($later), 'ben');
		self::assertSame(
			'ambiguous_booking',
			self::refusal(fn () => $this->answers->respond('blue', 'event-1', [], ['action' => 'decline'], 'max'))->reason,
		);
		$this->answers->respond('blue', 'event-1', ['uri' => CopyName::uri('ben', 'event-1')], ['action' => 'decline'], 'max');
		self::assertSame(['accepted', 'declined'], [$this->current()->state->value, $this->current('ben')->state->value]);
		$this->answers->remove('blue', 'event-1', [], 'ben');
		self::assertSame(['accepted', 'cancelled'], [$this->current()->state->value, $this->current('ben')->state->value]);
	}

	/** @param list<string> $lines */
	private function bookAndStore(array $lines, bool $autoAccept = true): void {
		$object = self::object($lines);
		$this->store($object);
		$this->services->copies->write($this->book($object, autoAccept: $autoAccept), $object);
	}
}
