<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Feed;

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Calendar\Value\Properties;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Property;

/**
 * Writes VEVENTs with nothing but what a feed may tell: no attendees, descriptions or alarms, and nobody's own properties.
 * Lines with fixed forms are written directly, because a feed has thousands of them; vobject escapes and folds the others.
 */
final class EventWriter {
	private const EOL = "\r\n";
	/** Longer lines are folded. */
	private const OCTETS = 75;
	/** Values of parameters that need no quotes. */
	private const PLAIN = '/^[A-Za-z0-9 ._-]*$/D';
	private const PLAIN_VALUE = '~^[A-Za-z0-9 ._@:/+-]*$~D';
	private const HEAD = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Workplace apps//Rooms//EN', 'CALSCALE:GREGORIAN'];

	private readonly VCalendar $maker;
	private readonly string $location;

	/** @param \DateTimeZone $zone of all-day dates */
	public function __construct(
		private readonly \DateTimeZone $zone,
		string $location,
	) {
		$this->maker = new VCalendar([], false);
		$this->location = $this->line('LOCATION', $location);
	}

	/** @param string $content lines between the head and the end of a calendar */
	public static function file(string $content): string {
		return implode(self::EOL, self::HEAD) . self::EOL . $content . 'END:VCALENDAR' . self::EOL;
	}

	/** A single booking, or one date of a series whose event is not known. */
	public function date(Booking $booking, BookedDate $date, string $uid, string $title, string $status = 'CONFIRMED'): FeedEvent {
		$id = $date->recurrenceId;
		$lines = $id === '' ? '' : 'RECURRENCE-ID' . ($date->isAllDay ? ';VALUE=DATE' : '') . ":$id" . self::EOL;
		foreach (['DTSTART' => $date->start, 'DTEND' => $date->end] as $name => $time) {
			$lines .= $name . ($date->isAllDay
				? ';VALUE=DATE:' . (new \DateTimeImmutable("@$time"))->setTimezone($this->zone)->format('Ymd')
				: ':' . gmdate('Ymd\THis\Z', $time)) . self::EOL;
		}
		return $this->event($booking, $date->start, $uid, $id, $title, $lines, $status);
	}

	/**
	 * @param list<Property> $times what says when it takes place
	 * @param string $more lines of further times
	 */
	public function part(Booking $booking, int $start, string $uid, string $id, string $title, array $times, string $more = ''): FeedEvent {
		$lines = implode('', array_map(static fn (Property $property): string => $property->serialize(), $times));
		return $this->event($booking, $start, $uid, $id, $title, $lines . $more, 'CONFIRMED');
	}

	/** @param array<string, string> $parameters */
	public function line(string $name, string $value, array $parameters = []): string {
		$line = $name;
		foreach ($parameters as $parameter => $text) {
			$line .= ";$parameter=$text";
		}
		$line .= ":$value";
		// Most lines need neither escaping nor folding, and a feed has thousands of them.
		if (
			strlen($line) <= self::OCTETS
			&& preg_match(self::PLAIN, implode('', $parameters)) === 1
			&& preg_match(self::PLAIN_VALUE, $value) === 1
		) {
			return $line . self::EOL;
		}
		return $this->maker->createProperty($name, $value, $parameters)->serialize();
	}

	private function event(Booking $booking, int $start, string $uid, string $id, string $title, string $times, string $status): FeedEvent {
		$organizer = $booking->organizer === '' ? '' : $this->line(
			'ORGANIZER',
			"mailto:$booking->organizer",
			$booking->organizerName === '' ? [] : ['CN' => $booking->organizerName],
		);
		return new FeedEvent($start, $uid, $id, implode('', [
			'BEGIN:VEVENT' . self::EOL,
			$this->line('UID', $uid),
			'DTSTAMP:' . gmdate('Ymd\THis\Z', $booking->updatedAt) . self::EOL,
			$times,
			$this->line('SUMMARY', $title),
			$organizer,
			$this->location,
			"STATUS:$status" . self::EOL,
			'END:VEVENT' . self::EOL,
		]));
	}

	/** A copy of a time without parameters of other programs. */
	public static function plain(Property $property, string $zone): Property {
		$plain = clone $property;
		foreach (array_keys($plain->parameters()) as $name) {
			if ($name !== 'VALUE') {
				$plain->offsetUnset((string)$name);
			}
		}
		if (Properties::parameter($property, 'TZID') !== '') {
			$plain->offsetSet('TZID', $zone);
		}
		return $plain;
	}
}
