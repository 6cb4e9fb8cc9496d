<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Copy;

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Calendar\EventReader;
use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Invitation\Answer\SeriesDates;
use OCA\RoomsApp\Model\Invitation\EventPart;
use OCA\RoomsApp\Model\Invitation\Fields;
use OCA\RoomsApp\Model\Room\Room;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;

/**
 * Makes what a room's calendar says of a booking. The dates are those of the booking: the event gives the texts, and its rule as far
 * as it says the same. What is neither accepted nor pending is left out, so that free/busy comes out right.
 */
final class CopyWriter {
	/** Dates that are written apart have no texts but the subject where they would make more than this. */
	private const MAX_BYTES = 1_000_000;
	private const PRODUCT = '-//Rooms//Nextcloud//EN';

	public function __construct(private readonly OccurrenceExpander $expander) {
	}

	/**
	 * @param VCalendar $source the organizer's event restricted to the room, or a former copy
	 * @param list<BookedDate> $dates of the booking
	 * @param \DateTimeZone $zone of the room
	 * @return ?VCalendar null when the room is not booked on any date
	 */
	public function write(VCalendar $source, Booking $booking, array $dates, Room $room, \DateTimeZone $zone, int $now): ?VCalendar {
		$source = clone $source;
		$master = self::master($source);
		$master?->remove('STATUS');
		$booked = array_values(array_filter($dates, static fn (BookedDate $date): bool => $date->state->isBlocking()));
		if ($booked === []) {
			return null;
		}
		$plan = $this->plan($source, $master, $booking, $dates, $booked, $zone, $now);
		$copy = self::empty($source);
		$first = Fields::events($source)[0] ?? self::brief($copy, $booking);
		$writer = new CopyEvent($copy, $booking, $room, $zone);
		if ($master !== null && $plan->isSeriesKept()) {
			$series = $writer->whole($master, $plan->state());
			CopyEvent::include($series, array_column($plan->apart(), 'recurrenceId'));
			CopyEvent::exclude($series, $plan->excluded());
			$copy->add($series);
		}
		foreach ($plan->overrides() as [$event, $state]) {
			$copy->add($writer->whole($event, $state));
		}
		$apart = $plan->apart();
		$common = count($apart) * strlen(($master ?? $first)->serialize()) > self::MAX_BYTES
			? self::brief($copy, $booking)
			: $master ?? $first;
		foreach ($apart as $date) {
			$copy->add($writer->date($plan->template($date) ?? $common, $date));
		}
		self::lead(Fields::events($copy));
		return $copy;
	}

	/**
	 * Makes the first component the event and the others its dates. In an object without an event of its own, Sabre does not see the first
	 * date where it is at its original time, and free/busy does not have it.
	 *
	 * @param list<VEvent> $events
	 */
	private static function lead(array $events): void {
		$first = array_shift($events);
		$id = $first === null ? null : Fields::first($first, 'RECURRENCE-ID');
		if ($first === null || $id === null) {
			return;
		}
		$first->remove($id);
		foreach ($events as $event) {
			$date = Fields::first($event, 'RECURRENCE-ID');
			if ($date !== null && Properties::parameter($id, 'VALUE') === Properties::parameter($date, 'VALUE')) {
				$form = ['VALUE' => Properties::parameter($date, 'VALUE'), 'TZID' => Properties::parameter($date, 'TZID')];
				$first->add('RDATE', Fields::value($date), array_filter($form, static fn (string $value): bool => $value !== ''));
			}
		}
	}

	/**
	 * The event as one that does not take place any more; its texts stay readable.
	 *
	 * @return ?VCalendar null when it tells no time
	 */
	public function cancelled(VCalendar $source, Booking $booking, Room $room, \DateTimeZone $zone): ?VCalendar {
		$copy = self::empty($source);
		$writer = new CopyEvent($copy, $booking, $room, $zone);
		foreach (Fields::events($source) as $event) {
			if (Fields::first($event, 'DTSTART') === null) {
				return null;
			}
			$copy->add($writer->whole($event, null));
		}
		return $copy;
	}

	/**
	 * @param list<BookedDate> $dates
	 * @param non-empty-list<BookedDate> $booked those that have the room
	 */
	private function plan(
		VCalendar $source,
		?VEvent $master,
		Booking $booking,
		array $dates,
		array $booked,
		\DateTimeZone $zone,
		int $now,
	): CopyPlan {
		$until = $booking->expandedUntil ?? max(array_column($booked, 'end'));
		$found = $this->expander->expand($source, $zone, min(array_column($booked, 'start')) - 1, $until);
		$known = self::byId($dates);
		$open = self::byId($booked);
		// Nobody has the dates to come of a series without end that was given back, or that left its event for another room.
		$isUsable = $found->problem === null && (!$found->isOpen || ($booking->isOpen && $booking->state->isBlocking()));
		$plan = new CopyPlan($isUsable ? self::overrides($source, $master, $zone) : []);
		foreach ($isUsable ? $found->list : [] as $occurrence) {
			$key = CopyPlan::key($occurrence->recurrenceId);
			$date = $open[$key] ?? null;
			unset($open[$key]);
			match (true) {
				$date !== null => self::isAt($date, $occurrence) ? $plan->keep($date) : $plan->part($date),
				// What is over and was never decided about is no matter of the booking.
				$occurrence->end <= $now && !isset($known[$key]) => null,
				default => $plan->exclude($occurrence->recurrenceId),
			};
		}
		array_map($plan->part(...), array_values($open));
		return $plan;
	}

	/** @return array<string, ?VEvent> by key of their date; null for a date that does not take place */
	private static function overrides(VCalendar $source, ?VEvent $master, \DateTimeZone $zone): array {
		$series = new SeriesDates($source, $master === null ? null : new EventPart($master, []), $zone);
		$overrides = [];
		foreach (Fields::events($source) as $event) {
			$id = $event === $master ? '' : $series->id($event);
			if ($id !== '') {
				$overrides[CopyPlan::key($id)] = EventReader::isCancelled($event) ? null : $event;
			}
		}
		return $overrides;
	}

	private static function master(VCalendar $source): ?VEvent {
		foreach (Fields::events($source) as $event) {
			if (Fields::first($event, 'RECURRENCE-ID') === null) {
				return $event;
			}
		}
		return null;
	}

	private static function brief(VCalendar $copy, Booking $booking): VEvent {
		$event = new VEvent($copy, 'VEVENT', [], false);
		$event->add('SUMMARY', $booking->summary);
		$event->add('CLASS', $booking->class === '' ? 'PUBLIC' : $booking->class);
		return $event;
	}

	/** With the zones that the source defines. */
	private static function empty(VCalendar $source): VCalendar {
		$copy = new VCalendar([], false);
		$copy->add('VERSION', '2.0');
		$copy->add('PRODID', self::PRODUCT);
		$copy->add('CALSCALE', 'GREGORIAN');
		foreach (Properties::components($source, 'VTIMEZONE') as $zone) {
			$copy->add(clone $zone);
		}
		return $copy;
	}

	private static function isAt(BookedDate $date, Occurrence $occurrence): bool {
		return [$date->start, $date->end] === [$occurrence->start, $occurrence->end];
	}

	/**
	 * @param list<BookedDate> $dates
	 * @return array<string, BookedDate>
	 */
	private static function byId(array $dates): array {
		$byId = [];
		foreach ($dates as $date) {
			$byId[CopyPlan::key($date->recurrenceId)] = $date;
		}
		return $byId;
	}
}
