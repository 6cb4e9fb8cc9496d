<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Filter;

use OCA\MetadataApp\Model\Value\Text\Day;

/**
 * The days that `{relative: …}` means, seen from today. Weeks begin on Monday.
 *
 * `last-days` and `next-days` have `days`: so many before or after today, and today too. `past` is before today, `future` after.
 */
final class RelativeDays {
	public static function takesDays(string $name): bool {
		return $name === 'last-days' || $name === 'next-days';
	}

	/** @return ?array{?string, ?string} the first day and the last, null for an open end; null when there is no such name */
	public static function of(string $name, string $today, int $days): ?array {
		return match ($name) {
			'today' => [$today, $today],
			'yesterday' => [Day::after($today, -1), Day::after($today, -1)],
			'tomorrow' => [Day::after($today, 1), Day::after($today, 1)],
			'past' => [null, Day::after($today, -1)],
			'future' => [Day::after($today, 1), null],
			'last-days' => [Day::after($today, -$days), $today],
			'next-days' => [$today, Day::after($today, $days)],
			'last-week' => self::week($today, -1),
			'this-week' => self::week($today, 0),
			'next-week' => self::week($today, 1),
			'last-month' => self::month($today, -1),
			'this-month' => self::month($today, 0),
			'next-month' => self::month($today, 1),
			'last-year' => self::year($today, -1),
			'this-year' => self::year($today, 0),
			'next-year' => self::year($today, 1),
			default => null,
		};
	}

	/** @return array{string, string} */
	private static function week(string $today, int $weeks): array {
		$start = Day::after(Day::startOfWeek($today), 7 * $weeks);
		return [$start, Day::after($start, 6)];
	}

	/** @return array{string, string} */
	private static function month(string $today, int $months): array {
		return [Day::startOfMonth($today, $months), Day::after(Day::startOfMonth($today, $months + 1), -1)];
	}

	/** @return array{string, string} */
	private static function year(string $today, int $years): array {
		$year = sprintf('%04d', (int)substr($today, 0, 4) + $years);
		return ["$year-01-01", "$year-12-31"];
	}
}
