<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Scheduling;

use Host\Calendars\Calendars;
use OCA\DAV\CalDAV\CalDavBackend;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Invitation\Fields;
use OCA\RoomsApp\Model\Scheduling\StoredEvent;
use OCA\RoomsApp\Tests\Unit\Fake\SchedulingTestCase;
use OCA\RoomsApp\Tests\Unit\Fake\SomeRequest;

final class DeparturesTest extends SchedulingTestCase {
	private function remove(): StoredEvent {
		$event = $this->stored();
		$this->instance->get(CalDavBackend::class)->deleteCalendarObject($event->calendarId, $event->uri, 0, true);
		return $event;
	}

	public function testADeletedEventGivesItsRoomBackAndAsksAgainWhenItIsRestored(): void {
		$this->put($this->event(5));
		$event = $this->remove();
		$this->departures->gone($event, 'anna', Actor::account('anna'));
		self::assertSame(['cancelled'], $this->states());
		$this->instance->get(CalDavBackend::class)->createCalendarObject($event->calendarId, $event->uri, $event->text);
		$this->events->returned($event, 'anna', Actor::account('anna'));
		self::assertSame(['accepted'], $this->states());
		$this->departures->gone($this->remove(), 'anna', Actor::account('anna'));
		$this->put($this->event(5, 'bert', 'event-2'), 'bert');
		$this->instance->get(CalDavBackend::class)->createCalendarObject($event->calendarId, $event->uri, $event->text);
		$this->events->returned($event, 'anna', Actor::account('anna'));
		self::assertSame('DECLINED', $this->said());
	}

	public function testWhatIsOverStaysBooked(): void {
		$this->put($this->event(5));
		$this->clock->time += 10 * 3_600;
		$this->departures->gone($this->remove(), 'anna', Actor::account('anna'));
		$this->departures->ownerGone('anna');
		self::assertSame(['accepted'], $this->states());
	}

	public function testABookingStaysWithTheOtherCopyOfItsEvent(): void {
		$this->put($this->event(5));
		$other = $this->instance->get(Calendars::class)->create('principals/users/anna', 'play', []);
		$this->instance->get(CalDavBackend::class)->createCalendarObject($other, 'b.ics', $this->stored()->text);
		$this->departures->gone($this->remove(), 'anna', Actor::account('anna'));
		self::assertSame(['accepted'], $this->states());
		self::assertSame($other, $this->services->bookings->findOrNull('blue', 'anna', 'event-1')?->calendarId);
	}

	public function testAnEventMovesWithItsRoom(): void {
		$this->put($this->event(5));
		$event = $this->stored();
		$moved = new StoredEvent(4_711, 'c.ics', $event->text, null);
		$this->departures->moved($moved, 'anna', 'anna', $event->calendarId, Actor::account('anna'));
		self::assertSame(4_711, $this->services->bookings->findOrNull('blue', 'anna', 'event-1')?->calendarId);
	}

	public function testAnEventThatGoesToSomebodyElseTakesItsRoomAlongWhenItHasNoOrganizer(): void {
		$object = $this->event(5);
		Fields::events($object)[0]->remove('ORGANIZER');
		$this->put($object);
		$event = $this->stored();
		$this->remove();
		$this->instance->get(CalDavBackend::class)->createCalendarObject($this->calendars['bert'], 'a.ics', $event->text);
		$moved = new StoredEvent($this->calendars['bert'], 'a.ics', $event->text, null);
		$this->departures->moved($moved, 'anna', 'bert', $event->calendarId, Actor::account('bert'));
		self::assertSame('cancelled', $this->services->bookings->findOrNull('blue', 'anna', 'event-1')?->state->value);
		self::assertSame('accepted', $this->services->bookings->findOrNull('blue', 'bert', 'event-1')?->state->value);
	}

	public function testAnEventOfItsOrganizerStaysBookedInTheCalendarOfSomebodyElse(): void {
		$this->put($this->event(5));
		$event = $this->stored();
		$this->remove();
		$moved = new StoredEvent($this->calendars['bert'], 'a.ics', $event->text, null);
		$this->departures->moved($moved, 'anna', 'bert', $event->calendarId, Actor::account('bert'));
		self::assertSame(['accepted'], $this->states());
		$this->departures->gone($moved, 'bert', Actor::account('bert'));
		self::assertSame(['cancelled'], $this->states());
	}

	public function testACalendarGivesItsRoomsBackAndAsksThemAgain(): void {
		$this->put($this->event(5));
		$this->put($this->event(8, 'anna', 'event-2'), 'anna', 'b.ics');
		$this->departures->calendarGone($this->calendars['anna'], Actor::account('anna'));
		self::assertSame(['cancelled', 'cancelled'], $this->states());
		$this->departures->calendarReturned($this->calendars['anna'], 'anna', Actor::account('anna'));
		self::assertSame(['accepted', 'accepted'], $this->states());
	}

	public function testAnAccountGivesItsRoomsBack(): void {
		$this->put($this->event(5));
		$this->departures->ownerGone('bert');
		self::assertSame(['accepted'], $this->states());
		$this->departures->ownerGone('anna');
		self::assertSame(['cancelled'], $this->states());
	}

	public function testSeriesWithoutEndAreBookedFurther(): void {
		$this->put($this->event(1, 'anna', 'event-1', "RRULE:FREQ=WEEKLY\r\n"));
		$count = function (): int {
			$booking = $this->services->bookings->findOrNull('blue', 'anna', 'event-1') ?? self::fail('Nothing is booked');
			return count($this->services->dates->findAll($booking->id));
		};
		$before = $count();
		self::assertGreaterThan(100, $before);
		self::assertSame(0, $this->extension->run());
		$this->clock->time += 30 * 86_400;
		self::assertSame(1, $this->extension->run());
		self::assertSame($before + 4, $count());
		self::assertSame([], $this->logged);
		$this->put($this->event(2, 'bert', 'event-2'), 'bert');
		self::assertLessThan(SomeRequest::at(24 * 800), $this->services->bookings->findOrNull('blue', 'anna', 'event-1')?->expandedUntil);
	}
}
