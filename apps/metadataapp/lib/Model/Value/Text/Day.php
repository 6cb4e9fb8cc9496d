<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Text;

/** Days `YYYY-MM-DD` and times `YYYY-MM-DDTHH:mm:ss` without time zone, which sort as they follow each other; years 0001 to 9999. */
final class Day {
	public const PATTERN = 'YYYY-MM-DD';
	public const TIME_PATTERN = 'YYYY-MM-DDTHH:mm:ss';

	public static function isWritten(string $text): bool {
		return preg_match('/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/D', $text) === 1;
	}

	/** With a time of day. */
	public static function isWrittenWithTime(string $text): bool {
		return preg_match('/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}$/D', $text) === 1;
	}

	/** Whether the calendar has the day on which the text begins. */
	public static function exists(string $written): bool {
		$year = (int)substr($written, 0, 4);
		return $year > 0 && checkdate((int)substr($written, 5, 2), (int)substr($written, 8, 2), $year);
	}

	/** Whether the clock has the time on which the text ends; it has no second 60. */
	public static function timeExists(string $written): bool {
		return substr($written, 11, 2) < '24' && substr($written, 14, 2) < '60' && substr($written, 17, 2) < '60';
	}

	public static function after(string $day, int $days): string {
		return self::at($day)->modify(sprintf('%+d days', $days))->format('Y-m-d');
	}

	/** The Monday on it or before it: weeks are those of ISO 8601. */
	public static function startOfWeek(string $day): string {
		return self::after($day, 1 - (int)self::at($day)->format('N'));
	}

	/** The first day of the month so many months later. */
	public static function startOfMonth(string $day, int $months): string {
		$month = 12 * (int)substr($day, 0, 4) + (int)substr($day, 5, 2) - 1 + $months;
		return sprintf('%04d-%02d-01', intdiv($month, 12), $month % 12 + 1);
	}

	private static function at(string $day): \DateTimeImmutable {
		return new \DateTimeImmutable($day, new \DateTimeZone('UTC'));
	}
}
