<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Calendars\Scheduling;

use Host\Calendars\Calendar;
use Host\Calendars\Calendars;
use Host\Calendars\ObjectFilter;
use Host\Calendars\Objects;
use Host\Calendars\Parts;
use Host\Calendars\Rooms;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\Component\VFreeBusy;
use Sabre\VObject\Component\VTimeZone;
use Sabre\VObject\FreeBusyGenerator;
use Sabre\VObject\ITip\Message;
use Sabre\VObject\Property;
use Sabre\VObject\Reader;
use Sabre\VObject\Recur\EventIterator;

/** Where messages end: in calendars. A room that is asked for an answer accepts when it is free. */
final class Mailboxes {
	public const DELIVERED = '1.2;Message delivered locally';
	private const UNKNOWN = "5.0;iTip message was not processed by the server, likely because we didn't understand it.";

	public function __construct(
		private readonly Calendars $calendars,
		private readonly Objects $objects,
	) {
	}

	/**
	 * @param (\Closure(string, VCalendar): mixed)|null $between what is done with the text of now and the object that is to be stored
	 */
	public function file(Message $message, string $principal, ?\Closure $between): void {
		[$folder, $name] = explode('/', (string)$this->objects->byUid($principal, (string)$message->uid), 2) + ['', ''];
		$calendar = $this->calendars->find($principal, $folder);
		$old = $calendar === null ? null : $this->objects->find($calendar->id, $name)?->text;
		$new = (new Broker())->processMessage($message, $old === null ? null : Parts::read($old));
		if (!$new instanceof VCalendar) {
			$message->scheduleStatus = self::UNKNOWN;
			return;
		}
		if ($calendar === null || $old === null) {
			$name = 'sabredav-' . strtolower(implode('-', sscanf(bin2hex(random_bytes(16)), '%8s%4s%4s%4s%12s') ?? [])) . '.ics';
			$this->objects->create($this->first($principal), $name, $new->serialize());
		} else {
			$between === null ? null : $between($old, $new);
			$this->objects->change($calendar->id, $name, $new->serialize());
		}
		$message->scheduleStatus = self::DELIVERED;
	}

	/** The answer of a room that is asked for one; series it leaves to people. */
	public function answer(Message $message, string $principal): ?Message {
		$event = Parts::events($message->message)[0] ?? null;
		$asked = array_values(array_filter(Parts::all($event, 'ATTENDEE'), static fn (Property $one): bool =>
			strcasecmp((string)$one->getValue(), (string)$message->recipient) === 0))[0] ?? null;
		if (!str_starts_with($principal, Rooms::PRINCIPALS)
			|| strcasecmp(Parts::parameter($asked, 'RSVP'), 'TRUE') !== 0
			|| Parts::first($event, 'RRULE') !== null
			|| Parts::first($event, 'RDATE') !== null
			|| $event === null) {
			return null;
		}
		$date = new EventIterator([$event]);
		[$start, $end] = [$date->getDtStart(), $date->getDtEnd()];
		$isFree = Parts::all($this->busy($principal, $start, $end, (string)$message->uid), 'FREEBUSY') === [];
		$answer = new Message();
		$answer->uid = $message->uid;
		$answer->component = 'VEVENT';
		$answer->method = 'REPLY';
		$answer->sender = $message->recipient;
		$answer->recipient = $message->sender;
		$answer->message = new VCalendar();
		$reply = new VEvent($answer->message, 'VEVENT', ['UID' => $message->uid, 'REQUEST-STATUS' => '2.0;Success'], false);
		$answer->message->add($reply);
		$reply->add('ATTENDEE', $message->recipient, ['PARTSTAT' => $isFree ? 'ACCEPTED' : 'DECLINED']);
		foreach (Parts::all($event, 'RECURRENCE-ID') as $date) {
			$reply->add(clone $date);
		}
		return $answer;
	}

	/**
	 * When somebody, or a room, is busy.
	 *
	 * @param string $except UID of an event that does not count
	 * @return VFreeBusy in an answer of its own
	 */
	public function busy(string $principal, \DateTimeInterface $start, \DateTimeInterface $end, string $except = ''): VFreeBusy {
		$event = ['name' => 'VEVENT', 'is-not-defined' => false, 'comp-filters' => [], 'prop-filters' => []];
		$filter = new ObjectFilter([
			'name' => 'VCALENDAR',
			'comp-filters' => [[...$event, 'time-range' => ['start' => $start, 'end' => $end]]],
			'prop-filters' => [],
		]);
		$texts = [];
		$zone = new \DateTimeZone('UTC');
		foreach ($this->calendars->of($principal) as $calendar) {
			if (!$calendar->isTransparent) {
				$text = $calendar->property('{urn:ietf:params:xml:ns:caldav}calendar-timezone');
				$known = $text === null ? null : Reader::read($text)->select('VTIMEZONE')[0] ?? null;
				$zone = $known instanceof VTimeZone ? $known->getTimeZone() : $zone;
				foreach ($this->objects->query($calendar->id, $filter) as $object) {
					array_push($texts, ...($object->uid === $except ? [] : [$object->text]));
				}
			}
		}
		$answer = new VCalendar();
		$answer->add('METHOD', 'REPLY');
		$generator = new FreeBusyGenerator($start, $end, $texts, $zone);
		$generator->setBaseObject($answer);
		Parts::patiently(static fn () => $generator->getResult());
		$times = $answer->select('VFREEBUSY')[0] ?? null;
		return $times instanceof VFreeBusy ? $times : throw new \LogicException('No times were generated');
	}

	/** The calendar that invitations come to, made where there is none. */
	private function first(string $principal): int {
		$name = str_starts_with($principal, Rooms::PRINCIPALS) ? Rooms::CALENDAR : Calendars::PERSONAL;
		$fitting = array_filter($this->calendars->of($principal), static fn (Calendar $one): bool =>
			in_array('VEVENT', $one->components(), true));
		$calendar = $this->calendars->find($principal, $name) ?? array_values($fitting)[0] ?? null;
		return $calendar->id ?? $this->calendars->create($principal, $name, ['displayname' => ucfirst($name)]);
	}
}
