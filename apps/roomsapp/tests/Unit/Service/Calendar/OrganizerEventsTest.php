<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Calendar;

use Host\Calendars\Calendars;
use Host\Calendars\Objects;
use OCA\DAV\CalDAV\CalDavBackend;
use OCA\RoomsApp\Host\AccountEvents;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\BookingEvent;
use OCA\RoomsApp\Model\Scheduling\StoredEvent;
use OCA\RoomsApp\Tests\Unit\Fake\CalendarTestCase;
use OCP\IUserManager;

final class OrganizerEventsTest extends CalendarTestCase {
	private const ASKING = [
		'ORGANIZER:mailto:anna@example.org', 'ATTENDEE;CN=Bob;PARTSTAT=ACCEPTED:mailto:bob@example.org',
		'ATTENDEE;PARTSTAT=TENTATIVE:mailto:Blue@rooms.example', 'SUMMARY:Plan', 'SEQUENCE:3',
	];
	private const SINGLE = ['DTSTART:20260302T090000Z', 'DTEND:20260302T100000Z', ...self::ASKING];
	private const WEEKLY = [
		'DTSTART;TZID=Europe/Berlin:20260323T100000', 'DTEND;TZID=Europe/Berlin:20260323T110000', 'RRULE:FREQ=WEEKLY;COUNT=3',
		...self::ASKING,
	];

	public function testAnAnswerIsWrittenIntoTheEventAndNothingElse(): void {
		$object = self::object(self::SINGLE);
		$this->store($object);
		$booking = $this->book($object);
		self::assertTrue($this->services->events->answer($booking));
		$text = $this->stored();
		$answer = '/ATTENDEE;PARTSTAT=ACCEPTED;CUTYPE=ROOM;SCHEDULE-STATUS=[^:]*:mailto:Blue@rooms.example/';
		self::assertMatchesRegularExpression($answer, $text);
		self::assertStringContainsString('ATTENDEE;CN=Bob;PARTSTAT=ACCEPTED:mailto:bob@example.org', $text);
		self::assertMatchesRegularExpression('/LOCATION[^:]*:Blue\r\n/', $text);
		self::assertStringContainsString("SEQUENCE:3\r\n", $text);
		self::assertTrue($this->services->events->answer($booking));
		self::assertSame($text, $this->stored());
	}

	public function testWhatTheManagerSaidIsThere(): void {
		$object = self::object(self::SINGLE);
		$this->store($object);
		$booking = $this->book($object, autoAccept: false);
		$changed = $this->services->booking->approvals->decline($booking, null, Actor::account('max'), 'Painting day');
		self::assertNotNull($changed);
		$this->services->consequences->of($changed, BookingEvent::Declined, Actor::account('max'), 'Painting day');
		self::assertMatchesRegularExpression('/PARTSTAT=DECLINED;.*X-RESPONSE-COMMENT=Painting day:mailto:Blue/', $this->stored());
		self::assertNull($this->copy());
	}

	/** @return iterable<string, array{string, ?string}> */
	public static function places(): iterable {
		yield 'its name' => ['Blue', null];
		yield 'its name among others' => ['Red\, Blue\, Hall', 'Red\, Hall'];
		yield 'its name at the end' => ['Hall\, Blue', 'Hall'];
		yield 'another name that begins alike' => ['Blue Monday Bar', 'Blue Monday Bar'];
	}

	#[\PHPUnit\Framework\Attributes\DataProvider('places')]
	public function testARoomThatWasGivenBackLeavesTheEvent(string $location, ?string $left): void {
		$object = self::object([...self::SINGLE, "LOCATION:$location"]);
		$this->store($object);
		$changed = $this->services->booking->releases->release($this->book($object), null, Actor::account('max'));
		self::assertNotNull($changed);
		self::assertTrue($this->services->events->answer($changed->booking));
		$text = $this->stored();
		self::assertStringNotContainsString('rooms.example', $text);
		self::assertStringContainsString('mailto:bob@example.org', $text);
		$left === null
			? self::assertStringNotContainsString('LOCATION', $text)
			: self::assertStringContainsString("LOCATION:$left\r\n", $text);
		self::assertFalse($this->services->events->answer($changed->booking));
	}

	public function testARoomThatWasGivenBackForOneDateLeavesThatDate(): void {
		$object = self::object(self::WEEKLY);
		$this->store($object);
		$booking = $this->book($object);
		$this->services->events->answer($booking);
		$changed = $this->services->booking->releases->release($booking, '20260330T080000Z', Actor::account('max'));
		self::assertNotNull($changed);
		$this->services->events->answer($changed->booking);
		[, $master, $override] = explode('BEGIN:VEVENT', $this->stored());
		self::assertStringContainsString('mailto:Blue@rooms.example', $master);
		self::assertStringContainsString('RECURRENCE-ID;TZID=Europe/Berlin:20260330T100000', $override);
		self::assertStringNotContainsString('rooms.example', $override);
		self::assertStringNotContainsString('LOCATION', $override);
		self::assertStringContainsString('mailto:bob@example.org', $override);
		$text = $this->stored();
		$this->services->events->answer($changed->booking);
		self::assertSame($text, $this->stored());
	}

	public function testAnEventThatAnotherProcessChangesMeanwhileIsReadAgain(): void {
		$object = self::object(self::SINGLE);
		$this->store($object);
		$booking = $this->book($object);
		$get = $this->instance->get(...);
		$backend = new CalDavBackend($get(Calendars::class), $get(Objects::class), $get(IUserManager::class));
		$calendar = $this->work();
		$account = new class(function () use ($backend, $calendar): void {
			$backend->updateCalendarObject($calendar, 'mine.ics', self::object([...self::SINGLE, 'DESCRIPTION:Changed'])->serialize());
		}) extends AccountEvents {
			public function __construct(private ?\Closure $meanwhile) {
			}

			#[\Override]
			public function replace(StoredEvent $event, string $text): bool {
				$meanwhile = $this->meanwhile;
				$this->meanwhile = null;
				if ($meanwhile !== null) {
					$meanwhile();
				}
				return parent::replace($event, $text);
			}
		};
		self::assertTrue($this->calendarServices($account)->events->answer($booking));
		self::assertStringContainsString('DESCRIPTION:Changed', $this->stored());
		self::assertStringContainsString('PARTSTAT=ACCEPTED;CUTYPE=ROOM', $this->stored());
	}

	public function testThereMayBeNoEvent(): void {
		$booking = $this->book(self::object(self::SINGLE));
		self::assertFalse($this->services->events->answer($booking));
		$this->store(self::object(['DTSTART:20260302T090000Z', 'SUMMARY:A copy without rooms']));
		self::assertFalse($this->services->events->answer($booking));
		self::assertNull($this->services->events->findOrNull($booking));
	}
}
