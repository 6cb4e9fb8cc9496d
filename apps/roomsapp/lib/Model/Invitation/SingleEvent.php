<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Invitation;

use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Value\Properties;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\InvalidDataException;
use Sabre\VObject\Property;
use Sabre\VObject\Property\ICalendar\DateTime;

/** An event on a single date to which nobody but its organizer and one room is invited, so that nobody else has to hear of a change. */
final class SingleEvent {
	private function __construct(private readonly VEvent $event) {
	}

	/**
	 * @param list<string> $addresses of the organizer and the room
	 * @return ?self null for an event that recurs or has guests
	 */
	public static function of(VCalendar $object, array $addresses): ?self {
		$events = Fields::events($object);
		$known = array_fill_keys($addresses, true);
		if (count($events) !== 1) {
			return null;
		}
		foreach (['RRULE', 'RDATE', 'EXRULE', 'RECURRENCE-ID'] as $name) {
			if (Properties::named($events[0], $name) !== []) {
				return null;
			}
		}
		foreach (Properties::named($events[0], 'ATTENDEE') as $attendee) {
			if (!isset($known[Address::of($attendee) ?? ''])) {
				return null;
			}
		}
		return new self($events[0]);
	}

	/**
	 * @param \DateTimeZone $zone of all-day and floating times
	 * @param array<string, string> $texts by property; an empty one is removed
	 */
	public function write(Occurrence $date, \DateTimeZone $zone, array $texts, int $sequence): void {
		$start = Fields::first($this->event, 'DTSTART');
		foreach (['DTSTART' => $date->start, 'DTEND' => $date->end] as $name => $time) {
			[$value, $form] = self::written($time, $date->isAllDay, $start, $zone);
			$this->event->remove($name);
			$this->event->add($name, $value, $form);
		}
		$this->event->remove('DURATION');
		foreach ([...$texts, 'SEQUENCE' => (string)$sequence] as $name => $text) {
			$this->event->remove($name);
			if ($text !== '') {
				$this->event->add($name, $text);
			}
		}
	}

	/** @return array{string, array<string, string>} a time as the event writes its start, with the parameters */
	private static function written(int $time, bool $isAllDay, ?Property $start, \DateTimeZone $zone): array {
		$moment = new \DateTimeImmutable("@$time");
		if ($isAllDay) {
			return [$moment->setTimezone($zone)->format('Ymd'), ['VALUE' => 'DATE']];
		}
		$name = $start === null ? '' : Properties::parameter($start, 'TZID');
		$own = $name !== '' && $start instanceof DateTime && $start->hasTime() ? self::zone($start) : null;
		$local = $own === null ? '' : $moment->setTimezone($own)->format('Ymd\THis');
		// In the hour that clocks show twice, only UTC tells which one is meant.
		return $own !== null && (new \DateTimeImmutable($local, $own))->getTimestamp() === $time
			? [$local, ['TZID' => $name]]
			: [gmdate('Ymd\THis\Z', $time), []];
	}

	private static function zone(DateTime $property): ?\DateTimeZone {
		try {
			$zone = $property->getDateTime()?->getTimezone();
		} catch (InvalidDataException) {
			return null;
		}
		return $zone instanceof \DateTimeZone ? $zone : null;
	}
}
