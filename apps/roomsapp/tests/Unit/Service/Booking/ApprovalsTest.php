<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Booking;

use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\ChangedBooking;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Shared\Exception\Conflict;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCA\RoomsApp\Tests\Unit\Fake\BookingTestCase;
use OCA\RoomsApp\Tests\Unit\Fake\SomeRequest;

final class ApprovalsTest extends BookingTestCase {
	private RoomRules $rules;
	private Actor $manager;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		[$this->rules, $this->manager] = [SomeRequest::rules(autoAccept: false), Actor::account('mia')];
	}

	public function testAManagerAcceptsDeclinesAndChangesTheirMind(): void {
		$this->book(SomeRequest::of('blue', 5, rules: $this->rules));
		$states = [];
		foreach ([true, false, false, true, true] as $accepts) {
			$changed = $accepts ? $this->accept() : $this->decline();
			$states[] = [$this->booking()->state->value, $changed?->booking->state->value, count($changed->dates ?? [])];
		}
		self::assertSame([
			['accepted', 'accepted', 1], ['declined', 'declined', 1], ['declined', null, 0], ['accepted', 'accepted', 1],
			['accepted', null, 0],
		], $states);
		self::assertSame(['booked anna', 'accepted mia', 'declined mia', 'accepted mia'], $this->audit());
	}

	public function testWhatWasDeclinedIsFreeAndCannotBeAcceptedAfterwards(): void {
		$this->book(SomeRequest::of('blue', 5, rules: $this->rules));
		$this->decline();
		self::assertSame('pending', self::said($this->book(SomeRequest::of('blue', 5, 'event-2', 'ben', $this->rules))));
		try {
			$this->accept();
			self::fail('Accepted twice');
		} catch (Conflict $conflict) {
			self::assertSame(['conflict', 'Time slot conflicts with existing booking'], [$conflict->reason, $conflict->getMessage()]);
			self::assertSame(
				['dates' => [['start' => SomeRequest::at(5), 'end' => SomeRequest::at(6), 'recurrenceId' => '']]],
				$conflict->details,
			);
		}
		self::assertSame([['5 declined'], ['5 pending']], [$this->dates(), $this->dates('blue', 'event-2', 'ben')]);
	}

	public function testAClaimIsInTheWayToo(): void {
		$this->book(SomeRequest::of('blue', 5, rules: $this->rules));
		$this->decline();
		$this->claim(SomeRequest::of('blue', 5, 'event-2', 'ben', awaitsEvent: true));
		try {
			$this->accept();
			self::fail('Accepted twice');
		} catch (Conflict) {
			$this->clock->time += 60;
		}
		self::assertSame(BookingState::Accepted, $this->accept()?->booking->state);
	}

	public function testWhatARuleDeclinedAManagerMayAccept(): void {
		$this->book(SomeRequest::of('blue', 24 * 9, rules: SomeRequest::rules(horizonDays: 2), awaitsEvent: true));
		self::assertSame(['216 declined beyond_horizon'], $this->dates());
		$this->accept();
		self::assertSame(['216 accepted'], $this->dates());
	}

	public function testOfASeriesOnlyWhatIsPendingIsAccepted(): void {
		$this->book(SomeRequest::of('blue', 20, 'event-2', 'ben'));
		$rules = SomeRequest::rules(autoAccept: false, acceptsFreeDates: true);
		$this->book(SomeRequest::of('blue', SomeRequest::series([10, 20, 30]), rules: $rules, awaitsEvent: true));
		$this->accept();
		self::assertSame(['10 accepted', '20 declined conflict', '30 accepted'], $this->dates());
	}

	public function testDatesOfASeriesAreDecidedApart(): void {
		$this->book(SomeRequest::of('blue', SomeRequest::series([10, 20, 30]), rules: $this->rules));
		$ids = array_map(
			static fn (BookedDate $date): string => $date->recurrenceId,
			$this->services->dates->findAll($this->booking()->id),
		);
		$this->accept([$ids[0]]);
		self::assertSame([['10 accepted', '20 pending', '30 pending'], BookingState::Pending], [$this->dates(), $this->booking()->state]);
		$this->decline([$ids[1], $ids[2]]);
		self::assertSame(['10 accepted', '20 declined', '30 declined'], $this->dates());
		self::assertSame(BookingState::Accepted, $this->booking()->state);
		$this->accept([$ids[2]]);
		self::assertSame(['10 accepted', '20 declined', '30 accepted'], $this->dates());
	}

	public function testDatesThatAreOverStayAsTheyWere(): void {
		$this->book(SomeRequest::of('blue', SomeRequest::series([10, 20])));
		$this->clock->time = SomeRequest::at(15);
		$this->decline();
		self::assertSame([['10 accepted', '20 declined'], BookingState::Declined], [$this->dates(), $this->booking()->state]);
	}

	public function testAnAnswerWhileTheEventIsBeingChangedIsKept(): void {
		$this->book(SomeRequest::of('blue', SomeRequest::series([10, 20]), rules: $this->rules, awaitsEvent: true));
		$asked = SomeRequest::series([10 => 10, 20 => 25]);
		$claim = $this->claim(SomeRequest::of('blue', $asked, rules: $this->rules, sequence: 1, awaitsEvent: true));
		$this->accept();
		self::assertTrue($this->services->desk->confirm([$claim])[0]->isConfirmed);
		self::assertSame(['10 accepted', '25 pending'], $this->dates());
	}

	public function testARefusalOfAPersonWhileTheEventIsBeingChangedIsKept(): void {
		$this->book(SomeRequest::of('blue', 20, 'event-2', 'ben'));
		$asked = SomeRequest::series([10, 20]);
		$request = SomeRequest::of('blue', $asked, rules: SomeRequest::rules(acceptsFreeDates: true), awaitsEvent: true);
		$this->book($request);
		$this->services->releases->release($this->booking(uid: 'event-2', owner: 'ben'), null, Actor::account('ben'));
		$claim = $this->claim($request);
		$this->decline([$asked->list[1]->recurrenceId]);
		self::assertTrue($this->services->desk->confirm([$claim])[0]->isConfirmed);
		self::assertSame(['10 accepted', '20 declined'], $this->dates());
	}

	public function testWhatWasGivenBackCannotBeAnswered(): void {
		$this->book(SomeRequest::of('blue', 5, rules: $this->rules));
		$this->services->releases->release($this->booking(), null, Actor::account('anna'));
		$this->expectExceptionObject(new NotFound('unknown_booking', 'Booking not found'));
		$this->accept();
	}

	public function testADateThatTheBookingDoesNotHaveCannotBeAnswered(): void {
		$this->book(SomeRequest::of('blue', 5, rules: $this->rules));
		$this->expectExceptionObject(new NotFound('unknown_booking', 'Booking not found'));
		$this->decline(['20300101T000000Z']);
	}

	/** @param ?list<string> $recurrenceIds */
	private function accept(?array $recurrenceIds = null): ?ChangedBooking {
		return $this->services->approvals->accept($this->booking(), $this->rules, $recurrenceIds, $this->manager);
	}

	/** @param ?list<string> $recurrenceIds */
	private function decline(?array $recurrenceIds = null): ?ChangedBooking {
		return $this->services->approvals->decline($this->booking(), $recurrenceIds, $this->manager);
	}
}
