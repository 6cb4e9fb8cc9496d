<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Invitation;

use OCA\RoomsApp\Model\Calendar\CannotExpand;
use OCA\RoomsApp\Model\Calendar\EventReader;
use OCA\RoomsApp\Model\Calendar\Value\Properties;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\Property;

/** A component of an event with its rooms, which are looked up once. */
final class EventPart {
	public readonly bool $isMaster;
	public readonly bool $isCancelled;
	/** @var array<array-key, non-empty-list<Property>> by room */
	public readonly array $attendees;

	/** @param array<string, string> $rooms ids by address */
	public function __construct(
		public readonly VEvent $event,
		array $rooms,
	) {
		$this->isMaster = Fields::first($event, 'RECURRENCE-ID') === null;
		$this->isCancelled = self::isCancelled($event);
		$attendees = [];
		foreach (Properties::named($event, 'ATTENDEE') as $attendee) {
			$room = $rooms[Address::of($attendee) ?? ''] ?? null;
			// An entry that the client takes care of itself asks nothing.
			if ($room !== null && in_array(strtoupper(Properties::parameter($attendee, 'SCHEDULE-AGENT')), ['', 'SERVER'], true)) {
				$attendees[$room][] = $attendee;
			}
		}
		$this->attendees = $attendees;
	}

	private static function isCancelled(VEvent $event): bool {
		try {
			return EventReader::isCancelled($event);
		} catch (CannotExpand) {
			// Then its dates cannot be told either, and that is the answer.
			return false;
		}
	}

	/**
	 * The components of one event: those with the identity of the first.
	 *
	 * @param list<VEvent> $events
	 * @param array<string, string> $rooms ids by address
	 * @return list<self>
	 */
	public static function all(array $events, array $rooms): array {
		$uid = $events === [] ? '' : Fields::text($events[0], 'UID');
		$parts = [];
		foreach ($events as $event) {
			if (Fields::text($event, 'UID') === $uid) {
				$parts[] = new self($event, $rooms);
			}
		}
		return $parts;
	}
}
