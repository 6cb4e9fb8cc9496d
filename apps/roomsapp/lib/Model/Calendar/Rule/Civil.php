<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Rule;

/**
 * The Gregorian calendar in numbers. A day is the number of days since 1970-01-01; a local time is the number of seconds since its
 * midnight, as if there were no time zones. Weekdays count from Monday, 0.
 */
final class Civil {
	public const DAY = 86_400;
	/** 10000-01-01, the first day that iCalendar cannot write. */
	public const END = 2_932_897;
	/** 0000-01-01. */
	public const BEGIN = -719_528;
	private const FOUR_CENTURIES = 146_097;

	public static function day(int $year, int $month, int $day): int {
		// The year starts in March, so that a leap day is its last.
		$shifted = $month > 2 ? $year : $year - 1;
		$era = self::floor($shifted, 400);
		$yearOfEra = $shifted - $era * 400;
		$dayOfYear = intdiv(153 * ($month > 2 ? $month - 3 : $month + 9) + 2, 5) + $day - 1;
		$dayOfEra = $yearOfEra * 365 + intdiv($yearOfEra, 4) - intdiv($yearOfEra, 100) + $dayOfYear;
		return $era * self::FOUR_CENTURIES + $dayOfEra + self::BEGIN + 60;
	}

	/** @return array{int, int, int} year, month, day of the month */
	public static function date(int $day): array {
		$shifted = $day - self::BEGIN - 60;
		$era = self::floor($shifted, self::FOUR_CENTURIES);
		$dayOfEra = $shifted - $era * self::FOUR_CENTURIES;
		$leaps = intdiv($dayOfEra, 1_460) - intdiv($dayOfEra, 36_524) + intdiv($dayOfEra, 146_096);
		$yearOfEra = intdiv($dayOfEra - $leaps, 365);
		$dayOfYear = $dayOfEra - (365 * $yearOfEra + intdiv($yearOfEra, 4) - intdiv($yearOfEra, 100));
		$shiftedMonth = intdiv(5 * $dayOfYear + 2, 153);
		$month = $shiftedMonth < 10 ? $shiftedMonth + 3 : $shiftedMonth - 9;
		$year = $yearOfEra + $era * 400 + ($month > 2 ? 0 : 1);
		return [$year, $month, $dayOfYear - intdiv(153 * $shiftedMonth + 2, 5) + 1];
	}

	public static function weekday(int $day): int {
		return self::modulo($day + 3, 7);
	}

	public static function monthLength(int $year, int $month): int {
		return match ($month) {
			2 => $year % 4 === 0 && ($year % 100 !== 0 || $year % 400 === 0) ? 29 : 28,
			4, 6, 9, 11 => 30,
			default => 31,
		};
	}

	/** The first day of week 1, the first week with four days in the year. */
	public static function firstWeek(int $year, int $weekStart): int {
		return self::week(self::day($year, 1, 4), $weekStart);
	}

	/** The first day of the week of a day. */
	public static function week(int $day, int $weekStart): int {
		return $day - self::modulo(self::weekday($day) - $weekStart, 7);
	}

	/** The year to whose weeks a day belongs. */
	public static function weekYear(int $day, int $weekStart): int {
		[$year] = self::date($day);
		return match (true) {
			$day < self::firstWeek($year, $weekStart) => $year - 1,
			$day >= self::firstWeek($year + 1, $weekStart) => $year + 1,
			default => $year,
		};
	}

	/** Division that rounds down. */
	public static function floor(int $number, int $by): int {
		return intdiv($number, $by) - ($number % $by < 0 ? 1 : 0);
	}

	public static function modulo(int $number, int $by): int {
		return ($number % $by + $by) % $by;
	}
}
