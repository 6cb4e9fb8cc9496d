<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Feed;

use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingRequest;
use OCA\RoomsApp\Repository\Feed\FeedBookingRepository;
use OCA\RoomsApp\Service\Booking\Titles;
use OCA\RoomsApp\Service\Calendar\RoomCopies;
use OCA\RoomsApp\Service\Feed\FeedCalendar;
use OCA\RoomsApp\Service\Feed\FeedSecrets;
use OCA\RoomsApp\Service\Feed\RoomFeed;
use OCA\RoomsApp\Shared\Host\KeptTexts;
use OCA\RoomsApp\Shared\Host\Platform;
use OCA\RoomsApp\Tests\Unit\Fake\BookingServices;
use OCA\RoomsApp\Tests\Unit\Fake\OneCache;
use OCA\RoomsApp\Tests\Unit\Fake\RoomsTestCase;
use OCA\RoomsApp\Tests\Unit\Fake\SomeRequest;
use Psr\Container\ContainerInterface;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Reader;

/** Feeds of series. It is 15 January 2027, 08:00 UTC. */
final class RoomFeedTest extends RoomsTestCase {
	private BookingServices $services;
	/** @var array<string, string> VEVENTs in the room's calendar by UID */
	private array $copies = [];

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->room('Blue', ['timeZone' => 'Europe/Amsterdam', 'autoAccept' => true]);
		$this->services = new BookingServices($this->connection, $this->clock);
	}

	public function testASeriesKeepsItsRuleAndLosesTheDatesThatAreNotAccepted(): void {
		$this->book(SomeRequest::of('blue', SomeRequest::series([24, 48, 72])));
		$this->services->approvals->decline($this->booking('event-1'), ['20270117T080000Z'], Actor::account('mia'));
		$this->copies['event-1'] = self::master('20270116T090000', 'RRULE:FREQ=DAILY;COUNT=3');
		self::assertSame([
			'DTSTART;TZID=Europe/Amsterdam:20270116T090000', 'DTEND;TZID=Europe/Amsterdam:20270116T100000', 'RRULE:FREQ=DAILY;COUNT=3',
			'EXDATE;TZID=Europe/Amsterdam:20270117T090000', 'SUMMARY:Weekly',
		], self::lines($this->feed(), 'DT(?!STAMP)|RRULE|EXDATE|SUMMARY|RECURRENCE'));
	}

	public function testOfASeriesThatWaitsOnlyTheAcceptedDatesAreShown(): void {
		$pending = SomeRequest::rules(autoAccept: false);
		$this->book(SomeRequest::of('blue', SomeRequest::series([24, 48, 72]), rules: $pending));
		self::assertSame([], self::lines($this->feed(), 'DTSTART'));
		$this->services->approvals->accept($this->booking('event-1'), $pending, ['20270117T080000Z'], Actor::account('mia'));
		$this->copies['event-1'] = self::master('20270116T090000', "RRULE:FREQ=DAILY;COUNT=3\r\nSTATUS:TENTATIVE");
		$expected = ['RECURRENCE-ID:20270117T080000Z', 'DTSTART:20270117T080000Z', 'SUMMARY:Meeting', 'STATUS:CONFIRMED'];
		self::assertSame($expected, self::lines($this->feed(), 'DTSTART|RRULE|EXDATE|SUMMARY|RECURRENCE|STATUS'));
		$this->copies['event-1'] .= "BEGIN:VEVENT\r\nUID:1\r\nRECURRENCE-ID:20270117T080000Z\r\nDTSTART:20270117T090000Z\r\n"
			. "SUMMARY:Moved\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\n";
		$expected = ['RECURRENCE-ID:20270117T080000Z', 'DTSTART:20270117T090000Z', 'SUMMARY:Moved', 'STATUS:CONFIRMED'];
		self::assertSame($expected, self::lines($this->feed(), 'DTSTART|RRULE|EXDATE|SUMMARY|RECURRENCE|STATUS'));
	}

	public function testOverridesThatAreNotAcceptedBecomeExceptions(): void {
		$this->book(SomeRequest::of('blue', SomeRequest::series([24, 72])));
		$this->copies['event-1'] = self::master('20270116T090000', 'RRULE:FREQ=DAILY;COUNT=3')
			. "BEGIN:VEVENT\r\nUID:1\r\nRECURRENCE-ID:20270117T080000Z\r\nDTSTART:20270117T080000Z\r\nSTATUS:CANCELLED\r\nEND:VEVENT\r\n"
			. "BEGIN:VEVENT\r\nUID:1\r\nRECURRENCE-ID:20270118T080000Z\r\nDTSTART:20270118T080000Z\r\nSUMMARY:Special\r\n"
			. "CLASS:PRIVATE\r\nEND:VEVENT\r\n";
		self::assertSame(
			['EXDATE;TZID=Europe/Amsterdam:20270117T090000', 'SUMMARY:Weekly', 'RECURRENCE-ID:20270118T080000Z', 'SUMMARY:Meeting'],
			self::lines($this->feed(), 'EXDATE|SUMMARY|RECURRENCE'),
		);
	}

	public function testWhatTheCalendarLostOrNobodyUnderstandsIsShownDateByDate(): void {
		$this->book(SomeRequest::of('blue', SomeRequest::series([24, 48])));
		foreach ([[], ['event-1' => self::master('tomorrow', 'RRULE:FREQ=DAILY')]] as $copies) {
			$this->copies = $copies;
			self::assertSame([
				'RECURRENCE-ID:20270116T080000Z', 'DTSTART:20270116T080000Z', 'DTEND:20270116T090000Z',
				'RECURRENCE-ID:20270117T080000Z', 'DTSTART:20270117T080000Z', 'DTEND:20270117T090000Z',
			], self::lines($this->feed(), 'RECURRENCE|DTSTART|DTEND|RRULE'));
		}
	}

	public function testEventsOfTwoPeopleWithOneUidStayApart(): void {
		foreach (['anna' => 24, 'ben' => 30] as $owner => $hour) {
			$this->book(SomeRequest::of('blue', $hour, 'same', $owner));
		}
		$id = $this->services->bookings->findOrNull('blue', 'ben', 'same')?->id;
		self::assertSame(['UID:same', "UID:same-$id"], self::lines($this->feed(), 'UID'));
	}

	public function testAPeriodLeavesSeriesAsTheyAre(): void {
		$this->book(SomeRequest::of('blue', SomeRequest::series([24, 48])));
		$this->book(SomeRequest::of('blue', 30, 'single'));
		self::assertCount(3, self::lines($this->feed(), 'DTSTART'));
		self::assertCount(2, self::lines($this->feed(['from' => '2030-01-01']), 'DTSTART'));
	}

	public function testIsTheSameTextUntilABookingChanges(): void {
		$this->book(SomeRequest::of('blue', SomeRequest::series([24, 48])));
		$this->copies['event-1'] = self::master('20270116T090000', 'RRULE:FREQ=DAILY;COUNT=2');
		$first = $this->feed();
		$this->clock->time += 86_400 * 30;
		self::assertSame($first, $this->feed());
		$this->services->releases->release($this->booking('event-1'), '20270117T080000Z', Actor::account('anna'));
		self::assertNotSame($first, $this->feed());
	}

	/** @param array{from?: string, to?: string} $query */
	private function feed(array $query = []): string {
		$copies = self::createStub(RoomCopies::class);
		$copies->method('findAll')->willReturnCallback(function (array $bookings): array {
			$found = [];
			foreach ($bookings as $booking) {
				self::assertInstanceOf(Booking::class, $booking);
				$events = $this->copies[$booking->uid] ?? null;
				$object = $events === null ? null : Reader::read("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n{$events}END:VCALENDAR\r\n");
				if ($object instanceof VCalendar) {
					$found[$booking->id] = $object;
				}
			}
			return $found;
		});
		$zone = self::createStub(InstanceZone::class);
		$zone->method('zone')->willReturn(new \DateTimeZone('UTC'));
		$bookings = new FeedBookingRepository($this->connection);
		$secrets = self::createStub(FeedSecrets::class);
		$platform = self::createStub(Platform::class);
		$platform->method('app')->willReturn(['version' => '1.0.0']);
		$texts = new KeptTexts(new OneCache($this->clock), 'roomsapp');
		$calendar = new FeedCalendar($bookings, $copies, new Titles(), $zone, $this->clock);
		$services = self::createStub(ContainerInterface::class);
		$services->method('get')->willReturn($calendar);
		$feed = new RoomFeed($this->rooms, $texts, $secrets, $zone, $platform, $this->clock, $services);
		$room = $feed->roomOf('blue');
		$asked = $feed->period($room, $query);
		$known = $feed->known($room, $asked, $feed->version($room, $asked));
		self::assertSame($calendar->text($room, $asked), $known);
		return $known;
	}

	private static function master(string $start, string $lines): string {
		$end = str_replace('T09', 'T10', $start);
		return "BEGIN:VEVENT\r\nUID:1\r\nDTSTART;TZID=Europe/Amsterdam:$start\r\nDTEND;TZID=Europe/Amsterdam:$end\r\n"
			. "SUMMARY:Weekly\r\n$lines\r\nEND:VEVENT\r\n";
	}

	/** @return list<string> of the events, whose names match */
	private static function lines(string $feed, string $names): array {
		$events = substr($feed, (int)strpos($feed, 'BEGIN:VEVENT'));
		preg_match_all("/^(?:$names).*$/m", str_replace("\r", '', $events), $found);
		return $found[0];
	}

	private function booking(string $uid): Booking {
		return $this->services->bookings->findOrNull('blue', 'anna', $uid) ?? self::fail('No booking');
	}

	private function book(BookingRequest $request): void {
		self::assertTrue($this->services->desk->claim([$request])[0]->isConfirmed);
	}
}
