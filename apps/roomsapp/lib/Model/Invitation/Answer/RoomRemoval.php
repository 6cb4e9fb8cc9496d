<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Invitation\Answer;

use OCA\RoomsApp\Model\Calendar\CannotExpand;
use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Invitation\EventPart;
use OCA\RoomsApp\Model\Invitation\Fields;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Property;

/** Takes a room that was given back out of the organizer's event: as an attendee, and out of its place. Nothing else changes. */
final class RoomRemoval {
	/**
	 * @param array<string, string> $rooms ids by address
	 * @param list<string> $places what LOCATION may call the room, the longest first
	 * @param string $instead the place to which the event moves; '' for none
	 */
	public function __construct(
		private readonly string $roomId,
		private readonly array $rooms,
		private readonly array $places,
		private readonly string $instead = '',
	) {
	}

	/** @return bool whether the event changed */
	public function all(VCalendar $object): bool {
		$hasChanged = false;
		foreach (EventPart::all(Fields::events($object), $this->rooms) as $part) {
			$hasChanged = $this->from($part) || $hasChanged;
		}
		return $hasChanged;
	}

	/**
	 * Single dates of a series. Those that the series speaks for get an override of their own.
	 *
	 * @param list<Occurrence> $dates that the event has
	 * @param \DateTimeZone $zone of the room
	 * @return bool whether the event changed
	 * @throws TooManyOverrides before anything is written
	 * @throws CannotExpand when the dates of the series cannot be told
	 */
	public function dates(VCalendar $object, array $dates, \DateTimeZone $zone): bool {
		$parts = EventPart::all(Fields::events($object), $this->rooms);
		$master = null;
		foreach ($parts as $part) {
			$master ??= $part->isMaster ? $part : null;
		}
		$series = new SeriesDates($object, $master, $zone);
		$overrides = [];
		foreach ($parts as $part) {
			if (!$part->isMaster) {
				$overrides['id ' . $series->id($part->event)] = $part;
			}
		}
		$missing = array_values(array_filter(
			$dates,
			static fn (Occurrence $date): bool => !isset($overrides["id $date->recurrenceId"]),
		));
		$hasChanged = $master !== null && isset($master->attendees[$this->roomId])
			&& $this->addOverrides($object, $master, $series, $missing);
		foreach ($dates as $date) {
			$part = $overrides["id $date->recurrenceId"] ?? null;
			$hasChanged = ($part !== null && $this->from($part)) || $hasChanged;
		}
		return $hasChanged;
	}

	/** @param list<Occurrence> $dates for which the series speaks */
	private function addOverrides(VCalendar $object, EventPart $master, SeriesDates $series, array $dates): bool {
		$size = count($dates) * strlen($master->event->serialize());
		if (count($dates) > AnswerWriter::MAX_OVERRIDES || $size > AnswerWriter::MAX_OVERRIDE_BYTES) {
			throw new TooManyOverrides(count($dates) . ' dates of the series were given back');
		}
		foreach ($dates as $date) {
			$override = new EventPart($series->override($master->event, $date), $this->rooms);
			$this->from($override);
			$object->add($override->event);
		}
		return $dates !== [];
	}

	private function from(EventPart $part): bool {
		$leaving = [];
		$isTaken = false;
		foreach ($part->attendees[$this->roomId] ?? [] as $attendee) {
			$leaving[spl_object_id($attendee)] = true;
			$isTaken = $isTaken || strtoupper(Properties::parameter($attendee, 'PARTSTAT')) !== 'DECLINED';
		}
		if ($leaving === []) {
			return false;
		}
		Fields::keep($part->event, 'ATTENDEE', static fn (Property $one): bool => !isset($leaving[spl_object_id($one)]));
		// A date that the room had declined does not move.
		$this->leavePlace($part, $isTaken ? $this->instead : '');
		return true;
	}

	private function leavePlace(EventPart $part, string $instead): void {
		$location = Fields::first($part->event, 'LOCATION');
		$before = $location === null ? '' : Fields::value($location);
		$text = $before;
		foreach ($this->places as $place) {
			$text = preg_replace('/(?<=^|[,;])(\s*)' . preg_quote($place, '/') . '\s*(?:[,;]\s*|$)/iu', '$1', $text) ?? $text;
		}
		if ($text === $before && ($before !== '' || $instead === '')) {
			return;
		}
		$left = rtrim($text, " \t,;");
		$text = $left . ($left === '' || $instead === '' ? '' : ', ') . $instead;
		if ($text === '') {
			$part->event->remove('LOCATION');
			return;
		}
		if ($location === null) {
			$part->event->add('LOCATION', $text);
			return;
		}
		$location->setValue($text);
		if ($instead !== '') {
			// The place is no longer made from the rooms that are invited.
			Fields::removeParameter($location, Place::OURS);
		} elseif ($location->offsetExists(Place::OURS)) {
			Fields::setParameter($location, Place::OURS, $text);
		}
	}
}
