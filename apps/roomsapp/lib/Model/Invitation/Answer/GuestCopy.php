<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Invitation\Answer;

use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Invitation\Address;
use OCA\RoomsApp\Model\Invitation\EventPart;
use OCA\RoomsApp\Model\Invitation\Fields;
use Sabre\VObject\Component;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\Property;

/**
 * A guest's copy of an event. It takes over what the organizer's event says of rooms: their answers, the place, and the dates that differ
 * because of them. What is the guest's own stays, such as reminders.
 */
final class GuestCopy {
	/** Parameters between the organizer and the server (RFC 6638, section 7). */
	private const NOT_SENT = ['SCHEDULE-AGENT', 'SCHEDULE-FORCE-SEND', 'SCHEDULE-STATUS'];

	/**
	 * @param array<string, string> $rooms ids by address
	 * @param string $guest address
	 */
	public function __construct(
		private readonly VCalendar $copy,
		private readonly array $rooms,
		private readonly string $guest,
	) {
	}

	/** @return bool whether the copy changed */
	public function follow(VCalendar $organized): bool {
		$theirs = $this->parts($organized);
		$own = $this->parts($this->copy);
		$hasChanged = false;
		foreach ($own as $id => $part) {
			$hasChanged = (isset($theirs[$id]) && self::take($part, $theirs[$id])) || $hasChanged;
		}
		if (!isset($own[''])) {
			return $hasChanged;
		}
		foreach (array_diff_key($theirs, $own) as $part) {
			if ($this->isInvited($part->event)) {
				$this->copy->add(self::received($part, $own['']->event));
				$hasChanged = true;
			}
		}
		return $hasChanged;
	}

	/** @return array<string, EventPart> by the date that they replace; '' is the series or the only date */
	private function parts(VCalendar $object): array {
		$all = EventPart::all(Fields::events($object), $this->rooms);
		$master = null;
		foreach ($all as $part) {
			$master ??= $part->isMaster ? $part : null;
		}
		$dates = new SeriesDates($object, $master, new \DateTimeZone('UTC'));
		$parts = [];
		foreach ($all as $part) {
			$id = $part->isMaster ? '' : $dates->id($part->event);
			if ($part->isMaster || $id !== '') {
				$parts[$id === '' ? '' : "on $id"] ??= $part;
			}
		}
		return $parts;
	}

	private static function take(EventPart $own, EventPart $theirs): bool {
		$answers = self::sent($theirs);
		$place = Fields::first($theirs->event, 'LOCATION');
		$ownAnswers = array_merge(...array_values($own->attendees));
		$ownPlace = Fields::first($own->event, 'LOCATION');
		if (self::texts($answers) === self::texts($ownAnswers) && $place?->serialize() === $ownPlace?->serialize()) {
			return false;
		}
		$former = array_fill_keys(array_map(spl_object_id(...), $ownAnswers), true);
		Fields::keep($own->event, 'ATTENDEE', static fn (Property $one): bool => !isset($former[spl_object_id($one)]));
		foreach ($answers as $answer) {
			$own->event->add($answer);
		}
		$own->event->remove('LOCATION');
		if ($place !== null) {
			$own->event->add(clone $place);
		}
		return true;
	}

	/** A date that the copy does not have apart yet, with the reminders that the guest has for the series. */
	private static function received(EventPart $part, VEvent $master): VEvent {
		$event = clone $part->event;
		$event->remove('VALARM');
		foreach (Properties::named($event, 'ATTENDEE') as $attendee) {
			self::strip($attendee);
		}
		foreach (Properties::components($master, 'VALARM') as $reminder) {
			$event->add(clone $reminder);
		}
		return $event;
	}

	/** @return list<Property> the answers of rooms as guests get them */
	private static function sent(EventPart $part): array {
		return array_map(
			static fn (Property $one): Property => self::strip(clone $one),
			array_merge(...array_values($part->attendees)),
		);
	}

	private static function strip(Property $attendee): Property {
		foreach (self::NOT_SENT as $name) {
			Fields::removeParameter($attendee, $name);
		}
		return $attendee;
	}

	/**
	 * @param list<Property> $properties
	 * @return list<string> sorted, as their order does not matter
	 */
	private static function texts(array $properties): array {
		$texts = array_map(static fn (Property $one): string => $one->serialize(), $properties);
		sort($texts);
		return $texts;
	}

	private function isInvited(Component $event): bool {
		foreach (Properties::named($event, 'ATTENDEE') as $attendee) {
			if (Address::of($attendee) === $this->guest) {
				return true;
			}
		}
		return false;
	}
}
