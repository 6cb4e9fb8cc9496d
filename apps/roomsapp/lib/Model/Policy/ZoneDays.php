<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Policy;

/**
 * Days and times of the wall clock in one zone. The changes of its offset are read once: a date object for each
 * question would take most of the time of a long series.
 */
final class ZoneDays {
	private const DAY = 86_400;
	/** @var non-empty-list<int> when each offset begins */
	private array $since = [PHP_INT_MIN];
	/** @var non-empty-list<int> seconds east of UTC */
	private array $offsets;

	/** @param int $from Unix seconds; nothing earlier is asked for */
	public function __construct(\DateTimeZone $zone, int $from, int $until) {
		$this->offsets = [$zone->getOffset(new \DateTimeImmutable('@' . ($from - 2 * self::DAY)))];
		$changes = $zone->getTransitions($from - 2 * self::DAY, $until + 2 * self::DAY);
		// A zone that is only an offset has no list of changes. The first entry is what holds at the beginning.
		foreach ($changes === false ? [] : array_slice($changes, 1) as $change) {
			$this->since[] = $change['ts'];
			$this->offsets[] = $change['offset'];
		}
	}

	/** Number of the day, 0 for 1 January 1970. */
	public function day(int $time): int {
		return (int)floor(($time + $this->offsets[$this->place($time)]) / self::DAY);
	}

	/** 0 = Sunday … 6 = Saturday */
	public static function weekday(int $day): int {
		return (($day + 4) % 7 + 7) % 7;
	}

	/** The moment at which the clock first shows this minute of the day, or a later one where it skips it. */
	public function opening(int $day, int $minute): int {
		$wall = $day * self::DAY + $minute * 60;
		$place = $this->place($wall - self::DAY);
		while (true) {
			$time = max($wall - $this->offsets[$place], $this->since[$place]);
			if ($time < ($this->since[$place + 1] ?? PHP_INT_MAX)) {
				return $time;
			}
			$place++;
		}
	}

	/** The moment after which the clock no longer shows anything before this minute of the day, also where it repeats an hour. */
	public function closing(int $day, int $minute): int {
		$wall = $day * self::DAY + $minute * 60;
		$place = $this->place($wall + self::DAY);
		while (true) {
			$time = min($wall - $this->offsets[$place], $this->since[$place + 1] ?? PHP_INT_MAX);
			if ($time > $this->since[$place] || $place === 0) {
				return $time;
			}
			$place--;
		}
	}

	/** Where in the list of offsets the one that holds at this moment is. */
	private function place(int $time): int {
		$low = 0;
		$high = count($this->since) - 1;
		while ($low < $high) {
			$middle = ($low + $high + 1) >> 1;
			if ($this->since[$middle] <= $time) {
				$low = $middle;
			} else {
				$high = $middle - 1;
			}
		}
		return $low;
	}
}
