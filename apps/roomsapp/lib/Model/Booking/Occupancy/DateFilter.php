<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Booking\Occupancy;

use OCA\RoomsApp\Model\Booking\BookingState;

/** Which dates a list shows. Times are Unix seconds. */
final readonly class DateFilter {
	/**
	 * @param ?int $from dates that end after it; null for any
	 * @param ?int $to dates that start before it; null for any
	 * @param non-empty-list<BookingState> $states
	 * @param ?bool $isOfSeries dates of series, or all others; null for both
	 */
	public function __construct(
		public ?int $from,
		public ?int $to,
		public array $states = [BookingState::Accepted, BookingState::Pending, BookingState::Declined],
		public ?bool $isOfSeries = null,
	) {
	}
}
