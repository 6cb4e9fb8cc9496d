<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Booking\Occupancy;

use OCA\RoomsApp\Model\Booking\BookingState;

/** How many of some dates begin today and this week, and how many wait for an answer. */
final readonly class BookingCounts {
	public function __construct(
		public int $today,
		public int $pending,
		public int $thisWeek,
	) {
	}

	/**
	 * @param list<RoomDate> $dates
	 * @param array<string, \DateTimeZone> $zones by room; days and weeks, from Monday, are those of the room
	 */
	public static function of(array $dates, array $zones, \DateTimeImmutable $now): self {
		[$today, $pending, $thisWeek] = [0, 0, 0];
		$spans = [];
		foreach ($dates as $one) {
			$zone = $zones[$one->booking->roomId] ?? $now->getTimezone();
			[$day, $nextDay, $monday, $nextMonday] = $spans[$zone->getName()] ??= self::spans($now->setTimezone($zone));
			$start = $one->date->start;
			$today += (int)($start >= $day && $start < $nextDay);
			$thisWeek += (int)($start >= $monday && $start < $nextMonday);
			$pending += (int)($one->date->state === BookingState::Pending);
		}
		return new self($today, $pending, $thisWeek);
	}

	/** @return array{int, int, int, int} when the day and the week begin and end */
	private static function spans(\DateTimeImmutable $now): array {
		[$day, $monday] = [$now->setTime(0, 0), $now->modify('monday this week')->setTime(0, 0)];
		return array_map(
			static fn (\DateTimeImmutable $time): int => $time->getTimestamp(),
			[$day, $day->modify('+1 day'), $monday, $monday->modify('+7 days')],
		);
	}
}
