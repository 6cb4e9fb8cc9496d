<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Usage;

use OCA\RoomsApp\Model\Policy\OpenHours;

/** During which hours of the week a room is open. */
final class OpenWeek {
	private const DAY = 86_400;
	private const MINUTE = 60;

	/**
	 * @param ?list<OpenHours> $hours null: always open
	 * @param array<int, int> $days how many days of the period are Sundays (0), Mondays (1) and so on
	 */
	public static function of(?array $hours, array $days): WeekHours {
		$week = new WeekHours();
		foreach ($days as $weekday => $times) {
			foreach (self::windows($hours, $weekday) as [$from, $until]) {
				$week->add($weekday * self::DAY + $from * self::MINUTE, ($until - $from) * self::MINUTE, $times);
			}
		}
		return $week;
	}

	/**
	 * How many days of each kind a period has.
	 *
	 * @param string $from YYYY-MM-DD
	 * @param string $to YYYY-MM-DD, included
	 * @return array<int, int> by weekday, 0 Sunday to 6 Saturday
	 */
	public static function days(string $from, string $to): array {
		$utc = new \DateTimeZone('UTC');
		$first = new \DateTimeImmutable($from, $utc);
		$last = new \DateTimeImmutable($to, $utc);
		$count = intdiv($last->getTimestamp() - $first->getTimestamp(), self::DAY) + 1;
		$days = array_fill(0, 7, intdiv($count, 7));
		for ($day = 0; $day < $count % 7; $day++) {
			$days[((int)$first->format('w') + $day) % 7]++;
		}
		return $days;
	}

	/**
	 * @param ?list<OpenHours> $hours
	 * @return list<array{int, int}> minutes of the day that do not overlap
	 */
	private static function windows(?array $hours, int $weekday): array {
		if ($hours === null) {
			return [[0, OpenHours::MIDNIGHT]];
		}
		$today = array_filter($hours, static fn (OpenHours $one): bool => in_array($weekday, $one->days, true));
		usort($today, static fn (OpenHours $one, OpenHours $other): int => $one->from <=> $other->from);
		[$windows, $counted] = [[], 0];
		foreach ($today as $one) {
			$from = max($one->from, $counted);
			if ($from < $one->until) {
				$windows[] = [$from, $one->until];
				$counted = $one->until;
			}
		}
		return $windows;
	}
}
