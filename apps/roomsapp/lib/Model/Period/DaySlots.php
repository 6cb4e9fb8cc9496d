<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Period;

use OCA\RoomsApp\Model\Booking\Occupancy\BusyRange;
use OCA\RoomsApp\Model\Policy\DateRules;
use OCA\RoomsApp\Model\Policy\RoomRules;

/** Where a room is busy on a day, and where a new booking would fit. Times are Unix seconds. */
final class DaySlots {
	private const MINUTE = 60;

	/** Bookings keep this distance from each other. */
	private readonly int $distance;
	private readonly int $horizon;
	private readonly int $shortest;

	/** @param list<BusyRange> $busy of all days, and of `distance()` around them; by start */
	public function __construct(
		private readonly RoomRules $rules,
		private readonly OpenTimes $times,
		private readonly array $busy,
		int $now,
	) {
		$this->distance = self::distance($rules);
		$this->horizon = DateRules::horizon($rules, $now);
		$this->shortest = max(1, $rules->shortest ?? 1) * self::MINUTE;
	}

	/** Seconds around a day in which bookings matter to it. */
	public static function distance(RoomRules $rules): int {
		return ($rules->bufferBefore + $rules->bufferAfter) * self::MINUTE;
	}

	/**
	 * Times in which the room is open and can be booked by now, whether somebody has it or not.
	 *
	 * @return list<array{int, int}>
	 */
	public function open(int $day, int $from, int $to): array {
		$open = [];
		foreach ($this->rules->isActive ? $this->times->windows($day) : [] as [$start, $end]) {
			[$start, $end] = [max($start, $from), min($end, $to)];
			if ($start < $end && $start <= $this->horizon) {
				$open[] = [$start, $end];
			}
		}
		return $open;
	}

	/** @return list<array{int, int, ?BusyRange}> by start; without a range it is free */
	public function of(int $day, int $from, int $to): array {
		[$start, $end] = $this->times->span($day);
		[$from, $to] = [max($from, $start), min($to, $end)];
		$slots = [];
		foreach ($this->busy as $range) {
			if ($range->start < $to && $range->end > $from) {
				$slots[] = [max($range->start, $from), min($range->end, $to), $range];
			}
		}
		foreach ($this->open($day, $from, $to) as [$opening, $closing]) {
			foreach ($this->free($opening, $closing) as [$first, $last]) {
				$slots[] = [$first, $last, null];
			}
		}
		usort($slots, static fn (array $one, array $other): int => [$one[0], $one[1]] <=> [$other[0], $other[1]]);
		return $slots;
	}

	/** @return list<array{int, int}> in whole minutes, as long as the shortest booking */
	private function free(int $from, int $to): array {
		$free = [];
		$at = $from;
		foreach ($this->busy as $range) {
			if ($range->end + $this->distance > $at && $range->start - $this->distance < $to) {
				$free[] = [$at, $range->start - $this->distance];
				$at = $range->end + $this->distance;
			}
		}
		$free[] = [$at, $to];
		$whole = [];
		foreach ($free as [$start, $end]) {
			[$start, $end] = [self::MINUTE * (int)ceil($start / self::MINUTE), self::MINUTE * (int)floor($end / self::MINUTE)];
			if ($end - $start >= $this->shortest && $start <= $this->horizon) {
				$whole[] = [$start, $end];
			}
		}
		return $whole;
	}
}
