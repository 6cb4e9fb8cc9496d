<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Booking\Occupancy;

use OCA\RoomsApp\Model\Booking\BookingState;

/** How a room was used in a period. */
final readonly class RoomUsage {
	/**
	 * @param int $bookedSeconds of accepted dates, as far as they lie in the period
	 * @param array<string, int> $counts dates by state
	 */
	public function __construct(
		public string $roomId,
		public int $bookedSeconds,
		public array $counts,
	) {
	}

	public function count(BookingState ...$states): int {
		return array_sum(array_map(fn (BookingState $state): int => $this->counts[$state->value] ?? 0, $states));
	}
}
