<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar;

use OCA\RoomsApp\Model\Feed\FeedZones;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;

/** An event that asks a room and guests, as a calendar client would write it. Its place is written by the room when it answers. */
final readonly class OrganizedEvent {
	private const EOL = "\r\n";

	/**
	 * @param string $rule RRULE; '' for a single date
	 * @param list<string> $guests addresses
	 */
	public function __construct(
		public string $uid,
		public NewEvent $event,
		public string $rule,
		public array $guests,
	) {
	}

	/** Times are in the zone of the room, so that a series keeps its time of day when clocks change. */
	public function text(\DateTimeImmutable $now): string {
		$object = new VCalendar([], false);
		$zones = new FeedZones((int)$now->format('Y'));
		$event = new VEvent($object, 'VEVENT', [], false);
		$event->add('UID', $this->uid);
		$event->add('DTSTAMP', gmdate('Ymd\THis\Z', $now->getTimestamp()));
		$this->time($event, 'DTSTART', $this->event->start, $zones, $object);
		$this->time($event, 'DTEND', $this->event->end, $zones, $object);
		if ($this->rule !== '') {
			$event->add('RRULE', $this->rule);
		}
		$event->add('SUMMARY', $this->event->summary);
		if ($this->event->description !== '') {
			$event->add('DESCRIPTION', $this->event->description);
		}
		$name = ['CN' => $this->event->organizerName];
		$event->add('ORGANIZER', "mailto:{$this->event->organizer}", $name);
		$event->add('ATTENDEE', "mailto:{$this->event->organizer}", [...$name, 'PARTSTAT' => 'ACCEPTED']);
		$asked = ['PARTSTAT' => 'NEEDS-ACTION', 'RSVP' => 'TRUE'];
		$event->add('ATTENDEE', "mailto:{$this->event->roomAddress}", ['CN' => $this->event->roomName, 'CUTYPE' => 'ROOM', ...$asked]);
		foreach ($this->guests as $guest) {
			$event->add('ATTENDEE', "mailto:$guest", $asked);
		}
		$head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Rooms//Nextcloud//EN', 'CALSCALE:GREGORIAN', ''];
		return implode(self::EOL, $head) . $zones->text() . $event->serialize() . 'END:VCALENDAR' . self::EOL;
	}

	private function time(VEvent $event, string $name, \DateTimeImmutable $time, FeedZones $zones, VCalendar $object): void {
		$zone = $time->getTimezone()->getName();
		if ($this->event->isAllDay) {
			$event->add($name, $time->format('Ymd'), ['VALUE' => 'DATE']);
		} elseif ($zone === 'UTC') {
			$event->add($name, $time->format('Ymd\THis\Z'));
		} else {
			$event->add($name, $time->format('Ymd\THis'), ['TZID' => $zones->name($zone, $object, $time->getTimestamp())]);
		}
	}
}
