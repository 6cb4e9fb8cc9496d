<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Booking;

/** What happened to a booking. Times are Unix seconds. */
final readonly class AuditEntry {
	/**
	 * @param ?int $bookingId null where no booking came about
	 * @param array<string, mixed> $details why, and which dates
	 */
	public function __construct(
		public string $roomId,
		public ?int $bookingId,
		public string $uidHash,
		public BookingEvent $event,
		public Actor $actor,
		public int $at,
		public array $details = [],
	) {
	}

	/** What a manager said to the organizer; empty where nobody did. What jobs and returns note is not meant for people. */
	public function comment(): string {
		$why = $this->details['why'] ?? null;
		$isAnswer = in_array($this->event, [BookingEvent::Accepted, BookingEvent::Declined], true);
		return $isAnswer && is_string($why) ? $why : '';
	}
}
