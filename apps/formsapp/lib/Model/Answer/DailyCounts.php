<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Answer;

/** Responses by day. */
final class DailyCounts {
	/**
	 * @param array<int, int> $slots responses by quarter of an hour since 1970
	 * @return list<array{date: string, count: int}> days with responses, in the order of time
	 */
	public static function of(array $slots, \DateTimeZone $zone): array {
		if ($slots === []) {
			return [];
		}
		ksort($slots);
		$offsets = self::offsets($zone, Tally::SLOT * array_key_first($slots), Tally::SLOT * array_key_last($slots));
		[$place, $counts] = [0, []];
		foreach ($slots as $slot => $count) {
			$time = $slot * Tally::SLOT;
			while (isset($offsets[$place + 1]) && $offsets[$place + 1][0] <= $time) {
				$place++;
			}
			$date = gmdate('Y-m-d', $time + ($offsets[$place][1] ?? 0));
			$counts[$date] = ($counts[$date] ?? 0) + $count;
		}
		return array_map(static fn (string $date, int $count): array => ['date' => $date, 'count' => $count], array_keys($counts), $counts);
	}

	/** @return non-empty-list<array{int, int}> from when on, and seconds east of UTC */
	private static function offsets(\DateTimeZone $zone, int $from, int $to): array {
		$offsets = [[$from, $zone->getOffset(new \DateTimeImmutable("@$from"))]];
		$changes = $zone->getTransitions($from, $to);
		// A zone that is only an offset has no list of changes. The first entry is what holds at the beginning.
		foreach ($changes === false ? [] : array_slice($changes, 1) as $change) {
			$offsets[] = [$change['ts'], $change['offset']];
		}
		return $offsets;
	}
}
