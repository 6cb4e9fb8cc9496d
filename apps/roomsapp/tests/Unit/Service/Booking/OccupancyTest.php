<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Booking;

use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Occupancy\BusyRange;
use OCA\RoomsApp\Model\Booking\Occupancy\DateFilter;
use OCA\RoomsApp\Model\Booking\Occupancy\RoomDate;
use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Tests\Unit\Fake\BookingTestCase;
use OCA\RoomsApp\Tests\Unit\Fake\SomeRequest;
use OCA\RoomsApp\Tests\Unit\Fake\StatementLog;

final class OccupancyTest extends BookingTestCase {
	public function testListsWhatTouchesThePeriodByStart(): void {
		$this->book(SomeRequest::of('blue', 30, 'c'));
		$this->book(SomeRequest::of('blue', SomeRequest::series([10, 20]), 'a'));
		$this->book(SomeRequest::of('green', 15, 'b'));
		$this->claim(SomeRequest::of('green', 16, 'claimed', awaitsEvent: true));
		self::assertSame(['a 10', 'b 15', 'a 20', 'c 30'], $this->list(null, null));
		self::assertSame(['b 15', 'a 20'], $this->list(11, 30));
		self::assertSame(['a 10', 'b 15'], $this->list(10.5, 20));
		self::assertSame(['b 15'], $this->list(null, null, ['green']));
		self::assertSame([[], []], [$this->list(null, null, []), $this->list(null, null, ['red'])]);
	}

	public function testListsOnlyTheStatesAskedFor(): void {
		$rules = SomeRequest::rules(autoAccept: false);
		foreach (['accepted', 'pending', 'declined', 'cancelled'] as $hour => $uid) {
			$this->book(SomeRequest::of('blue', $hour, $uid, rules: $rules));
		}
		$this->services->approvals->accept($this->booking(uid: 'accepted'), $rules, null, Actor::account('mia'));
		$this->services->approvals->decline($this->booking(uid: 'declined'), null, Actor::account('mia'));
		$this->services->releases->release($this->booking(uid: 'cancelled'), null, Actor::account('anna'));
		self::assertSame(['accepted 0', 'pending 1', 'declined 2'], $this->list(null, null));
		self::assertSame(['accepted 0', 'cancelled 3'], $this->list(null, null, states: [BookingState::Accepted, BookingState::Cancelled]));
	}

	public function testALongDateIsListedOnEachOfItsDays(): void {
		$this->book(SomeRequest::of('blue', self::span(0, 24 * 60), 'long'));
		self::assertSame(['long 0'], $this->list(24 * 50, 24 * 51));
		self::assertSame([], $this->list(24 * 60, 24 * 61));
	}

	public function testCountsDaysAndWeeksWhereTheRoomIs(): void {
		// 1,800,000,000 is Friday, 15 January 2027, 08:00 UTC; in Auckland it is 21:00.
		foreach ([-9 => 'late', 2 => 'today', 14 => 'tonight', 16 => 'saturday', 55 => 'sunday', 65 => 'monday'] as $hour => $uid) {
			$this->book(SomeRequest::of('blue', $hour, $uid, rules: SomeRequest::rules(autoAccept: $hour < 50)));
		}
		$dates = $this->services->occupancy->list(['blue'], new DateFilter(null, null));
		$counts = [];
		foreach (['UTC', 'Pacific/Auckland'] as $zone) {
			$count = $this->services->occupancy->count($dates, ['blue' => new \DateTimeZone($zone)]);
			$counts[] = [$count->today, $count->pending, $count->thisWeek];
		}
		self::assertSame([[2, 2, 5], [2, 2, 4]], $counts);
	}

	public function testWhatIsPendingComesByStartUntilItIsOver(): void {
		$rules = SomeRequest::rules(autoAccept: false);
		$this->book(SomeRequest::of('green', 30, 'c', rules: $rules));
		$this->book(SomeRequest::of('blue', SomeRequest::series([-5, 0, 20]), 'a', rules: $rules));
		$this->book(SomeRequest::of('blue', 10, 'b'));
		$this->claim(SomeRequest::of('blue', 40, 'd', rules: $rules, awaitsEvent: true));
		$pending = fn (string ...$rooms): array => self::named($this->services->occupancy->pending(array_values($rooms)));
		self::assertSame(['a 0', 'a 20', 'c 30'], $pending('blue', 'green'));
		$this->clock->time = SomeRequest::at(1);
		self::assertSame([['a 20'], ['c 30'], []], [$pending('blue'), $pending('green'), $pending()]);
	}

	public function testTellsWhoHasTheRoomAndWhoIsNext(): void {
		self::assertSame([null, null, null], $this->moment());
		$this->book(SomeRequest::of('blue', 2, 'a'));
		$this->book(SomeRequest::of('blue', 4, 'b', rules: SomeRequest::rules(autoAccept: false)));
		$this->book(SomeRequest::of('green', 1, 'c'));
		self::assertSame([null, 'a 2', 2], $this->moment());
		$this->clock->time = SomeRequest::at(2);
		self::assertSame(['a 2', 'b 4', null], $this->moment());
		$this->clock->time = SomeRequest::at(3);
		self::assertSame([null, 'b 4', 4], $this->moment());
	}

	public function testALongBookingMayBeTheNext(): void {
		$this->book(SomeRequest::of('blue', self::span(5, 24 * 20), 'long'));
		$this->book(SomeRequest::of('blue', 24 * 20, 'short'));
		self::assertSame([null, 'long 5', 5], $this->moment());
		$this->clock->time = SomeRequest::at(24 * 15);
		self::assertSame(['long 5', 'short 480', null], $this->moment());
	}

	public function testWhatIsClaimedIsBusyWithoutAName(): void {
		$this->book(SomeRequest::of('blue', 1, 'a'));
		$this->claim(SomeRequest::of('blue', 3, 'b', awaitsEvent: true));
		$this->book(SomeRequest::of('blue', 9, 'c'));
		$busy = fn (): array => array_map(
			static fn (BusyRange $range): string => ($range->start - SomeRequest::NOW) / 3_600 . ' ' . ($range->date->booking->uid ?? '-'),
			$this->services->occupancy->busy('blue', SomeRequest::at(0), SomeRequest::at(5)),
		);
		self::assertSame(['1 a', '3 -'], $busy());
		$this->clock->time += 60;
		self::assertSame(['1 a'], $busy());
	}

	public function testUsageCountsHoursAsFarAsTheyLieInThePeriod(): void {
		$rules = SomeRequest::rules(autoAccept: false);
		$this->book(SomeRequest::of('blue', self::span(-2, 1), 'a'));
		$this->book(SomeRequest::of('blue', 3, 'b'));
		$this->book(SomeRequest::of('blue', 5, 'c', rules: $rules));
		$this->book(SomeRequest::of('blue', self::span(9, 24 * 30), 'd'));
		$this->claim(SomeRequest::of('blue', 7, 'e', awaitsEvent: true));
		$this->book(SomeRequest::of('blue', 20 * 24, 'f', awaitsEvent: true));
		[$green, $blue] = $this->services->occupancy->usage(['green', 'blue'], SomeRequest::at(0), SomeRequest::at(12));
		self::assertSame([0, 0], [$green->bookedSeconds, $green->count(...BookingState::cases())]);
		self::assertSame([5 * 3_600, 3, 1, 4], [
			$blue->bookedSeconds, $blue->count(BookingState::Accepted), $blue->count(BookingState::Pending),
			$blue->count(...BookingState::cases()),
		]);
		self::assertSame([], $this->services->occupancy->usage([], 0, 1));
	}

	public function testUsageIsSummedAgainAfterEachChange(): void {
		$sum = function (): array {
			[$blue] = $this->services->occupancy->usage(['blue'], SomeRequest::at(0), SomeRequest::at(12));
			return [$blue->bookedSeconds, $blue->count(...BookingState::cases())];
		};
		self::assertSame([0, 0], $sum());
		$this->book(SomeRequest::of('blue', 3, 'a'));
		self::assertSame([3_600, 1], $sum());
		$log = new StatementLog($this->connection->doctrine);
		self::assertSame([3_600, 1], $sum());
		self::assertCount(1, $log->plans());
		$this->services->releases->release($this->booking('blue', 'a'), null, Actor::account('anna'));
		self::assertSame(0, $sum()[0]);
	}

	public function testReadsUseTheIndexes(): void {
		for ($hour = 0; $hour < 200; $hour++) {
			$rules = SomeRequest::rules(autoAccept: $hour % 9 > 0);
			$this->book(SomeRequest::of($hour % 2 === 0 ? 'blue' : 'green', $hour, "event-$hour", rules: $rules));
		}
		$this->database->run('ANALYZE');
		$log = new StatementLog($this->connection->doctrine);
		$this->list(10, 20);
		$this->moment();
		// A day after which the next date is looked for.
		$this->services->occupancy->moment('blue', []);
		$this->services->occupancy->pending(['blue', 'green']);
		$this->services->occupancy->busy('blue', SomeRequest::at(0), SomeRequest::at(24));
		$this->services->occupancy->usage(['blue', 'green'], SomeRequest::at(0), SomeRequest::at(24));
		$this->book(SomeRequest::of('blue', 300, 'new', awaitsEvent: true));
		$this->services->bookings->findAllByUid('blue', 'event-2');
		$this->services->bookings->findAllOfEvent('anna', 'event-2');
		$this->services->series->due(SomeRequest::NOW, 10);
		$this->services->lapsed->sweep();
		$plans = $log->plans();
		self::assertGreaterThan(15, count($plans));
		foreach ($plans as $statement => $plan) {
			self::assertDoesNotMatchRegularExpression('/\bSCAN\b/', $plan, "$statement: $plan");
		}
		$ranges = array_filter($plans, static fn (string $plan): bool => str_contains($plan, 'is_long=? AND start_at'));
		self::assertGreaterThanOrEqual(4, count($ranges));
	}

	/**
	 * @param list<string> $rooms
	 * @param ?non-empty-list<BookingState> $states
	 * @return list<string> such as `event-1 5`
	 */
	private function list(int|float|null $from, int|float|null $to, array $rooms = ['blue', 'green'], ?array $states = null): array {
		[$from, $to] = [$from === null ? null : SomeRequest::at($from), $to === null ? null : SomeRequest::at($to)];
		$filter = $states === null ? new DateFilter($from, $to) : new DateFilter($from, $to, $states);
		return self::named($this->services->occupancy->list($rooms, $filter));
	}

	/** @return array{?string, ?string, int|float|null} who has the blue room, who is next, until when it is free */
	private function moment(): array {
		// A day that this moment is in, with and without what comes next.
		$day = intdiv($this->clock->time, 86_400) * 86_400;
		$filter = new DateFilter($day, $day + 86_400, [BookingState::Accepted, BookingState::Pending]);
		$moment = $this->services->occupancy->moment('blue', $this->services->occupancy->list(['blue'], $filter));
		return [
			self::named($moment->current === null ? [] : [$moment->current])[0] ?? null,
			self::named($moment->next === null ? [] : [$moment->next])[0] ?? null,
			$moment->freeUntil === null ? null : ($moment->freeUntil - SomeRequest::NOW) / 3_600,
		];
	}

	private static function span(int $from, int $to): Occurrences {
		return new Occurrences([new Occurrence(SomeRequest::at($from), SomeRequest::at($to), '', false)], false, false, null);
	}

	/**
	 * @param list<RoomDate> $dates
	 * @return list<string>
	 */
	private static function named(array $dates): array {
		return array_map(
			static fn (RoomDate $one): string => $one->booking->uid . ' ' . ($one->date->start - SomeRequest::NOW) / 3_600,
			$dates,
		);
	}
}
