<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Booking;

/** A booking after a change, and which of its dates changed. */
final readonly class ChangedBooking {
	/** @param list<BookedDate> $dates as they were before */
	public function __construct(
		public Booking $booking,
		public array $dates,
	) {
	}
}
