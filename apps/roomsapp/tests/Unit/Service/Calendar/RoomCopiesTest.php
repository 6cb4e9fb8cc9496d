<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Calendar;

use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Calendar\Copy\CopyName;
use OCA\RoomsApp\Model\Calendar\NewEvent;
use OCA\RoomsApp\Tests\Unit\Fake\CalendarTestCase;

final class RoomCopiesTest extends CalendarTestCase {
	private const SINGLE = [
		'DTSTART;TZID=Europe/Berlin:20260302T100000', 'DTEND;TZID=Europe/Berlin:20260302T110000', 'SUMMARY:Plan', 'DESCRIPTION:Bring cake',
		'LOCATION:Here', 'ORGANIZER;CN=Anna:mailto:anna@example.org', 'ATTENDEE;CN=Bob:mailto:bob@example.org',
		'ATTENDEE:mailto:blue@rooms.example', 'TRANSP:TRANSPARENT', 'ATTACH:https://example.org/secret', 'X-SECRET:1',
	];
	private const WEEKLY = [
		'DTSTART;TZID=Europe/Berlin:20260323T100000', 'DTEND;TZID=Europe/Berlin:20260323T110000', 'RRULE:FREQ=WEEKLY;COUNT=4',
		'SUMMARY:Weekly',
	];
	/** Clocks change on 29 March. */
	private const WEEKS = ['2026-03-23T09:00Z', '2026-03-30T08:00Z', '2026-04-06T08:00Z', '2026-04-13T08:00Z'];

	public function testACopyHasTheTextsAndTheRoomAndNobodyElse(): void {
		$booking = $this->book(self::object(self::SINGLE));
		$this->services->copies->write($booking, self::object(self::SINGLE));
		$copy = str_replace("\r\n ", '', (string)$this->copy());
		foreach ([
			'SUMMARY:Plan', 'DESCRIPTION:Bring cake', 'LOCATION:Here', 'STATUS:CONFIRMED', 'TRANSP:OPAQUE',
			'ATTENDEE;CN=Blue;CUTYPE=ROOM;PARTSTAT=ACCEPTED:mailto:blue@rooms.example', 'ORGANIZER;CN=Anna:mailto:anna@example.org',
		] as $line) {
			self::assertStringContainsString("\r\n$line\r\n", $copy);
		}
		self::assertDoesNotMatchRegularExpression('/bob|ATTACH|X-SECRET/', $copy);
		self::assertSame(['2026-03-02T09:00Z CONFIRMED'], $this->busy());
	}

	public function testPeopleWithTheSameUidHaveCopiesOfTheirOwn(): void {
		$later = str_replace('T10', 'T12', str_replace('T11', 'T13', self::SINGLE));
		$this->services->copies->write($this->book(self::object(self::SINGLE)), self::object(self::SINGLE));
		$this->services->copies->write($this->book(self::object($later), 'ben'), self::object($later));
		self::assertSame(['2026-03-02T09:00Z CONFIRMED'], $this->busy());
		self::assertSame(['2026-03-02T11:00Z CONFIRMED'], $this->busy('ben'));
	}

	public function testWritingTheSameAgainChangesNothing(): void {
		$booking = $this->book(self::object(self::SINGLE));
		$this->services->copies->write($booking, self::object(self::SINGLE));
		$etag = $this->etag();
		$this->services->copies->write($booking, self::object(self::SINGLE));
		$this->services->copies->refresh($booking);
		self::assertSame($etag, $this->etag());
	}

	public function testDeclinedAndGivenBackDatesOfASeriesAreLeftOut(): void {
		$third = str_replace(['0323', 'RRULE:FREQ=WEEKLY;COUNT=4'], ['0406', 'X-A:1'], self::WEEKLY);
		$this->book(self::object($third, 'other'), 'ben', uid: 'other');
		$booking = $this->book(self::object(self::WEEKLY), acceptsFreeDates: true);
		$this->services->copies->write($booking, self::object(self::WEEKLY));
		[$one, $two, , $four] = self::WEEKS;
		self::assertSame(["$one CONFIRMED", "$two CONFIRMED", "$four CONFIRMED"], $this->busy());
		$changed = $this->services->booking->releases->release($booking, '20260330T080000Z', Actor::account('anna'));
		self::assertNotNull($changed);
		$this->services->copies->refresh($changed->booking);
		self::assertSame(["$one CONFIRMED", "$four CONFIRMED"], $this->busy());
		self::assertStringContainsString('RRULE:FREQ=WEEKLY;COUNT=4', (string)$this->copy());
	}

	public function testADateThatWasDeclinedComesBackWhenItIsAccepted(): void {
		$booking = $this->book(self::object(self::WEEKLY), autoAccept: false);
		$this->services->copies->write($booking, self::object(self::WEEKLY));
		self::assertSame(array_map(static fn (string $week): string => "$week TENTATIVE", self::WEEKS), $this->busy());
		[$one, $two, $three, $four] = self::WEEKS;
		$approvals = $this->services->booking->approvals;
		$approvals->decline($booking, ['20260330T080000Z'], Actor::account('max'));
		$approvals->accept($booking, $this->blue->rules(new \DateTimeZone('UTC')), ['20260413T080000Z'], Actor::account('max'));
		$this->services->copies->refresh($this->current());
		self::assertSame(["$one TENTATIVE", "$three TENTATIVE", "$four CONFIRMED"], $this->busy());
		$approvals->accept($booking, $this->blue->rules(new \DateTimeZone('UTC')), ['20260330T080000Z'], Actor::account('max'));
		$this->services->copies->refresh($this->current());
		self::assertSame(["$one TENTATIVE", "$two CONFIRMED", "$three TENTATIVE", "$four CONFIRMED"], $this->busy());
	}

	public function testAnOverrideOfADateThatIsDeclinedGoes(): void {
		$lines = [...self::WEEKLY, '', 'RECURRENCE-ID;TZID=Europe/Berlin:20260330T100000', 'DTSTART;TZID=Europe/Berlin:20260330T150000',
			'DTEND;TZID=Europe/Berlin:20260330T160000', 'SUMMARY:Later'];
		$booking = $this->book(self::object($lines));
		$this->services->copies->write($booking, self::object($lines));
		[$one, , $three, $four] = self::WEEKS;
		self::assertSame(["$one CONFIRMED", '2026-03-30T13:00Z CONFIRMED', "$three CONFIRMED", "$four CONFIRMED"], $this->busy());
		$this->services->booking->approvals->decline($booking, ['20260330T080000Z'], Actor::account('max'));
		$this->services->copies->refresh($this->current());
		self::assertSame(["$one CONFIRMED", "$three CONFIRMED", "$four CONFIRMED"], $this->busy());
	}

	public function testTheTablesDecideWhereTheEventSaysSomethingElse(): void {
		$booking = $this->book(self::object(self::WEEKLY));
		$this->services->copies->write($booking, self::object(str_replace(['T10', 'T11'], ['T20', 'T21'], self::WEEKLY)));
		self::assertSame(array_map(static fn (string $week): string => "$week CONFIRMED", self::WEEKS), $this->busy());
		$changed = $this->services->booking->releases->release($booking, '20260323T090000Z', Actor::account('anna'));
		self::assertNotNull($changed);
		$this->services->copies->refresh($changed->booking);
		self::assertSame(array_map(static fn (string $week): string => "$week CONFIRMED", array_slice(self::WEEKS, 1)), $this->busy());
	}

	public function testADateForWhichTheRoomIsNotAskedIsLeftOut(): void {
		$lines = [...self::WEEKLY, '', 'RECURRENCE-ID;TZID=Europe/Berlin:20260330T100000', 'DTSTART;TZID=Europe/Berlin:20260330T100000',
			'DTEND;TZID=Europe/Berlin:20260330T110000', 'STATUS:CANCELLED'];
		$this->services->copies->write($this->book(self::object($lines)), self::object($lines));
		[$one, , $three, $four] = self::WEEKS;
		self::assertSame(["$one CONFIRMED", "$three CONFIRMED", "$four CONFIRMED"], $this->busy());
	}

	public function testASeriesOfWholeDaysWithoutEndLeavesOutDays(): void {
		$lines = ['DTSTART;VALUE=DATE:20260302', 'DTEND;VALUE=DATE:20260303', 'RRULE:FREQ=WEEKLY', 'SUMMARY:Days'];
		$booking = $this->book(self::object($lines));
		$this->services->copies->write($booking, self::object($lines));
		$changed = $this->services->booking->releases->release($booking, '20260309', Actor::account('anna'));
		self::assertNotNull($changed);
		$this->services->copies->refresh($changed->booking);
		self::assertSame(['2026-03-01T23:00Z CONFIRMED', '2026-03-15T23:00Z CONFIRMED'], $this->busy(until: '2026-03-20'));
		self::assertStringContainsString('EXDATE;VALUE=DATE:20260309', (string)$this->copy());
	}

	public function testASeriesWithoutEndThatIsGivenBackKeepsWhatIsOverAndNothingElse(): void {
		$lines = ['DTSTART:20260302T090000Z', 'DTEND:20260302T100000Z', 'RRULE:FREQ=WEEKLY', 'SUMMARY:Long'];
		$booking = $this->book(self::object($lines));
		$this->services->copies->write($booking, self::object($lines));
		$this->clock->time += 14 * 86_400;
		$changed = $this->services->booking->releases->release($booking, null, Actor::account('anna'));
		self::assertNotNull($changed);
		$this->services->copies->refresh($changed->booking);
		$this->clock->time -= 14 * 86_400;
		self::assertSame(['2026-03-02T09:00Z CONFIRMED', '2026-03-09T09:00Z CONFIRMED'], $this->busy(until: '2031-01-01'));
	}

	public function testTimesWithoutAZoneAreThoseOfTheRoom(): void {
		$lines = ['DTSTART:20260302T100000', 'DTEND:20260302T110000', 'SUMMARY:Floating'];
		$this->services->copies->write($this->book(self::object($lines)), self::object($lines));
		self::assertStringContainsString('DTSTART;TZID=Europe/Berlin:20260302T100000', (string)$this->copy());
	}

	public function testNothingIsLeftOfWhatWasGivenBack(): void {
		$booking = $this->book(self::object(self::SINGLE));
		$this->services->copies->write($booking, self::object(self::SINGLE));
		$changed = $this->services->booking->releases->release($booking, null, Actor::account('anna'));
		self::assertNotNull($changed);
		$this->services->copies->refresh($changed->booking);
		self::assertNull($this->copy());
		$this->services->copies->refresh($changed->booking);
		self::assertSame([], $this->services->copies->findAll([$changed->booking]));
	}

	public function testTheTextsOfARequestWithoutEventOutliveItsRefusal(): void {
		$booking = $this->book(self::object(self::SINGLE), source: Source::Web, autoAccept: false);
		$start = new \DateTimeImmutable('2026-03-02T09:00:00Z');
		$this->services->copies->writeNew($booking, new NewEvent(
			'Plan', $start, $start->modify('+1 hour'), false, 'Anna', 'anna@example.org', "One\nTwo", 'blue@rooms.example', 'Blue',
		));
		self::assertSame(['2026-03-02T09:00Z TENTATIVE'], $this->busy());
		$this->services->booking->approvals->decline($booking, null, Actor::account('max'));
		$this->services->copies->refresh($this->current());
		self::assertSame(BookingState::Declined, $this->current()->state);
		self::assertStringContainsString('STATUS:CANCELLED', (string)$this->copy());
		self::assertStringContainsString('TRANSP:TRANSPARENT', (string)$this->copy());
		$this->services->booking->approvals->accept($booking, $this->blue->rules(new \DateTimeZone('UTC')), null, Actor::account('max'));
		$this->services->copies->refresh($this->current());
		self::assertSame(['2026-03-02T09:00Z CONFIRMED'], $this->busy());
		self::assertStringContainsString('DESCRIPTION:One\nTwo', (string)$this->copy());
	}

	public function testABookingWhoseCopyIsLostIsWrittenFromTheOrganizersEvent(): void {
		$object = self::object(self::SINGLE);
		$this->store($object);
		$booking = $this->book($object);
		$this->services->copies->refresh($booking);
		self::assertStringContainsString('DESCRIPTION:Bring cake', (string)$this->copy());
		$this->backend()->deleteCalendarObject($this->work(), 'mine.ics', 0, true);
		$this->services->copies->delete($booking);
		$this->services->copies->refresh($booking);
		self::assertSame(['2026-03-02T09:00Z CONFIRMED'], $this->busy());
	}

	private function etag(): mixed {
		$calendar = $this->backend()->getCalendarByUri('principals/calendar-rooms/roomsapp-blue', 'calendar')['id'] ?? 0;
		self::assertIsInt($calendar);
		return $this->backend()->getCalendarObject($calendar, CopyName::uri('anna', 'event-1'))['etag'] ?? null;
	}
}
