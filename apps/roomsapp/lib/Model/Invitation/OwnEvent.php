<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Invitation;

use OCA\RoomsApp\Model\Calendar\Value\Properties;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;

/** An event of the owner of the calendar, and which rooms it asks. Copies of invitations and imported messages are not his. */
final class OwnEvent {
	/** @var array<array-key, non-empty-list<int>> by room, the places of the components that ask it */
	public readonly array $rooms;
	/** Place of the component for all dates; null when the object has only some dates of a series. */
	private readonly ?int $master;
	private readonly bool $hasSeveralMasters;
	/** @var ?list<array{string, string}> for each component, the date it stands for and its times */
	private ?array $times = null;
	private ?string $zones = null;

	/** @param non-empty-list<EventPart> $parts the event, or the series and its overrides */
	private function __construct(
		private readonly VCalendar $object,
		public readonly string $uid,
		public readonly array $parts,
	) {
		$rooms = [];
		$master = null;
		foreach ($parts as $place => $part) {
			$master ??= $part->isMaster ? $place : null;
			foreach ($part->isCancelled ? [] : array_keys($part->attendees) as $room) {
				$rooms[$room][] = $place;
			}
		}
		$this->master = $master;
		$this->hasSeveralMasters = count(array_filter($parts, static fn (EventPart $part): bool => $part->isMaster)) > 1;
		// Without its master, nothing of a series takes place.
		$this->rooms = $master !== null && $parts[$master]->isCancelled ? [] : $rooms;
	}

	/**
	 * @param array<string, true> $owner his addresses
	 * @param array<string, string> $rooms ids by address
	 * @return ?self null when it is not an event of the owner
	 */
	public static function of(VCalendar $object, array $owner, array $rooms): ?self {
		$parts = self::isMessage($object) ? [] : EventPart::all(Fields::events($object), $rooms);
		foreach ($parts as $part) {
			$organizer = self::organizer($part->event);
			if ($organizer !== null && !isset($owner[$organizer])) {
				return null;
			}
		}
		$uid = $parts === [] ? '' : Fields::text($parts[0]->event, 'UID');
		return $parts === [] || $uid === '' ? null : new self($object, $uid, $parts);
	}

	/** Whether it is a message about an event, such as an invitation that somebody saved. */
	public static function isMessage(VCalendar $object): bool {
		return $object->select('METHOD') !== [];
	}

	/** The organizer's mail address; null where it names none. */
	public static function organizer(VEvent $event): ?string {
		$organizer = Fields::first($event, 'ORGANIZER');
		return $organizer === null ? null : Address::of($organizer);
	}

	/** @return non-empty-list<VEvent> the components that ask a room; the first tells what the event is about */
	public function asking(string $room): array {
		return array_map(
			fn (int $place): VEvent => $this->parts[$place]->event,
			$this->rooms[$room] ?? throw new \LogicException("The event does not ask the room $room"),
		);
	}

	/** Whether the dates for which a room is asked, or the way in which they are told, differ between two objects. */
	public function hasOtherTimes(string $room, self $other): bool {
		return $this->times($room) !== $other->times($room);
	}

	/** A copy with only those dates for which the room is asked. */
	public function only(string $room): VCalendar {
		$copy = new VCalendar([], false);
		foreach (['VERSION', 'PRODID', 'CALSCALE'] as $name) {
			foreach (Properties::named($this->object, $name) as $property) {
				$copy->add(clone $property);
			}
		}
		foreach (Properties::components($this->object, 'VTIMEZONE') as $zone) {
			$copy->add(clone $zone);
		}
		foreach ($this->concerning($room) as $place => $isAsked) {
			$event = clone $this->parts[$place]->event;
			if (!$isAsked) {
				$event->remove('STATUS');
				$event->add('STATUS', 'CANCELLED');
			}
			$copy->add($event);
		}
		return $copy;
	}

	/** @return array<string, string> what decides about the dates of a room, by date of the series */
	private function times(string $room): array {
		$this->times ??= array_map(
			static fn (EventPart $part): array => [EventTimes::recurrenceId($part->event), EventTimes::of($part->event)],
			$this->parts,
		);
		$times = ['zones' => $this->zones ??= EventTimes::zones($this->object)];
		foreach ($this->concerning($room) as $place => $isAsked) {
			[$date, $time] = $this->times[$place];
			$times["date $date"] = $isAsked ? $time : 'none';
		}
		ksort($times, SORT_STRING);
		return $times;
	}

	/** @return array<int, bool> by place, whether the room is asked; others than these do not concern it */
	private function concerning(string $room): array {
		if ($this->hasSeveralMasters) {
			// Nobody can tell which of them counts: with all of them, the dates are not understood.
			return array_fill(0, count($this->parts), true);
		}
		$asked = array_fill_keys($this->rooms[$room] ?? [], true);
		$isSeries = $this->master !== null && isset($asked[$this->master]);
		// A date of the series for which the room is not asked would be one of its dates without the override.
		return $isSeries ? array_replace(array_fill(0, count($this->parts), false), $asked) : $asked;
	}
}
