<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Calendar;

use Host\Calendars\Calendars;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Tests\Unit\Fake\CalendarTestCase;
use OCP\IUserManager;

/** Bob is a guest of an event of Anna, with a reminder of his own. */
final class GuestCopiesTest extends CalendarTestCase {
	private const ORGANIZER = 'ORGANIZER:mailto:anna@example.org';
	private const BOB = 'ATTENDEE;CN=Bob;PARTSTAT=ACCEPTED:mailto:bob@example.org';
	private const SINGLE = ['DTSTART:20260302T090000Z', 'DTEND:20260302T100000Z', 'SUMMARY:Plan'];
	private const WEEKLY = [
		'DTSTART;TZID=Europe/Berlin:20260323T100000', 'DTEND;TZID=Europe/Berlin:20260323T110000', 'RRULE:FREQ=WEEKLY;COUNT=3',
		'SUMMARY:Plan',
	];
	private const REMINDER = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Take the lamp', 'TRIGGER:-PT5M', 'END:VALARM'];

	private int $calendar;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->account('bob');
		$this->instance->get(IUserManager::class)->get('bob')?->setSystemEMailAddress('Bob@example.org');
		$this->calendar = $this->instance->get(Calendars::class)->create('principals/users/bob', 'private', []);
	}

	public function testTheAnswerOfARoomReachesTheCopiesOfGuests(): void {
		$booking = $this->invite(self::SINGLE);
		$this->services->events->answer($booking);
		$copy = $this->bobs();
		self::assertStringContainsString("ATTENDEE;PARTSTAT=ACCEPTED;CUTYPE=ROOM:mailto:Blue@rooms.example\r\n", $copy);
		self::assertMatchesRegularExpression('/LOCATION[^:]*:Blue\r\n/', $copy);
		self::assertStringContainsString(self::BOB, $copy);
		self::assertStringContainsString('Take the lamp', $copy);
		$etag = $this->etag();
		$this->services->events->answer($booking);
		self::assertSame($etag, $this->etag());
	}

	public function testARoomThatWasGivenBackLeavesTheCopies(): void {
		$booking = $this->invite(self::SINGLE);
		$this->services->events->answer($booking);
		$changed = $this->services->booking->releases->release($booking, null, Actor::account('max'));
		self::assertNotNull($changed);
		$this->services->events->answer($changed->booking);
		self::assertStringNotContainsString('rooms.example', $this->bobs());
		self::assertStringNotContainsString('LOCATION', $this->bobs());
		self::assertStringContainsString(self::BOB, $this->bobs());
	}

	public function testADateWithoutTheRoomIsApartInTheCopyWithTheRemindersOfTheGuest(): void {
		$booking = $this->invite(self::WEEKLY);
		$this->services->events->answer($booking);
		$changed = $this->services->booking->releases->release($booking, '20260330T080000Z', Actor::account('max'));
		self::assertNotNull($changed);
		$this->services->events->answer($changed->booking);
		[, $master, $override] = explode('BEGIN:VEVENT', $this->bobs());
		self::assertStringContainsString('mailto:Blue@rooms.example', $master);
		self::assertStringContainsString('RECURRENCE-ID;TZID=Europe/Berlin:20260330T100000', $override);
		self::assertStringNotContainsString('rooms.example', $override);
		self::assertStringContainsString('Take the lamp', $override);
		self::assertStringNotContainsString('Wake up', $override);
		$text = $this->bobs();
		$this->services->events->answer($changed->booking);
		self::assertSame($text, $this->bobs());
	}

	public function testAGuestOfOneDateGetsNoOther(): void {
		$one = [
			'RECURRENCE-ID;TZID=Europe/Berlin:20260323T100000', 'DTSTART;TZID=Europe/Berlin:20260323T100000',
			'DTEND;TZID=Europe/Berlin:20260323T110000', 'SUMMARY:Plan', self::ORGANIZER, self::BOB, $this->asked(),
		];
		$this->store(self::object([...self::WEEKLY, self::ORGANIZER, $this->asked(), '', ...$one]));
		$this->backend()->createCalendarObject($this->calendar, 'copy.ics', self::object([...$one, ...self::REMINDER])->serialize());
		$booking = $this->book(self::object([...self::WEEKLY, self::ORGANIZER, $this->asked()]));
		$changed = $this->services->booking->releases->release($booking, '20260330T080000Z', Actor::account('max'));
		self::assertNotNull($changed);
		$this->services->events->answer($changed->booking);
		self::assertSame(1, substr_count($this->bobs(), 'BEGIN:VEVENT'));
		self::assertStringContainsString('PARTSTAT=ACCEPTED;CUTYPE=ROOM:mailto:Blue@rooms.example', $this->bobs());
	}

	public function testAnEventOfSomebodyElseWithTheSameUidStays(): void {
		$own = self::object([...self::SINGLE, 'ORGANIZER:mailto:carl@example.org', self::BOB, $this->asked()]);
		$this->backend()->createCalendarObject($this->calendar, 'copy.ics', $own->serialize());
		$this->store(self::object([...self::SINGLE, self::ORGANIZER, self::BOB, $this->asked()]));
		$this->services->events->answer($this->book($own));
		self::assertStringContainsString('PARTSTAT=ACCEPTED;CUTYPE=ROOM', $this->stored());
		self::assertStringContainsString($this->asked(), $this->bobs());
	}

	/**
	 * Saves an event that asks Blue in the calendars of Anna and Bob, and books the room.
	 *
	 * @param list<string> $lines
	 */
	private function invite(array $lines): Booking {
		$lines = [...$lines, self::ORGANIZER, self::BOB, $this->asked()];
		$alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Wake up', 'TRIGGER:-PT9M', 'END:VALARM'];
		$event = self::object([...$lines, ...$alarm]);
		$this->store($event);
		$this->backend()->createCalendarObject($this->calendar, 'copy.ics', self::object([...$lines, ...self::REMINDER])->serialize());
		return $this->book($event);
	}

	private function asked(): string {
		return 'ATTENDEE;PARTSTAT=TENTATIVE:mailto:Blue@rooms.example';
	}

	private function bobs(): string {
		$text = $this->backend()->getCalendarObject($this->calendar, 'copy.ics')['calendardata'] ?? null;
		return is_string($text) ? str_replace("\r\n ", '', $text) : self::fail('No copy');
	}

	private function etag(): mixed {
		return $this->backend()->getCalendarObject($this->calendar, 'copy.ics')['etag'] ?? null;
	}
}
