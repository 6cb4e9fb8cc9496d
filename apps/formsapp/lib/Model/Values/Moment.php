<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Values;

/** Dates, times and instants as texts of one form each, which sort as they follow each other. Years are 0001 to 9999. */
final class Moment {
	private const DATE = '([0-9]{4})-([0-9]{2})-([0-9]{2})';
	private const CLOCK = '([0-9]{2}):([0-9]{2})';

	/** @return ?string `YYYY-MM-DD` */
	public static function date(string $text): ?string {
		if (preg_match('/^' . self::DATE . '$/D', $text, $parts) !== 1) {
			return null;
		}
		return self::isDay((int)$parts[1], (int)$parts[2], (int)$parts[3]) ? $text : null;
	}

	/** @return ?string `HH:MM`; seconds may be given when they are 00 */
	public static function time(string $text): ?string {
		if (preg_match('/^' . self::CLOCK . '(?::00)?$/D', $text, $parts) !== 1 || $parts[1] > '23' || $parts[2] > '59') {
			return null;
		}
		return "$parts[1]:$parts[2]";
	}

	/** @return ?string `YYYY-MM-DDTHH:MM:SSZ` of a time with its offset */
	public static function instant(string $text): ?string {
		$pattern = '/^' . self::DATE . 'T' . self::CLOCK . '(?::([0-9]{2})(?:\.[0-9]{1,9})?)?(?:Z|([+-])' . self::CLOCK . ')$/D';
		if (preg_match($pattern, $text, $parts) !== 1) {
			return null;
		}
		[$year, $month, $day, $hour, $minute, $second] = array_map(intval(...), array_slice($parts, 1, 6) + array_fill(0, 6, '0'));
		[$offsetHour, $offsetMinute] = [(int)($parts[8] ?? 0), (int)($parts[9] ?? 0)];
		if (!self::isDay($year, $month, $day) || $hour > 23 || $minute > 59 || $second > 59 || $offsetHour > 14 || $offsetMinute > 59) {
			return null;
		}
		$offset = 60 * $offsetHour + $offsetMinute;
		$minutes = 1440 * self::days($year, $month, $day) + 60 * $hour + $minute - (($parts[7] ?? '') === '-' ? -$offset : $offset);
		return self::write($minutes, $second);
	}

	/** A bound that an author wrote for instants: a day is meant as a whole, and a time without offset is in UTC. */
	public static function bound(string $text, bool $isEnd): ?string {
		return match (true) {
			self::date($text) !== null => self::instant($text . ($isEnd ? 'T23:59:59Z' : 'T00:00:00Z')),
			default => self::instant($text) ?? self::instant("{$text}Z"),
		};
	}

	private static function isDay(int $year, int $month, int $day): bool {
		return $year > 0 && checkdate($month, $day, $year);
	}

	/** Days since 1 March of the year 0. */
	private static function days(int $year, int $month, int $day): int {
		$years = $month > 2 ? $year : $year - 1;
		$months = ($month + 9) % 12;
		return 365 * $years + intdiv($years, 4) - intdiv($years, 100) + intdiv($years, 400) + intdiv(153 * $months + 2, 5) + $day - 1;
	}

	private static function write(int $minutes, int $second): ?string {
		$days = intdiv($minutes, 1440);
		$rest = $minutes % 1440;
		$era = intdiv($days, 146_097);
		$inEra = $days % 146_097;
		$ofEra = intdiv($inEra - intdiv($inEra, 1460) + intdiv($inEra, 36_524) - intdiv($inEra, 146_096), 365);
		$inYear = $inEra - (365 * $ofEra + intdiv($ofEra, 4) - intdiv($ofEra, 100));
		$months = intdiv(5 * $inYear + 2, 153);
		$month = $months < 10 ? $months + 3 : $months - 9;
		$year = 400 * $era + $ofEra + ($month > 2 ? 0 : 1);
		$day = $inYear - intdiv(153 * $months + 2, 5) + 1;
		return $year < 1 || $year > 9999
			? null
			: sprintf('%04d-%02d-%02dT%02d:%02d:%02dZ', $year, $month, $day, intdiv($rest, 60), $rest % 60, $second);
	}
}
