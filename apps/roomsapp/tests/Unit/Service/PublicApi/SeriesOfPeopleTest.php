<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\PublicApi;

use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Booking\BookingEvent;
use OCA\RoomsApp\Model\Booking\BookingRequest;
use OCA\RoomsApp\Model\Booking\ChangedBooking;
use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Repository\Booking\RoomDateRepository;
use OCA\RoomsApp\Repository\Booking\UsageRepository;
use OCA\RoomsApp\Service\Booking\Occupancy;
use OCA\RoomsApp\Service\Booking\Titles;
use OCA\RoomsApp\Service\Calendar\Consequences;
use OCA\RoomsApp\Service\PublicApi\PublicBookingService;
use OCA\RoomsApp\Service\PublicApi\StatisticsService;
use OCA\RoomsApp\Service\PublicApi\StatusService;
use OCA\RoomsApp\Shared\Token\IssuedToken;
use OCA\RoomsApp\Tests\Unit\Fake\BookingServices;
use OCA\RoomsApp\Tests\Unit\Fake\OneCache;
use OCA\RoomsApp\Tests\Unit\Fake\RoomsTestCase;
use OCA\RoomsApp\Tests\Unit\Fake\SomeRequest;

/** Bookings that people made in their calendars, as other systems see them. It is 15 January 2027, 08:00 UTC, and 09:00 in the room. */
final class SeriesOfPeopleTest extends RoomsTestCase {
	private BookingServices $services;
	private PublicBookingService $bookings;
	/** @var list<string> */
	private array $consequences = [];

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->room('Blue', ['timeZone' => 'Europe/Amsterdam']);
		$this->services = new BookingServices($this->connection, $this->clock);
		$consequences = self::createStub(Consequences::class);
		$consequences->method('of')->willReturnCallback(function (ChangedBooking $changed, BookingEvent $event): void {
			$this->consequences[] = "{$event->value} {$changed->booking->uid} " . count($changed->dates);
		});
		$this->bookings = new PublicBookingService(
			$this->rooms, $this->services->bookings, $this->services->dates, $this->occupancy(), $this->services->releases, $consequences,
			new Titles(), $this->zone(), $this->clock,
		);
	}

	public function testListsEachDateOfASeriesWithItsName(): void {
		$this->book(SomeRequest::of('blue', SomeRequest::series([24 => 24, 48 => 49])));
		$this->book(SomeRequest::of('blue', new Occurrences([self::day('20270120'), self::day('20270127')], true), 'days'));
		self::assertSame([
			['event-1', '2027-01-16T09:00:00+01:00', '2027-01-16T10:00:00+01:00', '2027-01-16T09:00:00+01:00', false],
			['event-1', '2027-01-17T10:00:00+01:00', '2027-01-17T11:00:00+01:00', '2027-01-17T09:00:00+01:00', false],
			['days', '2027-01-20T00:00:00+01:00', '2027-01-21T00:00:00+01:00', '2027-01-20', true],
			['days', '2027-01-27T00:00:00+01:00', '2027-01-28T00:00:00+01:00', '2027-01-27', true],
		], $this->list());
	}

	public function testCancelsOneDateByTheNameThatTheListGaveIt(): void {
		$this->book(SomeRequest::of('blue', SomeRequest::series([24 => 24, 48 => 49, 72 => 72, 96 => 96])));
		$this->book(SomeRequest::of('blue', new Occurrences([self::day('20270120'), self::day('20270127')], true), 'days'));
		foreach (['2027-01-17T09:00:00+01:00', '20270118T080000Z', '2027-01-19T03:00:00-05:00'] as $name) {
			self::assertSame(['status' => 'ok'], $this->cancel('event-1', $name));
		}
		$this->cancel('days', '2027-01-27');
		self::assertSame(['2027-01-16T09:00:00+01:00', '2027-01-20'], array_column($this->list(), 3));
		self::assertSame([...array_fill(0, 3, 'cancelled event-1 1'), 'cancelled days 1'], $this->consequences);
		foreach (['2027-01-17T09:00:00+01:00', '2027-01-17T10:00:00+01:00', '2027-01-16'] as $name) {
			self::assertSame('Booking not found', self::refusal(fn () => $this->cancel('event-1', $name))->getMessage());
		}
		self::assertSame('Invalid date format', self::refusal(fn () => $this->cancel('event-1', 'x'))->getMessage());
		$this->cancel('event-1', null);
		self::assertSame(['2027-01-20'], array_column($this->list(), 3));
	}

	public function testTheDateOfASingleBookingIsIgnored(): void {
		$this->book(SomeRequest::of('blue', 24, 'a/b@example.org'));
		$this->cancel('a/b@example.org', 'x');
		self::assertSame([], $this->list());
	}

	public function testOfSeveralBookingsWithOneUidThatOfTheApiGoesFirst(): void {
		$this->book(SomeRequest::of('blue', 24, 'same', 'anna'));
		$this->book(SomeRequest::of('blue', 25, 'same', ''));
		$this->book(SomeRequest::of('blue', 26, 'same', 'ben'));
		foreach ([['24', '26'], ['26'], []] as $left) {
			$this->cancel('same', null);
			$hours = array_map(
				static fn (array $one): string => (string)(((new \DateTimeImmutable($one[1]))->getTimestamp() - SomeRequest::NOW) / 3_600),
				$this->list(),
			);
			self::assertSame($left, $hours);
		}
	}

	public function testWithoutAPeriodASeriesIsListedForAYearAndSingleBookingsAreWhole(): void {
		$this->book(SomeRequest::of('blue', SomeRequest::series([-48, 24, 24 * 364, 24 * 366]), 'series'));
		$this->book(SomeRequest::of('blue', -24 * 1_000, 'past'));
		$this->book(SomeRequest::of('blue', 24 * 4_000, 'far'));
		self::assertSame(['past', 'series', 'series', 'far'], $this->uids([]));
		self::assertSame(['series', 'far'], $this->uids(['from' => '2028-01-15']));
		self::assertSame(['past', 'series', 'series'], $this->uids(['to' => '2027-02-01']));
		self::assertSame(['series', 'series'], $this->uids(['from' => '2027-01-01', 'to' => '2027-12-31']));
	}

	public function testTheTitleOfAPrivateEventIsReserved(): void {
		$class = fn (BookingRequest $of, string $class): BookingRequest => new BookingRequest(
			$of->roomId, $of->rules, $of->role, $of->actor, $of->source, $of->owner, $of->uid, $of->sequence, $of->organizer,
			$of->organizerName, $of->summary, $class, $of->occurrences, null, $of->eventHash, $of->uri, false,
		);
		foreach (['', 'PUBLIC', 'private', 'CONFIDENTIAL', 'X-BOARD'] as $hour => $name) {
			$this->book($class(SomeRequest::of('blue', 24 + $hour, "uid-$hour"), $name));
		}
		$titles = array_column($this->bookings->findAll('blue', []), 'title');
		self::assertSame(['Meeting', 'Meeting', 'Reserved', 'Reserved', 'Reserved'], $titles);
	}

	public function testTheStatusHasTheDateOfASeriesThatRuns(): void {
		$this->book(SomeRequest::of('blue', SomeRequest::series([-24, 0, 24])));
		$this->clock->time += 601;
		$status = (new StatusService($this->rooms, $this->occupancy(), new Titles(), $this->zone(), $this->clock))->find('blue');
		self::assertSame(['busy', 50, '2027-01-15T09:00:00+01:00', '2027-01-16T09:00:00+01:00'], [
			$status['status'], $status['currentBooking']['minutesRemaining'] ?? null, $status['currentBooking']['start'] ?? null,
			$status['nextBooking']['start'] ?? null,
		]);
		self::assertCount(1, $status['todayBookings']);
	}

	public function testTheStatisticsCountEachDateOfASeriesInThePeriod(): void {
		$this->book(SomeRequest::of('blue', SomeRequest::series([24, 48, 72])));
		$this->cancel('event-1', '20270117T080000Z');
		$token = new IssuedToken('tok', 'Token', ['admin'], [], 0, null, null, null);
		$statistics = (new StatisticsService($this->rooms, $this->occupancy(), $this->zone(), $this->clock))
			->read(['from' => '2027-01-16', 'to' => '2027-01-17'], $token);
		self::assertSame(['total' => 2, 'accepted' => 1, 'declined' => 0, 'pending' => 0, 'cancelled' => 1], $statistics['bookings']);
		self::assertSame([[
			'roomId' => 'blue', 'roomName' => 'Blue', 'totalHoursBooked' => 1.0, 'totalHoursAvailable' => 48.0, 'utilizationPercent' => 2.1,
			'bookingCount' => 1,
		]], $statistics['utilization']);
	}

	/**
	 * @param array{from?: string, to?: string} $query
	 * @return list<array{string, string, string, ?string, bool}>
	 */
	private function list(array $query = []): array {
		return array_map(
			static fn (array $one): array => [$one['uid'], $one['start'], $one['end'], $one['recurrenceId'], $one['allDay']],
			$this->bookings->findAll('blue', $query),
		);
	}

	/**
	 * @param array{from?: string, to?: string} $query
	 * @return list<string>
	 */
	private function uids(array $query): array {
		return array_column($this->list($query), 0);
	}

	/** @return array{status: 'ok'} */
	private function cancel(string $uid, ?string $date): array {
		return $this->bookings->cancel('blue', $uid, $date, new IssuedToken('tok', 'Token', ['book'], [], 0, null, null, null));
	}

	private function book(BookingRequest $request): void {
		self::assertTrue($this->services->desk->claim([$request])[0]->isConfirmed);
	}

	/** A whole day where the room is. */
	private static function day(string $date): Occurrence {
		$start = new \DateTimeImmutable($date, new \DateTimeZone('Europe/Amsterdam'));
		return new Occurrence($start->getTimestamp(), $start->modify('+1 day')->getTimestamp(), $date, true);
	}

	private function occupancy(): Occupancy {
		$usage = new UsageRepository($this->connection, new OneCache($this->clock));
		return new Occupancy(new RoomDateRepository($this->connection), $usage, $this->clock);
	}

	private function zone(): InstanceZone {
		$zone = self::createStub(InstanceZone::class);
		$zone->method('zone')->willReturn(new \DateTimeZone('Asia/Tokyo'));
		return $zone;
	}
}
