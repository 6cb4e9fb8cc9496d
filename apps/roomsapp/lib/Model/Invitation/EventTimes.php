<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Invitation;

use OCA\RoomsApp\Model\Calendar\Value\Properties;
use Sabre\VObject\Component;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\Property;

/** What decides about the dates of an event, as a text that is the same as long as they are. */
final class EventTimes {
	private const NAMES = ['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'EXRULE'];

	public static function of(VEvent $event): string {
		$lines = [];
		foreach (self::NAMES as $name) {
			foreach (Properties::named($event, $name) as $property) {
				foreach (self::values($property) as $value) {
					$lines[] = "$name " . self::form($property) . " $value";
				}
			}
		}
		// Dates may be listed in any order.
		sort($lines, SORT_STRING);
		return hash('xxh128', implode("\n", $lines));
	}

	/** What decides about all dates of an object with one event. */
	public static function ofObject(VCalendar $object): string {
		$lines = [self::zones($object)];
		foreach (Fields::events($object) as $event) {
			$isCancelled = strcasecmp(Fields::text($event, 'STATUS'), 'CANCELLED') === 0;
			$lines[] = self::recurrenceId($event) . ' ' . ($isCancelled ? 'none' : self::of($event));
		}
		sort($lines, SORT_STRING);
		return hash('sha256', implode("\n", $lines));
	}

	/** The date that an override stands for, as it is written; '' for other events. */
	public static function recurrenceId(VEvent $event): string {
		$property = Fields::first($event, 'RECURRENCE-ID');
		return $property === null ? '' : self::form($property) . ' ' . Fields::value($property);
	}

	/** The zones that are defined in the object. */
	public static function zones(VCalendar $object): string {
		$zones = array_map(static fn (Component $zone): string => $zone->serialize(), Properties::components($object, 'VTIMEZONE'));
		sort($zones, SORT_STRING);
		return $zones === [] ? '' : hash('xxh128', implode('', $zones));
	}

	private static function form(Property $property): string {
		return strtoupper(Properties::parameter($property, 'VALUE')) . ' ' . Properties::parameter($property, 'TZID');
	}

	/** @return list<string> one for each date of a list */
	private static function values(Property $property): array {
		return in_array($property->name, ['RDATE', 'EXDATE'], true) ? explode(',', Fields::value($property)) : [Fields::value($property)];
	}
}
