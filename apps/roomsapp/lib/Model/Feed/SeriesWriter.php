<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Feed;

use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Calendar\CannotExpand;
use OCA\RoomsApp\Model\Calendar\EventReader;
use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Calendar\Rule\Budget;
use OCA\RoomsApp\Model\Calendar\Rule\Civil;
use OCA\RoomsApp\Model\Calendar\Value\Moment;
use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Calendar\Zone\Zones;
use OCA\RoomsApp\Model\Invitation\EventClass;
use Sabre\VObject\Component;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Property;

/**
 * A series for a feed: its event and overrides as the room's calendar has them, with exceptions for the dates that are not accepted.
 * Without the event, or where it is not accepted as a whole, each accepted date stands alone.
 */
final class SeriesWriter {
	private const TIMES = ['RECURRENCE-ID', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE'];
	private const NOT_ACCEPTED = ['TENTATIVE', 'CANCELLED'];

	public function __construct(
		private readonly EventWriter $writer,
		private readonly FeedZones $zones,
		private readonly \DateTimeZone $zone,
	) {
	}

	/**
	 * @param ?VCalendar $copy of the room's calendar
	 * @param ?string $title that hides those of the event
	 * @return list<FeedEvent>
	 */
	public function events(FeedBooking $booking, ?VCalendar $copy, string $uid, ?string $title): array {
		try {
			return $copy === null ? $this->alone($booking, [], $uid, $title) : $this->copied($booking, $copy, $uid, $title);
		} catch (CannotExpand) {
			// Nobody can say which dates the event in the calendar means; what was booked is known.
			return $this->alone($booking, [], $uid, $title);
		}
	}

	/**
	 * @return list<FeedEvent>
	 * @throws CannotExpand
	 */
	private function copied(FeedBooking $booking, VCalendar $copy, string $uid, ?string $title): array {
		$budget = new Budget(OccurrenceExpander::MAX_STEPS);
		$reader = new EventReader(new Zones($copy, $this->zone, $budget), $budget);
		[$master, $overrides] = self::parts($copy);
		$start = $master === null ? null : $reader->start($master);
		$isAccepted = self::states($booking);
		$events = $gone = [];
		foreach ($overrides as $event) {
			$moment = $reader->original(Properties::named($event, 'RECURRENCE-ID')[0], $start);
			$id = $moment->id();
			if ($isAccepted[$id] ?? self::isAccepted($event)) {
				// Right after its series, wherever it was moved.
				$first = ($start ?? $reader->start($event))->instant();
				$events[$id] = $this->event($booking, $copy, $event, $first, $uid, $id, $title);
			} else {
				$gone[$id] = true;
			}
		}
		if ($master === null || $start === null || !self::isAccepted($master)) {
			return [...array_values($events), ...$this->alone($booking, $events, $uid, $title)];
		}
		$gone += array_filter($isAccepted, static fn (bool $accepted): bool => !$accepted);
		$gone = array_diff_key($gone, $reader->excluded($master, $start));
		$more = $this->exceptions(array_map(strval(...), array_keys($gone)), $master, $copy, $start);
		return [
			$this->event($booking, $copy, $master, $start->instant(), $uid, '', $title, $more),
			...array_values($events),
		];
	}

	/** @return array<array-key, bool> whether the date of each recurrence id is accepted; a given back one may be beside its successor */
	private static function states(FeedBooking $booking): array {
		$isAccepted = [];
		foreach ($booking->dates as $date) {
			$isAccepted[$date->recurrenceId] = ($isAccepted[$date->recurrenceId] ?? false) || $date->state === BookingState::Accepted;
		}
		return $isAccepted;
	}

	/**
	 * @param array<array-key, FeedEvent> $written by recurrence id
	 * @return list<FeedEvent> of the other accepted dates
	 */
	private function alone(FeedBooking $booking, array $written, string $uid, ?string $title): array {
		$events = [];
		foreach ($booking->accepted() as $date) {
			if (!isset($written[$date->recurrenceId])) {
				$events[] = $this->writer->date($booking->booking, $date, $uid, $title ?? $booking->booking->summary);
			}
		}
		return $events;
	}

	private function event(
		FeedBooking $booking,
		VCalendar $copy,
		Component $event,
		int $start,
		string $uid,
		string $id,
		?string $title,
		string $more = '',
	): FeedEvent {
		$times = [];
		foreach (self::TIMES as $name) {
			foreach (Properties::named($event, $name) as $property) {
				$zone = $this->zones->name(Properties::parameter($property, 'TZID'), $copy, $start);
				$times[] = EventWriter::plain($property, $zone);
			}
		}
		$isPrivate = EventClass::of(self::text($event, 'CLASS')) !== EventClass::Public;
		$own = $isPrivate ? $booking->booking->summary : self::text($event, 'SUMMARY');
		return $this->writer->part($booking->booking, $start, $uid, $id, $title ?? $own, $times, $more);
	}

	/**
	 * EXDATEs in the form of the event's start, which readers compare them with.
	 *
	 * @param list<string> $ids
	 */
	private function exceptions(array $ids, Component $master, VCalendar $copy, Moment $start): string {
		sort($ids, SORT_STRING);
		$property = Properties::named($master, 'DTSTART')[0];
		$zone = $this->zones->name(Properties::parameter($property, 'TZID'), $copy, $start->instant());
		$isUtc = str_ends_with(implode('', Properties::parts($property)), 'Z');
		$lines = '';
		foreach ($ids as $id) {
			$instant = (new \DateTimeImmutable($id, new \DateTimeZone('UTC')))->getTimestamp();
			$lines .= match (true) {
				$start->isDate => "EXDATE;VALUE=DATE:$id\r\n",
				$isUtc => "EXDATE:$id\r\n",
				default => $this->writer->line(
					'EXDATE', gmdate('Ymd\THis', self::planned($start, $instant)), $zone === '' ? [] : ['TZID' => $zone],
				),
			};
		}
		return $lines;
	}

	/** The local time by which a rule names an instant: the time of day of its start, also where the clocks leave that out. */
	private static function planned(Moment $start, int $instant): int {
		$local = $start->zone->local($instant);
		$named = Civil::floor($local, Civil::DAY) * Civil::DAY + Civil::modulo($start->local, Civil::DAY);
		return $start->zone->instant($named) === $instant ? $named : $local;
	}

	/** @return array{?Component, list<Component>} the event itself and its overrides */
	private static function parts(VCalendar $copy): array {
		$master = null;
		$overrides = [];
		foreach (Properties::components($copy, 'VEVENT') as $event) {
			if (Properties::named($event, 'RECURRENCE-ID') === []) {
				$master ??= $event;
			} else {
				$overrides[] = $event;
			}
		}
		return [$master, $overrides];
	}

	private static function isAccepted(Component $event): bool {
		return !in_array(strtoupper(self::text($event, 'STATUS')), self::NOT_ACCEPTED, true);
	}

	/** Of the first property, as there should be one. */
	private static function text(Component $event, string $name): string {
		$property = Properties::named($event, $name)[0] ?? null;
		return $property instanceof Property && is_string($property->getValue()) ? $property->getValue() : '';
	}
}
