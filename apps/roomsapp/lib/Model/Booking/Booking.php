<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Booking;

use OCA\RoomsApp\Model\Policy\Cause;

/** The booking of a room by one event. Times are Unix seconds. */
final readonly class Booking {
	/**
	 * @param string $owner account whose calendar has the organizer's event; empty without such an event
	 * @param string $organizer address
	 * @param string $class as in iCalendar
	 * @param ?Cause $cause why it was declined, or why its latest change was
	 * @param ?int $expandedUntil up to when the dates of a series without end are known
	 * @param string $eventHash of the organizer's event for which the room was decided
	 * @param string $uri of its object in the room's calendar
	 * @param ?int $calendarId the calendar that has the organizer's event; null without such an event
	 */
	public function __construct(
		public int $id,
		public string $roomId,
		public string $owner,
		public string $uid,
		public int $sequence,
		public string $organizer,
		public string $organizerName,
		public string $summary,
		public string $class,
		public BookingState $state,
		public ?Cause $cause,
		public bool $isRecurring,
		public bool $isOpen,
		public ?int $expandedUntil,
		public string $eventHash,
		public string $uri,
		public Source $source,
		public int $createdAt,
		public int $updatedAt,
		public ?int $calendarId = null,
	) {
	}

	/** Name of its object in the room's calendar. Two people may have events with the same UID. */
	public static function objectName(string $owner, string $uid): string {
		return substr(hash('sha256', "$owner\n$uid"), 0, 40) . '.ics';
	}

	/** What stands for a UID in the tables: one may be longer than an index takes. */
	public static function hash(string $uid): string {
		return hash('sha256', $uid);
	}

	/** The same booking in another state, for which a person is the cause. */
	public function in(BookingState $state, int $now): self {
		return new self(
			$this->id, $this->roomId, $this->owner, $this->uid, $this->sequence, $this->organizer, $this->organizerName, $this->summary,
			$this->class, $state, null, $this->isRecurring, $this->isOpen, $this->expandedUntil, $this->eventHash, $this->uri,
			$this->source, $this->createdAt, $now, $this->calendarId,
		);
	}
}
