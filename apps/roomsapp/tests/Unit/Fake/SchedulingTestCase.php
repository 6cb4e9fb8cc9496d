<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Fake;

use Host\Calendars\Calendars;
use OCA\DAV\CalDAV\CalDavBackend;
use OCA\RoomsApp\Host\AccountEvents;
use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Host\OwnerAddresses;
use OCA\RoomsApp\Host\RoomCalendar;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Invitation\Answer\AnswerWriter;
use OCA\RoomsApp\Model\Invitation\InvitationReader;
use OCA\RoomsApp\Model\Policy\BookingPolicy;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Model\Scheduling\StoredEvent;
use OCA\RoomsApp\Service\Access\RoomsOfAccount;
use OCA\RoomsApp\Service\Calendar\RoomCopies;
use OCA\RoomsApp\Service\Finder\Alternatives;
use OCA\RoomsApp\Service\Notice\Notices;
use OCA\RoomsApp\Service\Scheduling\AnsweredEvents;
use OCA\RoomsApp\Service\Scheduling\Departures;
use OCA\RoomsApp\Service\Scheduling\EventAnswers;
use OCA\RoomsApp\Service\Scheduling\EventDesk;
use OCA\RoomsApp\Service\Scheduling\PendingEvents;
use OCA\RoomsApp\Service\Scheduling\ReasonTexts;
use OCA\RoomsApp\Service\Scheduling\RequestMaker;
use OCA\RoomsApp\Service\Scheduling\RoomAddresses;
use OCA\RoomsApp\Service\Scheduling\SeriesExtension;
use OCA\RoomsApp\Service\Scheduling\Settlement;
use OCA\RoomsApp\Service\Scheduling\StoredEvents;
use OCA\RoomsApp\Shared\Host\Languages;
use OCP\Accounts\IAccountManager;
use OCP\IConfig;
use OCP\IUserManager;
use OCP\L10N\IFactory;
use Psr\Log\LoggerInterface;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Reader;

/** Accounts `anna` and `bert` with a calendar each, the room `Blue` that everyone may book, and everything that follows events. */
abstract class SchedulingTestCase extends RoomsTestCase {
	protected BookingServices $services;
	protected EventDesk $desk;
	protected StoredEvents $events;
	protected Departures $departures;
	protected SeriesExtension $extension;
	protected Alternatives $alternatives;
	protected PendingEvents $pending;
	protected AccountEvents $store;
	protected Room $blue;
	/** @var array<string, int> calendars by account */
	protected array $calendars = [];
	/** @var list<string> messages that were logged */
	protected array $logged = [];

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->clock->time = SomeRequest::NOW;
		$this->services = new BookingServices($this->connection, $this->clock);
		foreach (['anna', 'bert'] as $account) {
			$this->account($account);
			$this->instance->get(IUserManager::class)->get($account)?->setSystemEMailAddress("$account@example.org");
			$this->calendars[$account] = $this->instance->get(Calendars::class)->create("principals/users/$account", 'work', []);
		}
		$this->blue = $this->bookable('Blue');
		$this->store = new AccountEvents();
		$this->pending = new PendingEvents();
		$this->wire();
	}

	/** @param array<string, mixed> $fields of the contract */
	protected function bookable(string $name, array $fields = []): Room {
		$room = $this->room($name, ['everyone' => 'book', 'autoAccept' => true, 'email' => "$name@rooms.example"] + $fields);
		$this->instance->get(Calendars::class)->create(RoomCalendar::principal($room->id), 'calendar', []);
		return $room;
	}

	protected function wire(?Notices $notices = null, ?RoomCopies $copies = null): void {
		$logger = self::createStub(LoggerInterface::class);
		$logger->method('error')->willReturnCallback(function (string $message): void {
			$this->logged[] = $message;
		});
		$notices ??= self::createStub(Notices::class);
		$copies ??= self::createStub(RoomCopies::class);
		$zone = new InstanceZone($this->instance->get(IConfig::class));
		$users = $this->instance->get(IUserManager::class);
		$owners = new OwnerAddresses($users, $this->instance->get(IAccountManager::class));
		$addresses = new RoomAddresses($this->rooms);
		$reader = new InvitationReader();
		$expander = new OccurrenceExpander();
		$services = $this->services;
		$ofAccount = new RoomsOfAccount($this->rooms, $this->roles());
		$this->alternatives = new Alternatives($ofAccount, $services->dates, new BookingPolicy(), $zone, $this->clock);
		$texts = new ReasonTexts(new Languages($this->instance->get(IFactory::class), $users, 'roomsapp'));
		$answers = new EventAnswers(new AnswerWriter(), $texts, $this->alternatives, $logger);
		$requests = new RequestMaker($this->rooms, $this->roles(), $expander, $zone, $this->clock);
		$this->desk = new EventDesk($addresses, $owners, $reader, $requests, $services->desk, $answers, $services->bookings, $logger);
		$settlement = new Settlement(
			$services->lock, $services->desk, $services->releases, $services->bookings, $services->dates, $copies, $notices,
		);
		$answered = new AnsweredEvents($reader, $owners, $services->dates);
		$this->events = new StoredEvents(
			$this->pending, $this->desk, $settlement, $answers, $addresses, $owners, $reader, $answered, $services->bookings, $this->store,
			$logger,
		);
		$this->departures = new Departures(
			$this->events, $settlement, $services->bookings, $services->dates, $this->store, $this->clock, $logger,
		);
		$this->extension = new SeriesExtension(
			$services->series, $this->rooms, $services->dates, $this->store, $reader, $owners, $expander, $copies, $notices, $zone,
			$this->clock, $logger,
		);
	}

	/** An event of an account, hours after the clock of the tests. */
	protected function event(
		int|float $hour,
		string $account = 'anna',
		string $uid = 'event-1',
		string $more = '',
		Room ...$rooms,
	): VCalendar {
		$time = static fn (int|float $at): string => gmdate('Ymd\\THis\\Z', SomeRequest::at($at));
		$asked = '';
		foreach ($rooms === [] ? [$this->blue] : $rooms as $room) {
			$asked .= "ATTENDEE;RSVP=TRUE:mailto:$room->email\r\n";
		}
		$object = Reader::read(
			"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//EN\r\nBEGIN:VEVENT\r\nUID:$uid\r\nDTSTAMP:20270101T000000Z\r\n"
				. "DTSTART:{$time($hour)}\r\nDTEND:{$time($hour + 1)}\r\nSUMMARY:Meeting\r\nORGANIZER:mailto:$account@example.org\r\n"
				. "$asked{$more}END:VEVENT\r\nEND:VCALENDAR\r\n",
		);
		return $object instanceof VCalendar ? $object : self::fail('No calendar');
	}

	/** Puts an event into a calendar as apps do, without a word to anybody, and tells that it is there. */
	protected function put(VCalendar $object, string $account = 'anna', string $name = 'a.ics'): string {
		$backend = $this->instance->get(CalDavBackend::class);
		$calendar = $this->calendars[$account];
		$isNew = $backend->getCalendarObject($calendar, $name) === null;
		if ($isNew) {
			$backend->createCalendarObject($calendar, $name, $object->serialize());
		} else {
			$backend->updateCalendarObject($calendar, $name, $object->serialize());
		}
		$this->events->written($this->stored($account, $name), $account, Actor::account($account), $isNew);
		return $this->said($account, $name);
	}

	protected function stored(string $account = 'anna', string $name = 'a.ics'): StoredEvent {
		$object = $this->instance->get(CalDavBackend::class)->getCalendarObject($this->calendars[$account], $name);
		return AccountEvents::event($this->calendars[$account], $object ?? []) ?? self::fail('Nothing is stored');
	}

	/** What the rooms answer in a stored event, such as `ACCEPTED`. */
	protected function said(string $account = 'anna', string $name = 'a.ics'): string {
		return self::answers($this->stored($account, $name)->read() ?? self::fail('Not readable'));
	}

	protected static function answers(VCalendar $object): string {
		preg_match_all('/PARTSTAT=([A-Z-]+)/', $object->serialize(), $found);
		return implode(' ', $found[1]);
	}

	/** @return list<string> states of the bookings of a room */
	protected function states(string $room = 'blue'): array {
		$query = 'SELECT state FROM oc_roomsapp_bookings WHERE room_id = ? AND confirmed = 1 ORDER BY id';
		return array_values(array_filter($this->database->column($query, [$room]), is_string(...)));
	}
}
