<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Booking;

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\Planner;
use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Repository\Booking\RoomLock;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Exception\NotFound;

/** Series without end, whose dates are booked up to a horizon that moves on. */
class OpenSeries {
	public function __construct(
		private readonly RoomLock $lock,
		private readonly Ledger $ledger,
		private readonly LapsedClaims $lapsed,
		private readonly Planner $planner,
		private readonly BookingRepository $bookings,
		private readonly OccurrenceRepository $dates,
		private readonly Clock $clock,
	) {
	}

	/** @return list<Booking> whose dates are known only until before a given time, at most so many of those after an id */
	public function due(int $before, int $count, int $after = 0): array {
		return $this->bookings->findAllOpen($before, $count, $after);
	}

	/**
	 * Books the dates that came within the horizon. Those that do not fit are declined; the others stay as they are.
	 *
	 * @param Occurrences $occurrences of the event that was decided, cut at `$until`
	 * @return list<BookedDate> new dates; none when the booking changed in the meantime
	 * @throws NotFound when the room does not exist any more
	 */
	public function extend(Booking $booking, RoomRules $rules, Occurrences $occurrences, int $until): array {
		return $this->lock->hold([$booking->roomId], function () use ($booking, $rules, $occurrences, $until): array {
			$now = $this->clock->now()->getTimestamp();
			$this->lapsed->sweepRoom($booking->roomId, $now);
			$current = $this->bookings->findByIdOrNull($booking->id);
			$isSame = $current !== null && $current->isOpen && $current->eventHash === $booking->eventHash;
			if (!$isSame || !$current->state->isBlocking() || ($current->expandedUntil ?? $until) >= $until) {
				return [];
			}
			$known = array_column($this->dates->findAll($current->id), 'recurrenceId', 'recurrenceId');
			$new = array_values(array_filter(
				$occurrences->list,
				static fn (Occurrence $date): bool => $date->end > $now && !isset($known[$date->recurrenceId]),
			));
			$taken = $this->ledger->taken($current->roomId, $rules, $new, [$current->id], $now);
			$dates = $this->planner->extension($rules, $current->state, $new, $taken, $now);
			$this->ledger->extend($current, $dates, $until, $now);
			return $dates;
		});
	}
}
