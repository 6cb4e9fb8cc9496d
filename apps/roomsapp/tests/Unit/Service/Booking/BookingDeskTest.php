<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Booking;

use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Calendar\Problem;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCA\RoomsApp\Tests\Unit\Fake\BookingTestCase;
use OCA\RoomsApp\Tests\Unit\Fake\SomeRequest;

final class BookingDeskTest extends BookingTestCase {
	public function testTheFirstGetsTheRoomAndTheSecondHearsWhy(): void {
		$claims = [
			$this->claim(SomeRequest::of('blue', 5)),
			$this->claim(SomeRequest::of('blue', 5, 'event-2', 'ben')),
			$this->claim(SomeRequest::of('blue', 6, 'event-3', 'ben')),
			$this->claim(SomeRequest::of('green', 5, 'event-2', 'ben')),
		];
		self::assertSame(['accepted', 'declined conflict', 'accepted', 'accepted'], array_map(self::said(...), $claims));
		self::assertSame([true, false, true, true], array_column($claims, 'isConfirmed'));
		self::assertSame([3, 3], [$this->rows('bookings'), $this->rows('occurrences')]);
		self::assertSame(['booked anna', 'refused ben', 'booked ben'], $this->audit());
	}

	public function testARequestThatNeedsApprovalKeepsOthersOut(): void {
		$rules = SomeRequest::rules(autoAccept: false);
		self::assertSame('pending', self::said($this->claim(SomeRequest::of('blue', 5, rules: $rules))));
		self::assertSame('declined conflict', self::said($this->claim(SomeRequest::of('blue', 5, 'event-2', 'ben', $rules))));
		self::assertSame(BookingState::Pending, $this->booking()->state);
	}

	public function testTheSameUidOfSomebodyElseIsAnotherBooking(): void {
		$this->book(SomeRequest::of('blue', 5, owner: 'anna', awaitsEvent: true));
		self::assertSame('declined conflict', self::said($this->book(SomeRequest::of('blue', 5, owner: 'ben', awaitsEvent: true))));
		self::assertSame(['5 accepted'], $this->dates());
		self::assertSame(['5 declined conflict'], $this->dates(owner: 'ben'));
	}

	public function testARefusedChangeWithoutAnEventLeavesTheTexts(): void {
		$this->book(SomeRequest::of('blue', 5));
		$this->book(SomeRequest::of('blue', 8, 'event-2', 'ben'));
		self::assertSame('declined conflict', self::said($this->claim(SomeRequest::of('blue', 8, sequence: 1, summary: 'Other'))));
		self::assertSame(['Meeting', 0], [$this->booking()->summary, $this->booking()->sequence]);
		self::assertSame(['5 accepted'], $this->dates());
	}

	public function testAClaimKeepsOthersOutUntilItIsWithdrawn(): void {
		$claim = $this->claim(SomeRequest::of('blue', 5, awaitsEvent: true));
		self::assertSame('declined conflict', self::said($this->claim(SomeRequest::of('blue', 5, 'event-2', 'ben'))));
		self::assertNull($this->services->bookings->findOrNull('blue', 'anna', 'event-1'));
		$this->services->desk->withdraw([$claim]);
		self::assertSame([0, 0], [$this->rows('bookings'), $this->rows('occurrences')]);
		self::assertSame('accepted', self::said($this->claim(SomeRequest::of('blue', 5, 'event-2', 'ben'))));
	}

	public function testAClaimThatIsNeverConfirmedFallsAfterAMinute(): void {
		$this->claim(SomeRequest::of('blue', 5, awaitsEvent: true));
		$this->clock->time += 59;
		self::assertSame('declined conflict', self::said($this->claim(SomeRequest::of('blue', 5, 'event-2', 'ben'))));
		$this->clock->time++;
		self::assertSame('accepted', self::said($this->claim(SomeRequest::of('blue', 5, 'event-2', 'ben'))));
		self::assertSame([1, 1], [$this->rows('bookings'), $this->rows('occurrences')]);
	}

	public function testAChangeThatIsNeverConfirmedLeavesTheOldTime(): void {
		$this->book(SomeRequest::of('blue', 5, awaitsEvent: true));
		$this->claim(SomeRequest::of('blue', 8, sequence: 1, awaitsEvent: true));
		self::assertSame(['declined conflict', 'declined conflict'], [$this->asked(5), $this->asked(8)]);
		$this->clock->time += 60;
		self::assertSame(['declined conflict', 'accepted'], [$this->asked(5), $this->asked(8)]);
		self::assertSame(['5 accepted'], $this->dates());
		self::assertSame(0, $this->booking()->sequence);
	}

	public function testAJobRemovesWhatLapsed(): void {
		$this->book(SomeRequest::of('blue', 5, awaitsEvent: true));
		$this->claim(SomeRequest::of('blue', 8, sequence: 1, awaitsEvent: true));
		$this->claim(SomeRequest::of('green', 8, awaitsEvent: true));
		self::assertSame([0, 2, 3], [$this->services->lapsed->sweep(), $this->rows('bookings'), $this->rows('occurrences')]);
		$this->clock->time += 60;
		self::assertSame([2, 1, 1], [$this->services->lapsed->sweep(), $this->rows('bookings'), $this->rows('occurrences')]);
		self::assertSame(['5 accepted'], $this->dates());
	}

	public function testAConfirmedChangeFreesTheOldTime(): void {
		$this->book(SomeRequest::of('blue', 5, awaitsEvent: true));
		$this->book(SomeRequest::of('blue', 8, sequence: 1, awaitsEvent: true));
		self::assertSame(['8 accepted'], $this->dates());
		self::assertSame('accepted', self::said($this->claim(SomeRequest::of('blue', 5, 'event-2', 'ben'))));
		self::assertSame(['booked anna', 'changed anna', 'booked ben'], $this->audit());
	}

	public function testAChangeThatDoesNotFitKeepsTheOldTimeAndSaysWhy(): void {
		$this->book(SomeRequest::of('blue', 5, awaitsEvent: true));
		$this->book(SomeRequest::of('blue', 8, 'event-2', 'ben'));
		$claim = $this->book(SomeRequest::of('blue', 8, sequence: 1, awaitsEvent: true, summary: 'Later'));
		self::assertSame(['declined conflict', true], [self::said($claim), $claim->plan->isRefused]);
		self::assertSame(['5 accepted'], $this->dates());
		$booking = $this->booking();
		self::assertSame(
			[BookingState::Accepted, 'conflict', 1, 'Later'],
			[$booking->state, $booking->cause?->value, $booking->sequence, $booking->summary],
		);
		self::assertSame(['booked anna', 'booked ben', 'change_refused anna'], $this->audit());
		$this->book(SomeRequest::of('blue', 5, sequence: 2, awaitsEvent: true));
		self::assertNull($this->booking()->cause);
	}

	public function testAnEventThatCannotBeUnderstoodKeepsTheOldTime(): void {
		$this->book(SomeRequest::of('blue', 5, awaitsEvent: true));
		$broken = new Occurrences([], false, false, Problem::NotUnderstood);
		$claim = $this->book(SomeRequest::of('blue', $broken, sequence: 1, awaitsEvent: true));
		self::assertSame('declined not_understood', self::said($claim));
		self::assertSame(['5 accepted'], $this->dates());
	}

	public function testAnOlderSequenceChangesNothing(): void {
		$this->book(SomeRequest::of('blue', 5, sequence: 3, awaitsEvent: true));
		$claim = $this->book(SomeRequest::of('blue', 8, sequence: 2, awaitsEvent: true));
		self::assertSame(['declined', true, true], [self::said($claim), $claim->plan->isStale, $claim->plan->isRefused]);
		self::assertSame(['5 accepted'], $this->dates());
		// The same times under an older number are no older change.
		self::assertSame('accepted', self::said($this->book(SomeRequest::of('blue', 5, sequence: 2, awaitsEvent: true, summary: 'New'))));
		self::assertSame([3, 'New'], [$this->booking()->sequence, $this->booking()->summary]);
	}

	public function testOnlyAnotherTimeNeedsApprovalAgain(): void {
		$rules = SomeRequest::rules(autoAccept: false);
		$this->book(SomeRequest::of('blue', 5, rules: $rules, awaitsEvent: true));
		$this->services->approvals->accept($this->booking(), $rules, null, Actor::account('mia'));
		$typo = SomeRequest::of('blue', 5, rules: $rules, sequence: 1, awaitsEvent: true, summary: 'Typo');
		self::assertSame('accepted', self::said($this->book($typo)));
		self::assertSame([BookingState::Accepted, 'Typo'], [$this->booking()->state, $this->booking()->summary]);
		self::assertSame('pending', self::said($this->book(SomeRequest::of('blue', 6, rules: $rules, sequence: 2, awaitsEvent: true))));
		self::assertSame(['6 pending'], $this->dates());
	}

	public function testAClaimThatLapsedIsDecidedAgainWhenItsEventIsStoredAfterAll(): void {
		$late = $this->claim(SomeRequest::of('blue', 5, awaitsEvent: true));
		$tooLate = $this->claim(SomeRequest::of('blue', 7, 'event-2', awaitsEvent: true));
		$this->clock->time += 60;
		$this->book(SomeRequest::of('blue', 7, 'event-3', 'ben'));
		[$first, $second] = $this->services->desk->confirm([$late, $tooLate]);
		self::assertSame([true, false, 'declined conflict'], [$first->isConfirmed, $second->isConfirmed, self::said($second)]);
		self::assertSame(['5 accepted'], $this->dates());
		self::assertNull($this->services->bookings->findOrNull('blue', 'anna', 'event-2'));
	}

	public function testTwoClaimsOfOneEventBothHoldAndTheLastConfirmedCounts(): void {
		$this->book(SomeRequest::of('blue', 5, awaitsEvent: true));
		$one = $this->claim(SomeRequest::of('blue', 7, sequence: 1, awaitsEvent: true));
		$other = $this->claim(SomeRequest::of('blue', 9, sequence: 1, awaitsEvent: true));
		self::assertTrue($this->services->desk->confirm([$other])[0]->isConfirmed);
		self::assertSame(['9 accepted'], $this->dates());
		self::assertTrue($this->services->desk->confirm([$one])[0]->isConfirmed);
		self::assertSame([['7 accepted'], 1], [$this->dates(), $this->rows('occurrences')]);
	}

	public function testTwoRoomsOfOneEventAreDecidedApart(): void {
		$this->book(SomeRequest::of('blue', 5, 'event-2', 'ben'));
		$claims = $this->services->desk->claim([
			SomeRequest::of('green', 5, awaitsEvent: true), SomeRequest::of('blue', 5, awaitsEvent: true),
		]);
		self::assertSame(['accepted', 'declined conflict'], array_map(self::said(...), $claims));
		self::assertSame([true, true], array_column($this->services->desk->confirm($claims), 'isConfirmed'));
		self::assertSame([['5 accepted'], ['5 declined conflict']], [$this->dates('green'), $this->dates('blue')]);
	}

	public function testARefusedRequestIsDecidedAgainWhenItIsSentAgain(): void {
		$this->book(SomeRequest::of('blue', 5, 'event-2', 'ben'));
		$this->book(SomeRequest::of('blue', 5, awaitsEvent: true));
		self::assertSame(['5 declined conflict'], $this->dates());
		$this->services->releases->release($this->booking(uid: 'event-2', owner: 'ben'), null, Actor::account('ben'));
		self::assertSame('accepted', self::said($this->book(SomeRequest::of('blue', 5, awaitsEvent: true))));
		self::assertSame(['5 accepted'], $this->dates());
	}

	public function testABufferKeepsItsTimeFree(): void {
		$rules = SomeRequest::rules(buffer: 30);
		$this->book(SomeRequest::of('blue', 5, rules: $rules));
		self::assertSame('declined conflict', self::said($this->claim(SomeRequest::of('blue', 6, 'event-2', rules: $rules))));
		self::assertSame('accepted', self::said($this->claim(SomeRequest::of('blue', 7, 'event-2', rules: $rules))));
	}

	public function testNoTwoBookingsEverHadTheRoomAtOneTime(): void {
		$this->book(SomeRequest::of('blue', -5));
		self::assertSame(['declined conflict', 'accepted'], [$this->asked(-5), $this->asked(-7)]);
	}

	public function testWhatWasGivenBackAndBookedByAnotherIsNotTakenBackAfterwards(): void {
		$this->book(SomeRequest::of('blue', 5));
		$this->services->releases->release($this->booking(), null, Actor::account('anna'));
		self::assertSame('accepted', $this->asked(5));
		$this->clock->time = SomeRequest::at(10);
		self::assertSame('declined conflict', self::said($this->book(SomeRequest::of('blue', 5, awaitsEvent: true))));
		self::assertSame(['5 declined conflict'], $this->dates());
	}

	public function testALongBookingKeepsOthersOutOnEachOfItsDays(): void {
		$month = new Occurrence(SomeRequest::at(0), SomeRequest::at(24 * 30), '', false);
		$this->book(SomeRequest::of('blue', new Occurrences([$month], false, false, null)));
		self::assertSame(['declined conflict', 'accepted'], [$this->asked(24 * 30 - 1), $this->asked(24 * 30)]);
	}

	public function testMovingTakesTheOtherRoomOrNothing(): void {
		$this->book(SomeRequest::of('blue', 5));
		$this->book(SomeRequest::of('green', 6, 'event-2', 'ben'));
		$move = fn (int $hour): string =>
			self::said($this->claim(SomeRequest::of('green', $hour, 'event-3', leaves: $this->booking())));
		self::assertSame('declined conflict', $move(6));
		self::assertSame(['5 accepted'], $this->dates());
		self::assertSame('accepted', $move(5));
		self::assertSame([['5 cancelled'], ['5 accepted']], [$this->dates(), $this->dates('green', 'event-3')]);
		self::assertSame([BookingState::Cancelled, ['booked anna', 'moved anna']], [$this->booking()->state, $this->audit()]);
		self::assertSame('accepted', $this->asked(5));
	}

	public function testARoomThatIsLeftIsKeptUntilTheEventIsStored(): void {
		$this->book(SomeRequest::of('blue', 5, awaitsEvent: true));
		$claim = $this->claim(SomeRequest::of('green', 5, leaves: $this->booking(), awaitsEvent: true));
		self::assertSame('declined conflict', $this->asked(5));
		$this->services->desk->confirm([$claim]);
		self::assertSame('accepted', $this->asked(5));
	}

	public function testAnEventThatMovesToTheCalendarOfSomebodyElseKeepsItsRoom(): void {
		$this->book(SomeRequest::of('blue', 5, awaitsEvent: true));
		$claim = $this->claim(SomeRequest::of('blue', 5, owner: 'ben', leaves: $this->booking(), awaitsEvent: true));
		self::assertSame(['accepted', 'declined conflict'], [self::said($claim), $this->asked(5)]);
		$this->services->desk->confirm([$claim]);
		self::assertSame([['5 cancelled'], ['5 accepted']], [$this->dates(), $this->dates(owner: 'ben')]);
		self::assertSame('declined conflict', $this->asked(5));
	}

	public function testWhatIsOverCannotMoveToATimeThatIsTaken(): void {
		$this->book(SomeRequest::of('blue', -5));
		$this->book(SomeRequest::of('blue', 8, 'event-2', 'ben'));
		self::assertSame('declined conflict', self::said($this->claim(SomeRequest::of('blue', 8, sequence: 1))));
		self::assertSame([['-5 accepted'], 'change_refused anna'], [$this->dates(), $this->audit()[2]]);
	}

	public function testARoomThatDoesNotExistIsRefused(): void {
		$this->expectExceptionObject(new NotFound('unknown_room', 'Room not found'));
		$this->claim(SomeRequest::of('red', 5));
	}

	/** What somebody else hears who asks for the blue room. */
	private function asked(int $hour): string {
		return self::said($this->claim(SomeRequest::of('blue', $hour, "other-$hour", 'ben')));
	}
}
