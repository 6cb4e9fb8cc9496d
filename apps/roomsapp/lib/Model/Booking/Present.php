<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Booking;

/** What there is of the booking that a request is about. */
final readonly class Present {
	/**
	 * @param ?int $id also of a booking that is only claimed
	 * @param list<BookedDate> $dates given back ones included
	 */
	public function __construct(
		public ?int $id,
		public ?Booking $booking,
		public array $dates,
	) {
	}
}
