<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Invitation\Answer;

use OCA\RoomsApp\Model\Calendar\CannotExpand;
use OCA\RoomsApp\Model\Calendar\EventReader;
use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Calendar\Rule\Budget;
use OCA\RoomsApp\Model\Calendar\Value\Moment;
use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Calendar\Zone\Zones;
use OCA\RoomsApp\Model\Invitation\EventPart;
use OCA\RoomsApp\Model\Invitation\Fields;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\Property;

/** Dates of a series as its overrides write them. */
final class SeriesDates {
	private readonly Zones $zones;
	private readonly EventReader $reader;
	private readonly ?Moment $start;

	/** @param \DateTimeZone $zone of all-day and floating times */
	public function __construct(VCalendar $object, ?EventPart $master, \DateTimeZone $zone) {
		$budget = new Budget(OccurrenceExpander::MAX_STEPS);
		$this->zones = new Zones($object, $zone, $budget);
		$this->reader = new EventReader($this->zones, $budget);
		$this->start = $master === null ? null : $this->startOf($master->event);
	}

	/** The recurrence id of Occurrence; '' where it cannot be told, and then there is no Occurrence either. */
	public function id(VEvent $override): string {
		$property = Fields::first($override, 'RECURRENCE-ID');
		try {
			return $property === null ? '' : $this->reader->original($property, $this->start)->id();
		} catch (CannotExpand) {
			return '';
		}
	}

	/**
	 * An override that leaves a date of the series as it is.
	 *
	 * @throws CannotExpand when the dates of the series cannot be told
	 */
	public function override(VEvent $master, Occurrence $date): VEvent {
		$override = clone $master;
		foreach (['RRULE', 'RDATE', 'EXDATE', 'EXRULE'] as $name) {
			$override->remove($name);
		}
		$start = Fields::first($override, 'DTSTART') ?? throw CannotExpand::notUnderstood('an event without start');
		$end = Fields::first($override, 'DTEND');
		if ($end !== null) {
			$this->set($end, $date->isAllDay ? self::shifted($start, $end, $date->recurrenceId) : $date->end);
		}
		$this->set($start, $date->isAllDay ? $date->recurrenceId : $date->start);
		$form = ['VALUE' => Properties::parameter($start, 'VALUE'), 'TZID' => Properties::parameter($start, 'TZID')];
		$override->add('RECURRENCE-ID', Fields::value($start), array_filter($form, static fn (string $value): bool => $value !== ''));
		return $override;
	}

	private function startOf(VEvent $master): ?Moment {
		try {
			return $this->reader->start($master);
		} catch (CannotExpand) {
			return null;
		}
	}

	/** The last day of a date that is as many days after its first as those of the series. */
	private static function shifted(Property $start, Property $end, string $first): string {
		$day = static fn (string $value): int => (int)strtotime(substr($value, 0, 8) . ' UTC');
		return gmdate('Ymd', $day($first) + $day(Fields::value($end)) - $day(Fields::value($start)));
	}

	/** Writes a time in the form that the property has, or in UTC where clocks show a time twice and the second is meant. */
	private function set(Property $property, int|string $time): void {
		if (is_string($time)) {
			$property->setValue($time);
			return;
		}
		$zone = $property->offsetExists('TZID')
			? $this->zones->find(Properties::parameter($property, 'TZID'))
			: $this->zones->floating;
		if (str_ends_with(Fields::value($property), 'Z') || $zone->instant($zone->local($time)) !== $time) {
			$property->setValue(gmdate('Ymd\THis\Z', $time));
			$property->offsetUnset('TZID');
		} else {
			$property->setValue(gmdate('Ymd\THis', $zone->local($time)));
		}
	}
}
