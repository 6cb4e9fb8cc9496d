<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\RoomBooking;

use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Calendar\Problem;
use OCA\RoomsApp\Shared\Contract\Limits;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\InvalidDataException;

/** The dates of a time that repeats by a rule. */
class AskedDates {
	private const DAY = 86_400;
	/** Signs of a rule; whether it is one is found out by reading it. */
	private const RULE = '/^[A-Za-z0-9=;,+:-]+$/D';

	public function __construct(private readonly OccurrenceExpander $expander) {
	}

	/** Of a rule that cannot be read, the answer says so. */
	public function of(AskedTimes $times, string $rule, \DateTimeZone $zone): Occurrences {
		if ($rule === '') {
			return $times->occurrences();
		}
		if (preg_match(self::RULE, $rule) !== 1) {
			return new Occurrences([], true, false, Problem::NotUnderstood);
		}
		$object = new VCalendar([], false);
		$event = new VEvent($object, 'VEVENT', [], false);
		$form = $times->isAllDay ? ['VALUE' => 'DATE'] : ['TZID' => $zone->getName()];
		$event->add('UID', 'asked');
		$event->add('DTSTART', $times->start->format($times->isAllDay ? 'Ymd' : 'Ymd\THis'), $form);
		$event->add('DTEND', $times->end->format($times->isAllDay ? 'Ymd' : 'Ymd\THis'), $form);
		try {
			$event->add('RRULE', $rule);
		} catch (InvalidDataException) {
			return new Occurrences([], true, false, Problem::NotUnderstood);
		}
		$object->add($event);
		$start = $times->start->getTimestamp();
		return $this->expander->expand($object, $zone, $start - 1, $start + Limits::RANGE_DAYS * self::DAY);
	}
}
