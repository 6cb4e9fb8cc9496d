<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Fake;

use Host\Calendars\Calendars;
use OCA\DAV\CalDAV\CalDavBackend;
use OCA\RoomsApp\Host\AccountEvents;
use OCA\RoomsApp\Host\OwnerAddresses;
use OCA\RoomsApp\Host\RoomCalendar;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingRequest;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Calendar\Copy\CopyName;
use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Invitation\Fields;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Service\Notice\Notices;
use OCP\Accounts\IAccountManager;
use OCP\IConfig;
use OCP\IUserManager;
use Psr\Log\NullLogger;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Property\ICalendar\DateTime;
use Sabre\VObject\Reader;

/** Room `blue` in Berlin with its calendar, and the account `anna` with the calendar `work`. */
abstract class CalendarTestCase extends RoomsTestCase {
	protected const ANNA = 'principals/users/anna';

	protected Room $blue;
	protected CalendarServices $services;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->clock->time = (int)strtotime('2026-03-01T00:00:00Z');
		$this->blue = $this->room('Blue', ['email' => 'blue@rooms.example', 'timeZone' => 'Europe/Berlin', 'autoAccept' => true]);
		$this->account('anna');
		$this->instance->get(Calendars::class)->create(RoomCalendar::principal('blue'), 'calendar', []);
		$this->instance->get(Calendars::class)->create(self::ANNA, 'work', []);
		$this->services = $this->calendarServices();
	}

	protected function calendarServices(AccountEvents $account = new AccountEvents()): CalendarServices {
		return new CalendarServices(
			$this->connection, $this->clock, $this->instance->get(IConfig::class), new NullLogger(), self::createStub(Notices::class),
			new OwnerAddresses($this->instance->get(IUserManager::class), $this->instance->get(IAccountManager::class)), $account,
		);
	}

	/** @param list<string> $lines of the event, beside its UID */
	protected static function object(array $lines, string $uid = 'event-1'): VCalendar {
		$events = array_map(static fn (string $event): string => "BEGIN:VEVENT\r\nUID:$uid\r\n$event\r\nEND:VEVENT", self::split($lines));
		$object = Reader::read(implode("\r\n", ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...$events, 'END:VCALENDAR', '']));
		self::assertInstanceOf(VCalendar::class, $object);
		return $object;
	}

	/** Books the room as the event says. */
	protected function book(
		VCalendar $object,
		string $owner = 'anna',
		Source $source = Source::CalDav,
		bool $acceptsFreeDates = false,
		bool $autoAccept = true,
		string $uid = 'event-1',
	): Booking {
		$zone = new \DateTimeZone('Europe/Berlin');
		$found = (new OccurrenceExpander())->expand($object, $zone, $this->clock->time, $this->clock->time + 365 * 86_400);
		$rules = new RoomRules(true, $autoAccept, $zone, null, null, 0, 0, null, null, $acceptsFreeDates);
		$this->services->booking->desk->claim([new BookingRequest(
			'blue', $rules, Role::Booker, Actor::account($owner), $source, $owner, $uid, 0, "$owner@example.org", ucfirst($owner),
			'Meeting', 'PUBLIC', $found,
			$found->isOpen ? $this->clock->time + 365 * 86_400 : null, 'hash', CopyName::uri($owner, $uid), false,
		)]);
		return $this->current($owner, $uid);
	}

	protected function current(string $owner = 'anna', string $uid = 'event-1'): Booking {
		return $this->services->booking->bookings->findOrNull('blue', $owner, $uid) ?? self::fail("No booking $uid of $owner");
	}

	/** The object in the room's calendar, null when there is none. */
	protected function copy(string $owner = 'anna', string $uid = 'event-1'): ?string {
		return $this->services->calendar->findOrNull('blue', CopyName::uri($owner, $uid));
	}

	/** @return list<string> such as `2026-03-02T09:00:00Z CONFIRMED`, as the expander of the host sees the copy */
	protected function busy(string $owner = 'anna', string $uid = 'event-1', string $until = '2026-06-01'): array {
		$object = Reader::read($this->copy($owner, $uid) ?? self::fail('No copy'));
		self::assertInstanceOf(VCalendar::class, $object);
		$zone = new \DateTimeZone('Europe/Berlin');
		$expanded = $object->expand(new \DateTimeImmutable('@' . $this->clock->time), new \DateTimeImmutable($until), $zone);
		$busy = [];
		foreach (Fields::events($expanded) as $event) {
			$start = Fields::first($event, 'DTSTART');
			self::assertInstanceOf(DateTime::class, $start);
			$busy[] = gmdate('Y-m-d\TH:i\Z', $start->getDateTime($zone)->getTimestamp()) . ' ' . Fields::text($event, 'STATUS');
		}
		sort($busy);
		return $busy;
	}

	/** Saves an event in the calendar of the organizer. */
	protected function store(VCalendar $object, string $uri = 'mine.ics'): void {
		$this->backend()->createCalendarObject($this->work(), $uri, $object->serialize());
	}

	protected function stored(string $uri = 'mine.ics'): string {
		$text = $this->backend()->getCalendarObject($this->work(), $uri)['calendardata'] ?? null;
		return is_string($text) ? str_replace("\r\n ", '', $text) : self::fail('No event');
	}

	protected function backend(): CalDavBackend {
		return $this->instance->get(CalDavBackend::class);
	}

	protected function work(): int {
		$id = $this->backend()->getCalendarByUri(self::ANNA, 'work')['id'] ?? null;
		return is_int($id) ? $id : self::fail('No calendar');
	}

	/**
	 * @param list<string> $lines an empty one begins another component
	 * @return list<string>
	 */
	private static function split(array $lines): array {
		return array_map(
			static fn (string $event): string => "DTSTAMP:20260101T000000Z\r\n" . trim($event),
			explode("\r\n\r\n", implode("\r\n", $lines)),
		);
	}
}
