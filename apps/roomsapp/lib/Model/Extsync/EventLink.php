<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Extsync;

/** Which event of a mailbox belongs to which date of a booking. Times are Unix seconds. */
final readonly class EventLink {
	/**
	 * @param string $mailbox that has the event
	 * @param bool $isOurs whether we wrote the event; else the booking was made of it
	 * @param ?int $bookingId null for an event that clashes with a booking of the room
	 * @param string $recurrenceId of a date of a series; empty otherwise
	 * @param string $seriesId of the provider; empty for what is no date of a series
	 * @param string $digest of what was written or read; empty when the event has to be written again
	 */
	public function __construct(
		public string $mailbox,
		public string $eventId,
		public bool $isOurs,
		public ?int $bookingId,
		public string $recurrenceId,
		public string $seriesId,
		public string $digest,
		public int $start,
		public int $end,
	) {
	}

	/** The date of the booking. */
	public function key(): string {
		return "$this->bookingId/$this->recurrenceId";
	}
}
