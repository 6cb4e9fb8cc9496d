<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Usage;

/** Seconds in each hour of the week, on the wall clock. Hour 0 begins on Sunday at midnight. */
final class WeekHours {
	public const HOURS = 168;
	public const WEEK = self::HOURS * self::HOUR;
	private const HOUR = 3_600;

	/** @var array<int, int> */
	private array $seconds;

	public function __construct() {
		$this->seconds = array_fill(0, self::HOURS, 0);
	}

	/**
	 * @param int $from second of the week
	 * @param int $length in seconds
	 * @param int $times how often this happened
	 */
	public function add(int $from, int $length, int $times = 1): void {
		$weeks = intdiv($length, self::WEEK);
		if ($weeks > 0) {
			foreach ($this->seconds as $hour => $before) {
				$this->seconds[$hour] = $before + $weeks * $times * self::HOUR;
			}
		}
		for ($rest = $length % self::WEEK; $rest > 0; $rest -= $part) {
			$part = min($rest, self::HOUR - $from % self::HOUR);
			$this->seconds[intdiv($from, self::HOUR) % self::HOURS] += $part * $times;
			$from += $part;
		}
	}

	/** Adds all hours of another week as often as it happened. */
	public function addAll(self $week, int $times): void {
		foreach ($week->seconds as $hour => $seconds) {
			$this->seconds[$hour] += $seconds * $times;
		}
	}

	/** @param int $hour 0 to 167 */
	public function seconds(int $hour): int {
		return $this->seconds[$hour] ?? 0;
	}
}
