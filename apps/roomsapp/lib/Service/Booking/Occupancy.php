<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Booking;

use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Occupancy\BookingCounts;
use OCA\RoomsApp\Model\Booking\Occupancy\BusyRange;
use OCA\RoomsApp\Model\Booking\Occupancy\DateFilter;
use OCA\RoomsApp\Model\Booking\Occupancy\RoomDate;
use OCA\RoomsApp\Model\Booking\Occupancy\RoomMoment;
use OCA\RoomsApp\Model\Booking\Occupancy\RoomUsage;
use OCA\RoomsApp\Repository\Booking\RoomDateRepository;
use OCA\RoomsApp\Repository\Booking\UsageRepository;
use OCA\RoomsApp\Shared\Clock;

/** Who has which room when. It knows nothing about permissions. */
class Occupancy {
	public function __construct(
		private readonly RoomDateRepository $dates,
		private readonly UsageRepository $usage,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param list<string> $roomIds
	 * @return list<RoomDate> by start
	 */
	public function list(array $roomIds, DateFilter $filter): array {
		return $this->dates->findAll($roomIds, $filter);
	}

	/**
	 * @param list<RoomDate> $dates of a list
	 * @param array<string, \DateTimeZone> $zones by room
	 */
	public function count(array $dates, array $zones): BookingCounts {
		return BookingCounts::of($dates, $zones, $this->clock->now());
	}

	/**
	 * What waits for an answer and is not over.
	 *
	 * @param list<string> $roomIds
	 * @return list<RoomDate> by start
	 */
	public function pending(array $roomIds): array {
		return $this->dates->findAllPending($roomIds, $this->now());
	}

	/**
	 * Who has the room now, and who has it next.
	 *
	 * @param list<RoomDate> $today all dates on a day that this moment is in, accepted and pending ones, by start
	 */
	public function moment(string $roomId, array $today): RoomMoment {
		$now = $this->now();
		$isRunning = static fn (RoomDate $one): bool => $one->date->start <= $now && $one->date->end > $now;
		$running = array_values(array_filter($today, $isRunning));
		$later = array_values(array_filter($today, static fn (RoomDate $one): bool => $one->date->start > $now));
		$current = $running[count($running) - 1] ?? null;
		$next = $later[0] ?? $this->dates->findNextOrNull($roomId, $now + 1, [BookingState::Accepted, BookingState::Pending]);
		return new RoomMoment($current, $next, $current === null ? $next?->date->start : null);
	}

	/** @return list<BusyRange> in a period, by start */
	public function busy(string $roomId, int $from, int $to): array {
		return $this->dates->findAllBusy($roomId, $from, $to, $this->now());
	}

	/**
	 * @param list<string> $roomIds
	 * @return list<RoomUsage> of each room, in the same order
	 */
	public function usage(array $roomIds, int $from, int $to): array {
		return $this->usage->findAll($roomIds, $from, $to);
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
