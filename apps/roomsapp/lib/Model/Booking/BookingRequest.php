<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Booking;

use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Policy\RoomRules;

/** What somebody asks of one room. Times are Unix seconds. */
final readonly class BookingRequest {
	/**
	 * @param Role $role of who asks, in this room
	 * @param string $owner account whose calendar has the organizer's event; empty without such an event
	 * @param string $organizer address
	 * @param string $class as in iCalendar
	 * @param ?int $expandedUntil where the occurrences of a series without end were cut
	 * @param bool $awaitsEvent whether it is only claimed until `confirm`, because the event is not stored yet
	 * @param ?Booking $leaves booking of another room or owner that ends when this one succeeds
	 */
	public function __construct(
		public string $roomId,
		public RoomRules $rules,
		public Role $role,
		public Actor $actor,
		public Source $source,
		public string $owner,
		public string $uid,
		public int $sequence,
		public string $organizer,
		public string $organizerName,
		public string $summary,
		public string $class,
		public Occurrences $occurrences,
		public ?int $expandedUntil,
		public string $eventHash,
		public string $uri,
		public bool $awaitsEvent,
		public ?Booking $leaves = null,
	) {
	}

	/** The same request of a room that books nothing new for the time being. */
	public function stoppedBy(Cause $cause): self {
		return new self(
			$this->roomId, $this->rules->stoppedBy($cause), $this->role, $this->actor, $this->source, $this->owner, $this->uid,
			$this->sequence, $this->organizer, $this->organizerName, $this->summary, $this->class, $this->occurrences, $this->expandedUntil,
			$this->eventHash, $this->uri, $this->awaitsEvent, $this->leaves,
		);
	}

	/** @return list<string> rooms that must be locked */
	public function rooms(): array {
		return $this->leaves === null ? [$this->roomId] : [$this->roomId, $this->leaves->roomId];
	}
}
