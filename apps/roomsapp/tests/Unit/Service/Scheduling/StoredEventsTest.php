<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Scheduling;

use OCA\DAV\CalDAV\CalDavBackend;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\BookingEvent;
use OCA\RoomsApp\Service\Calendar\RoomCopies;
use OCA\RoomsApp\Service\Notice\Notices;
use OCA\RoomsApp\Tests\Unit\Fake\SchedulingTestCase;
use OCA\RoomsApp\Tests\Unit\Fake\SomeRequest;

final class StoredEventsTest extends SchedulingTestCase {
	public function testWhatThePluginDecidedIsBookedWhenItIsStored(): void {
		$event = $this->event(5);
		$decided = $this->desk->decide($event, 'anna', Actor::account('anna'), false);
		self::assertNotNull($decided);
		self::assertTrue($decided->hasChanged);
		self::assertSame('ACCEPTED', self::answers($event));
		self::assertSame([], $this->states());
		$this->pending->add('anna', 'event-1', $decided);
		self::assertSame('ACCEPTED', $this->put($event));
		self::assertSame(['accepted'], $this->states());
		self::assertSame($this->calendars['anna'], $this->services->bookings->findOrNull('blue', 'anna', 'event-1')?->calendarId);
	}

	public function testACopyThatIsDeliveredToAGuestIsLeftAlone(): void {
		$this->pending->add('anna', 'event-1', null);
		self::assertSame('', $this->put($this->event(5, 'bert'), 'bert'));
		self::assertSame([], $this->states());
	}

	public function testAnEventWithoutAPluginIsDecidedAndWrittenOnce(): void {
		self::assertSame('ACCEPTED', $this->put($this->event(5)));
		self::assertSame('DECLINED', $this->put($this->event(5.5, 'bert'), 'bert'));
		self::assertSame(['accepted', 'declined'], $this->states());
	}

	public function testWhatSaysAlreadyWhatIsBookedIsNotAskedAgain(): void {
		$this->put($this->event(5));
		$audit = count($this->services->audit->findAllOfRoom('blue', 100));
		$backend = $this->instance->get(CalDavBackend::class);
		$etag = fn (): mixed => $backend->getCalendarObject($this->calendars['anna'], 'a.ics')['etag'] ?? '';
		$before = $etag();
		$this->events->written($this->stored(), 'anna', Actor::account('bert'), false);
		self::assertCount($audit, $this->services->audit->findAllOfRoom('blue', 100));
		self::assertSame($before, $etag());
		self::assertSame('ACCEPTED', $this->put($this->event(5)), 'an answer that was overwritten');
	}

	public function testARoomThatIsNoLongerAskedIsGivenBack(): void {
		$green = $this->bookable('Green');
		$this->put($this->event(5, 'anna', 'event-1', '', $this->blue, $green));
		self::assertSame([['accepted'], ['accepted']], [$this->states(), $this->states('green')]);
		$this->put($this->event(5, 'anna', 'event-1', '', $green));
		self::assertSame([['cancelled'], ['accepted']], [$this->states(), $this->states('green')]);
		$this->put($this->event(5, 'anna', 'event-1', "STATUS:CANCELLED\r\n", $green));
		self::assertSame(['cancelled'], $this->states('green'));
	}

	public function testTheClaimThatLapsedAndWentToSomebodyElseIsDeclinedInTheEvent(): void {
		$event = $this->event(5);
		$decided = $this->desk->decide($event, 'anna', Actor::account('anna'), false);
		$this->clock->time += 61;
		self::assertSame('ACCEPTED', $this->put($this->event(5, 'bert', 'event-2'), 'bert'));
		$this->pending->add('anna', 'event-1', $decided);
		self::assertSame('DECLINED', $this->put($event));
		self::assertSame(['accepted'], $this->states());
	}

	public function testAFailureKeepsTheEventAndDeclinesItsRooms(): void {
		$copies = self::createStub(RoomCopies::class);
		$copies->method('write')->willThrowException(new \RuntimeException('The disk is full'));
		$this->wire(copies: $copies);
		self::assertSame('DECLINED', $this->put($this->event(5)));
		self::assertSame([], $this->states());
		self::assertCount(1, $this->logged);
		$this->wire();
		self::assertSame('ACCEPTED', $this->put($this->event(5, 'bert', 'event-2'), 'bert'), 'nothing stays claimed');
	}

	public function testWhatCannotBeAskedIsDeclinedAndLogged(): void {
		$this->database->run("UPDATE oc_roomsapp_rooms SET hours = 'nonsense' WHERE id = 'blue'");
		$event = $this->event(5);
		$decided = $this->desk->decide($event, 'anna', Actor::account('anna'), false);
		self::assertSame('DECLINED', self::answers($event));
		self::assertStringContainsString('could not be asked', $event->serialize());
		self::assertSame([], $decided?->claims);
		self::assertCount(1, $this->logged);
	}

	public function testClaimsOfAnEventThatIsNotStoredAreGivenUp(): void {
		$decided = $this->desk->decide($this->event(5), 'anna', Actor::account('anna'), false);
		self::assertNotNull($decided);
		$this->desk->withdraw($decided);
		self::assertSame('ACCEPTED', $this->put($this->event(5, 'bert', 'event-2'), 'bert'));
		$this->desk->withdraw($decided);
		self::assertSame([], $this->logged);
	}

	public function testPeopleHearOfWhatIsNewAndOfNothingTwice(): void {
		/** @var \ArrayObject<int, string> $told */
		$told = new \ArrayObject();
		$notices = self::createStub(Notices::class);
		$notices->method('tell')->willReturnCallback(
			static fn (mixed $booking, mixed $dates, BookingEvent $event): string => $told[] = $event->value,
		);
		$this->wire($notices);
		$save = function (int|float $hour, string $more = '') use ($told): array {
			$told->exchangeArray([]);
			$event = $this->event($hour, 'anna', 'event-1', $more);
			$this->pending->add('anna', 'event-1', $this->desk->decide($event, 'anna', Actor::account('anna'), true));
			$this->put($event);
			return $told->getArrayCopy();
		};
		self::assertSame(['booked'], $save(5));
		self::assertSame([], $save(5, "DESCRIPTION:More\r\n"));
		self::assertSame(['changed'], $save(6));
		$this->services->desk->claim([SomeRequest::of('blue', 9, 'other', 'bert')]);
		self::assertSame(['change_refused'], $save(9));
		self::assertSame([], $save(9, "DESCRIPTION:More\r\n"));
		self::assertSame(['cancelled'], $save(6, "STATUS:CANCELLED\r\n"));
	}

	public function testSeveralAnswersThatNoEventCanHoldAreDeclined(): void {
		$room = $this->bookable('Kind', ['acceptsFreeDates' => true]);
		$this->services->desk->claim([SomeRequest::of($room->id, SomeRequest::hours(range(24, 24 * 500, 48)), 'other', 'bert')]);
		$event = $this->event(0, 'anna', 'event-1', "RRULE:FREQ=DAILY;COUNT=600\r\n", $room);
		$decided = $this->desk->decide($event, 'anna', Actor::account('anna'), false);
		self::assertSame('DECLINED', self::answers($event));
		self::assertStringContainsString('more dates than can be booked', (string)$event->serialize());
		self::assertSame([], $decided?->claims);
		self::assertSame([], $this->database->column("SELECT id FROM oc_roomsapp_occurrences WHERE room_id = 'kind' AND claim IS NOT NULL
			AND booking_id NOT IN (SELECT id FROM oc_roomsapp_bookings WHERE owner = 'bert')"));
	}
}
