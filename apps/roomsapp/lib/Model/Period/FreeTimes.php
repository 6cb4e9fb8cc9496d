<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Period;

/** The first time at which a room can be booked. Times are Unix seconds. */
final class FreeTimes {
	/**
	 * @param DaySlots $slots of all days
	 * @return ?array{int, int} what is free in one piece; null when nothing is
	 */
	public static function firstOrNull(DaySlots $slots, OpenTimes $times, int $from, int $to): ?array {
		for ($day = $times->day($from); $day <= $times->day($to - 1); $day++) {
			foreach ($slots->of($day, $from, $to) as [$start, $end, $range]) {
				if ($range === null) {
					return [$start, $end];
				}
			}
		}
		return null;
	}
}
