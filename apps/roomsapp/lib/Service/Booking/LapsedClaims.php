<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Booking;

use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Repository\Booking\RoomLock;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Exception\NotFound;

/** Removes claims that were not confirmed in time. Nobody counts them any more, so that this only cleans up. */
class LapsedClaims {
	public function __construct(
		private readonly RoomLock $lock,
		private readonly BookingRepository $bookings,
		private readonly OccurrenceRepository $dates,
		private readonly Clock $clock,
	) {
	}

	/** @return int how many bookings had some */
	public function sweep(): int {
		$now = $this->clock->now()->getTimestamp();
		$lapsed = $this->dates->findAllLapsed(null, $now);
		foreach (array_unique(array_column($lapsed, 'room')) as $roomId) {
			try {
				$this->lock->hold([$roomId], fn () => $this->sweepRoom($roomId, $now));
			} catch (NotFound) {
				// The room was deleted in the meantime, and its dates with it.
				continue;
			}
		}
		return count($lapsed);
	}

	/** For whoever holds the lock of the room. */
	public function sweepRoom(string $roomId, int $now): void {
		$lapsed = $this->dates->findAllLapsed($roomId, $now);
		if ($lapsed === []) {
			return;
		}
		$this->dates->deleteLapsed($roomId, $now);
		$ids = array_column($lapsed, 'booking');
		$this->bookings->deleteUnconfirmed(array_values(array_filter($ids, fn (int $id): bool => !$this->dates->hasClaims($id))));
	}
}
