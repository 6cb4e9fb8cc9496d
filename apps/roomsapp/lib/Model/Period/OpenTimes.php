<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Period;

use OCA\RoomsApp\Model\Policy\OpenHours;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Policy\ZoneDays;

/** On which days and at what times a room is open. Days are numbers as of ZoneDays, times are Unix seconds. */
final class OpenTimes {
	private readonly ZoneDays $days;

	/**
	 * @param int $from nothing earlier is asked for
	 * @param int $until nothing later is asked for
	 */
	public function __construct(
		private readonly RoomRules $rules,
		int $from,
		int $until,
	) {
		$this->days = new ZoneDays($rules->zone, $from, $until);
	}

	public function day(int $time): int {
		return $this->days->day($time);
	}

	/** @return array{int, int} when the day begins and ends */
	public function span(int $day): array {
		return [$this->days->opening($day, 0), $this->days->opening($day + 1, 0)];
	}

	/**
	 * The times in which a booking can lie as a whole, by start. They may overlap, because a booking fits into one rule and not into two
	 * together; what is part of another one is left out.
	 *
	 * @return list<array{int, int}>
	 */
	public function windows(int $day): array {
		if ($this->rules->hours === null) {
			return [$this->span($day)];
		}
		$windows = [];
		foreach ($this->hours($day) as $hours) {
			$window = [$this->days->opening($day, $hours->from), $this->days->closing($day, $hours->until)];
			if ($window[0] < $window[1]) {
				$windows[] = $window;
			}
		}
		// Of those that start together the longest comes first and hides the others.
		usort($windows, static fn (array $one, array $other): int => [$one[0], $other[1]] <=> [$other[0], $one[1]]);
		[$outer, $latest] = [[], PHP_INT_MIN];
		foreach ($windows as $window) {
			if ($window[1] > $latest) {
				$outer[] = $window;
				$latest = $window[1];
			}
		}
		return $outer;
	}

	public function isOpen(int $time): bool {
		foreach ($this->windows($this->day($time)) as [$start, $end]) {
			if ($start <= $time && $time < $end) {
				return true;
			}
		}
		return false;
	}

	/** The first rule for the day; null when there is none, and for a room that is always open. */
	public function firstHours(int $day): ?OpenHours {
		return $this->hours($day)[0] ?? null;
	}

	/** Seconds in which the room is open on the days from the first to the last. */
	public function seconds(int $first, int $last): int {
		$open = 0;
		for ($day = $first; $day <= $last; $day++) {
			$counted = PHP_INT_MIN;
			foreach ($this->windows($day) as [$start, $end]) {
				$open += max(0, $end - max($start, $counted));
				$counted = max($counted, $end);
			}
		}
		return $open;
	}

	/** @return list<OpenHours> */
	private function hours(int $day): array {
		$weekday = ZoneDays::weekday($day);
		return array_values(array_filter(
			$this->rules->hours ?? [],
			static fn (OpenHours $hours): bool => in_array($weekday, $hours->days, true),
		));
	}
}
