<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Booking;

use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\ChangedBooking;
use OCA\RoomsApp\Tests\Unit\Fake\BookingTestCase;
use OCA\RoomsApp\Tests\Unit\Fake\SomeRequest;

final class ReleasesTest extends BookingTestCase {
	public function testAWholeBookingIsGivenBackOnceAndKeptForTheStatistics(): void {
		$this->book(SomeRequest::of('blue', 5));
		$booking = $this->booking();
		self::assertSame(BookingState::Cancelled, $this->release()?->booking->state);
		self::assertNull($this->services->releases->release($booking, null, Actor::account('anna')));
		self::assertSame([['5 cancelled'], ['booked anna', 'cancelled anna']], [$this->dates(), $this->audit()]);
		self::assertSame('accepted', self::said($this->claim(SomeRequest::of('blue', 5, 'event-2', 'ben'))));
	}

	public function testOneDateIsGivenBackAlone(): void {
		$this->book(SomeRequest::of('blue', SomeRequest::series([10, 20, 30])));
		$id = $this->services->dates->findAll($this->booking()->id)[1]->recurrenceId;
		self::assertSame(BookingState::Accepted, $this->release($id)?->booking->state);
		self::assertSame(['10 accepted', '20 cancelled', '30 accepted'], $this->dates());
		self::assertNull($this->release($id));
		self::assertSame('accepted', self::said($this->claim(SomeRequest::of('blue', 20, 'event-2', 'ben'))));
	}

	public function testABookingThatDoesNotRecurIsGivenBackAsAWhole(): void {
		$this->book(SomeRequest::of('blue', 5));
		self::assertSame(BookingState::Cancelled, $this->release('20270115T130000Z')?->booking->state);
	}

	public function testTheLastDateGivesTheBookingBack(): void {
		$this->book(SomeRequest::of('blue', SomeRequest::series([10])));
		$this->release($this->services->dates->findAll($this->booking()->id)[0]->recurrenceId);
		self::assertSame(BookingState::Cancelled, $this->booking()->state);
	}

	public function testWhatIsOverStays(): void {
		$this->book(SomeRequest::of('blue', SomeRequest::series([10, 20])));
		$this->clock->time = SomeRequest::at(15);
		$this->release();
		self::assertSame([['10 accepted', '20 cancelled'], BookingState::Cancelled], [$this->dates(), $this->booking()->state]);
		self::assertSame('accepted', self::said($this->book(SomeRequest::of('blue', SomeRequest::series([10, 20])))));
		self::assertSame([['10 accepted', '20 accepted'], BookingState::Accepted], [$this->dates(), $this->booking()->state]);
	}

	public function testARefusedRequestForABookingThatWasGivenBackIsDeclined(): void {
		$this->book(SomeRequest::of('blue', SomeRequest::series([10, 20]), awaitsEvent: true));
		$this->clock->time = SomeRequest::at(15);
		$this->release();
		$this->book(SomeRequest::of('blue', 20, 'event-2', 'ben'));
		$this->book(SomeRequest::of('blue', SomeRequest::series([10, 20]), awaitsEvent: true));
		self::assertSame([['10 accepted', '20 declined conflict'], BookingState::Declined], [$this->dates(), $this->booking()->state]);
	}

	public function testRoomsThatAnEventLeftAreGivenBack(): void {
		foreach (['blue', 'green'] as $room) {
			$this->book(SomeRequest::of($room, 5));
			$this->book(SomeRequest::of($room, 6, 'event-2'));
			$this->book(SomeRequest::of($room, 7, owner: 'ben'));
		}
		$left = $this->services->releases->releaseEvent('anna', 'event-1', ['green'], Actor::account('anna'));
		self::assertSame(['blue'], array_map(static fn (ChangedBooking $changed): string => $changed->booking->roomId, $left));
		self::assertSame([['5 cancelled'], ['5 accepted']], [$this->dates(), $this->dates('green')]);
		self::assertSame([['7 accepted'], ['6 accepted']], [$this->dates(owner: 'ben'), $this->dates('blue', 'event-2')]);
	}

	public function testAllBookingsOfADeletedAccountAreGivenBack(): void {
		$this->book(SomeRequest::of('blue', 5));
		$this->book(SomeRequest::of('green', 6, 'event-2'));
		$this->book(SomeRequest::of('green', 7, owner: 'ben'));
		self::assertCount(2, $this->services->releases->releaseOwner('anna', Actor::system(), 'account deleted'));
		self::assertSame([['5 cancelled'], ['6 cancelled']], [$this->dates(), $this->dates('green', 'event-2')]);
		self::assertSame(['7 accepted'], $this->dates('green', owner: 'ben'));
		self::assertSame([], $this->services->releases->releaseOwner('anna', Actor::system()));
		$this->expectException(\InvalidArgumentException::class);
		$this->services->releases->releaseOwner('', Actor::system());
	}

	public function testADeletedRoomTakesItsBookingsAlong(): void {
		$this->book(SomeRequest::of('blue', 5));
		$this->book(SomeRequest::of('green', 5));
		$this->services->releases->forgetRoom('blue', static fn () => null);
		self::assertSame([1, 1, 2], [$this->rows('bookings'), $this->rows('occurrences'), $this->rows('audit')]);
		self::assertSame(['5 accepted'], $this->dates('green'));
	}

	private function release(?string $recurrenceId = null): ?ChangedBooking {
		return $this->services->releases->release($this->booking(), $recurrenceId, Actor::account('anna'));
	}
}
