<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Booking;

use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Claim;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Tests\Unit\Fake\BookingTestCase;
use OCA\RoomsApp\Tests\Unit\Fake\SomeRequest;

final class SeriesTest extends BookingTestCase {
	public function testOneDateThatIsTakenDeclinesAll(): void {
		$this->book(SomeRequest::of('blue', 20, 'other', 'ben'));
		$claim = $this->book(SomeRequest::of('blue', SomeRequest::series([10, 20, 30]), awaitsEvent: true));
		self::assertSame('declined conflict', self::said($claim));
		self::assertSame(['10 declined conflict', '20 declined conflict', '30 declined conflict'], $this->dates());
		self::assertSame(BookingState::Declined, $this->booking()->state);
	}

	public function testARoomMayAcceptTheFreeDates(): void {
		$this->book(SomeRequest::of('blue', 20, 'other', 'ben'));
		self::assertSame('accepted', self::said($this->change([10, 20, 30])));
		self::assertSame(['10 accepted', '20 declined conflict', '30 accepted'], $this->dates());
	}

	public function testADateThatIsLeftOutIsGivenBack(): void {
		$this->change([10, 20, 30]);
		$this->change([10, 30]);
		self::assertSame(['10 accepted', '20 cancelled', '30 accepted'], $this->dates());
		self::assertSame('accepted', $this->asked(20));
	}

	public function testADateMovesAlone(): void {
		$this->change([10, 20, 30]);
		$this->change([10 => 10, 20 => 25, 30 => 30]);
		self::assertSame(['10 accepted', '25 accepted', '30 accepted'], $this->dates());
		self::assertSame(['accepted', 'declined conflict'], [$this->asked(20), $this->asked(25)]);
	}

	public function testADateThatCannotMoveKeepsItsTime(): void {
		$this->book(SomeRequest::of('blue', 25, 'other', 'ben'));
		$this->change([10, 20, 30]);
		$claim = $this->change([10 => 10, 20 => 25, 30 => 35]);
		self::assertSame(['accepted', ['10 accepted', '20 accepted', '35 accepted']], [self::said($claim), $this->dates()]);
		self::assertSame([SomeRequest::at(20)], array_column($claim->plan->keptSlots, 'start'));
		self::assertSame(['declined conflict', 'accepted'], [$this->asked(20), $this->asked(30)]);
	}

	public function testAnotherSeriesUnderTheSameNameTakesItsPlace(): void {
		$this->change([10, 20, 30]);
		$this->change([11, 21]);
		self::assertSame([['11 accepted', '21 accepted'], 2], [$this->dates(), $this->rows('occurrences')]);
	}

	public function testASeriesThatNoLongerFitsKeepsAllItsDates(): void {
		$this->book(SomeRequest::of('blue', 21, 'other', 'ben'));
		$this->book(SomeRequest::of('blue', SomeRequest::series([10, 20, 30]), awaitsEvent: true));
		$claim = $this->book(SomeRequest::of('blue', SomeRequest::series([11, 21, 31]), sequence: 1, awaitsEvent: true));
		self::assertSame(['declined conflict', true], [self::said($claim), $claim->plan->isRefused]);
		self::assertSame(['10 accepted', '20 accepted', '30 accepted'], $this->dates());
	}

	public function testWhatIsOverStaysWhenTheSeriesBeginsLater(): void {
		$this->change([10, 20, 30]);
		$this->clock->time = SomeRequest::at(15);
		$this->change([20, 30]);
		self::assertSame(['10 accepted', '20 accepted', '30 accepted'], $this->dates());
		$this->change([21, 31]);
		self::assertSame(['10 accepted', '21 accepted', '31 accepted'], $this->dates());
	}

	public function testAnEventWithoutDatesGivesTheRoomBack(): void {
		$this->change([10, 20]);
		$this->change([]);
		self::assertSame([['10 cancelled', '20 cancelled'], BookingState::Cancelled], [$this->dates(), $this->booking()->state]);
		$this->change([10, 20]);
		self::assertSame([['10 accepted', '20 accepted'], BookingState::Accepted], [$this->dates(), $this->booking()->state]);
		self::assertSame(['booked anna', 'cancelled anna', 'booked anna'], $this->audit());
	}

	public function testADateThatAPersonDeclinedStaysDeclinedUntilItsTimeChanges(): void {
		$this->change([10, 20]);
		$date = $this->services->dates->findAll($this->booking()->id)[1];
		$this->services->approvals->decline($this->booking(), [$date->recurrenceId], Actor::account('mia'));
		self::assertSame('accepted', $this->asked(20));
		self::assertSame('accepted', self::said($this->change([10, 20])));
		self::assertSame(['10 accepted', '20 declined'], $this->dates());
		$this->change([10 => 10, 20 => 22]);
		self::assertSame(['10 accepted', '22 accepted'], $this->dates());
	}

	public function testManyDatesAreBooked(): void {
		$this->change(array_map(static fn (int $day): int => 24 * $day, range(1, 2_000)));
		self::assertSame(2_000, $this->rows('occurrences'));
		self::assertSame('declined conflict', $this->asked(24 * 2_000));
	}

	public function testDatesThatComeWithinTheHorizonAreAdded(): void {
		$this->book(SomeRequest::of('blue', 1_020, 'other', 'ben'));
		$this->book(SomeRequest::of('blue', SomeRequest::series([10, 20], isOpen: true), awaitsEvent: true));
		self::assertCount(1, $this->services->series->due(SomeRequest::at(1_001), 10));
		$longer = SomeRequest::series([10, 20, 1_010, 1_020, 1_030]);
		$new = $this->services->series->extend($this->booking(), SomeRequest::rules(autoAccept: false), $longer, SomeRequest::at(1_100));
		self::assertCount(3, $new);
		self::assertSame(['10 accepted', '20 accepted', '1010 accepted', '1020 declined conflict', '1030 accepted'], $this->dates());
		self::assertSame([], $this->services->series->due(SomeRequest::at(1_001), 10));
		self::assertSame(SomeRequest::at(1_100), $this->booking()->expandedUntil);
		self::assertSame([], $this->services->series->extend($this->booking(), SomeRequest::rules(), $longer, SomeRequest::at(1_100)));
		self::assertSame(['booked ben', 'booked anna', 'extended '], $this->audit());
	}

	public function testNewDatesOfAPendingSeriesArePending(): void {
		$rules = SomeRequest::rules(autoAccept: false);
		$this->book(SomeRequest::of('blue', SomeRequest::series([10], isOpen: true), rules: $rules, awaitsEvent: true));
		$this->services->series->extend($this->booking(), SomeRequest::rules(), SomeRequest::series([10, 1_010]), SomeRequest::at(1_100));
		self::assertSame(['10 pending', '1010 pending'], $this->dates());
	}

	public function testASeriesThatChangedOrWasGivenBackIsNotExtended(): void {
		$this->book(SomeRequest::of('blue', SomeRequest::series([10], isOpen: true), awaitsEvent: true));
		$before = $this->booking();
		$this->book(SomeRequest::of('blue', SomeRequest::series([10], isOpen: true), sequence: 1, awaitsEvent: true));
		$extend = fn (Booking $booking): array =>
			$this->services->series->extend($booking, SomeRequest::rules(), SomeRequest::series([10, 1_010]), SomeRequest::at(1_100));
		self::assertSame([], $extend($before));
		$this->services->releases->release($this->booking(), null, Actor::account('anna'));
		self::assertSame([], $extend($this->booking()));
		self::assertSame([], $this->services->series->due(SomeRequest::at(2_000), 10));
	}

	/**
	 * Saves the series in a room that accepts free dates.
	 *
	 * @param array<int> $hours
	 */
	private function change(array $hours): Claim {
		$asked = $hours === [] ? new Occurrences([], true, false, null) : SomeRequest::series($hours);
		return $this->book(SomeRequest::of('blue', $asked, rules: SomeRequest::rules(acceptsFreeDates: true), awaitsEvent: true));
	}

	/** What somebody else hears who asks for the blue room. */
	private function asked(int $hour): string {
		return self::said($this->claim(SomeRequest::of('blue', $hour, "other-$hour", 'ben')));
	}
}
