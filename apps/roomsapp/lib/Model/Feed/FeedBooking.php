<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Feed;

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingState;

/** A booking with at least one accepted date, for a feed. */
final readonly class FeedBooking {
	/** @param non-empty-list<BookedDate> $dates all that are known, given back ones included; by start */
	public function __construct(
		public Booking $booking,
		public array $dates,
	) {
	}

	/** @return list<BookedDate> by start */
	public function accepted(): array {
		return array_values(array_filter($this->dates, static fn (BookedDate $date): bool => $date->state === BookingState::Accepted));
	}
}
