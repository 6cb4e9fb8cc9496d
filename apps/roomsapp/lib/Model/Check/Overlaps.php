<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Check;

use OCA\RoomsApp\Model\Policy\Taken;

/** Finds bookings of one room that have it at the same time. */
final class Overlaps {
	/**
	 * @param list<Taken> $taken
	 * @return list<array{Taken, Taken}> pairs of two bookings, by the start of the later one
	 */
	public static function of(array $taken): array {
		usort($taken, static fn (Taken $one, Taken $other): int => [$one->start, $one->bookingId] <=> [$other->start, $other->bookingId]);
		$pairs = $running = [];
		foreach ($taken as $one) {
			$running = array_values(array_filter($running, static fn (Taken $other): bool => $other->end > $one->start));
			foreach ($running as $other) {
				if ($other->bookingId !== $one->bookingId && $one->end > $other->start) {
					$pairs[] = [$other, $one];
				}
			}
			$running[] = $one;
		}
		return $pairs;
	}
}
