<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Policy;

/** Answers for many spans of time whether one is taken: sorted once, then searched. */
final class BusyTimes {
	/** @var list<int> ascending */
	private readonly array $starts;
	/** @var list<int> the latest end of all that start so far */
	private readonly array $latestEnds;

	/** @param list<Taken> $taken in any order; may overlap */
	public function __construct(array $taken) {
		usort($taken, static fn (Taken $one, Taken $other): int => $one->start <=> $other->start);
		$starts = $latestEnds = [];
		$latest = PHP_INT_MIN;
		foreach ($taken as $time) {
			$starts[] = $time->start;
			$latestEnds[] = $latest = max($latest, $time->end);
		}
		$this->starts = $starts;
		$this->latestEnds = $latestEnds;
	}

	/** Whether something that is taken begins before `$end` and ends after `$start`. */
	public function overlap(int $start, int $end): bool {
		$low = 0;
		$high = count($this->starts);
		while ($low < $high) {
			$middle = ($low + $high) >> 1;
			if ($this->starts[$middle] < $end) {
				$low = $middle + 1;
			} else {
				$high = $middle;
			}
		}
		return $low > 0 && $this->latestEnds[$low - 1] > $start;
	}
}
