<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Rule;

use OCA\RoomsApp\Model\Calendar\CannotExpand;

/** The dates of a rule in local time. The first date of the series is one of them, whether the rule names it or not. */
final class RuleDates {
	private readonly Days $days;
	private readonly Times $times;
	private readonly int $firstDay;

	/** @param int $start local seconds of the first date */
	public function __construct(private readonly Rule $rule, private readonly int $start, private readonly Budget $budget) {
		$this->firstDay = Civil::floor($start, Civil::DAY);
		$this->days = new Days($rule, $this->firstDay);
		$this->times = new Times($rule, $start);
	}

	/**
	 * @param int $earliest dates before it may be left out
	 * @param int $latest dates after it are left out
	 * @return \Generator<int> local seconds, ascending
	 * @throws CannotExpand
	 */
	public function between(int $earliest, int $latest): \Generator {
		$latest = min($latest, Civil::END * Civil::DAY - 1);
		$left = $this->rule->count;
		$from = max($this->start, $this->start + $this->skippable($earliest));
		if ($left !== null && $from > $this->start) {
			$left -= intdiv($from - $this->start, $this->step() ?? 1);
		}
		if ($from === $this->start) {
			if ($this->start > $latest) {
				return;
			}
			yield $this->start;
			$left = $left === null ? null : $left - 1;
		}
		if ($left !== null && $left <= 0) {
			return;
		}
		foreach ($this->named($from, $latest) as $date) {
			if ($date > $latest) {
				return;
			}
			if ($date > $this->start && $date >= $from) {
				yield $date;
				if ($left !== null && --$left <= 0) {
					return;
				}
			}
		}
	}

	/** How many seconds after the first date the search may begin, so that COUNT is still right. */
	private function skippable(int $earliest): int {
		$distance = max(0, $earliest - $this->start);
		if ($this->rule->count === null) {
			return $distance;
		}
		$step = $this->step();
		return $step === null ? 0 : intdiv($distance, $step) * $step;
	}

	/** Seconds from each date to the next, if that is always the same. */
	private function step(): ?int {
		if (!$this->rule->isPlain()) {
			return null;
		}
		$unit = $this->rule->frequency->seconds() ?? ($this->rule->frequency === Frequency::Weekly ? 7 * Civil::DAY : Civil::DAY);
		return $this->rule->interval * $unit;
	}

	/** @return \Generator<int> what the rule itself names, from the period of a date on; it ends when nothing can follow */
	private function named(int $from, int $latest): \Generator {
		$unit = $this->rule->frequency->seconds();
		if ($unit !== null) {
			yield from $this->withinDays($from, $latest, $unit);
			return;
		}
		$idle = 0;
		for ($period = $this->periodOf(Civil::floor($from, Civil::DAY)); $idle <= $this->rule->frequency->cycle(); $period++) {
			$first = $this->firstOf($period);
			if ($first * Civil::DAY > $latest) {
				return;
			}
			$days = $this->daysOf($first);
			$idle++;
			foreach ($this->times->after(array_map(static fn (int $day): int => $day * Civil::DAY, $days), $this->budget) as $date) {
				$idle = 0;
				yield $date;
			}
		}
	}

	/** The number of the period that a day is in, or of the last one before it. */
	private function periodOf(int $day): int {
		[$year, $month] = Civil::date($day);
		[$firstYear, $firstMonth] = Civil::date($this->firstDay);
		return max(0, intdiv(match ($this->rule->frequency) {
			Frequency::Yearly => $this->yearOf($day) - $this->yearOf($this->firstDay),
			Frequency::Monthly => 12 * ($year - $firstYear) + $month - $firstMonth,
			Frequency::Weekly => intdiv($day - Civil::week($this->firstDay, $this->rule->weekStart), 7),
			default => $day - $this->firstDay,
		}, $this->rule->interval));
	}

	/** The first day of a period. */
	private function firstOf(int $period): int {
		$distance = $period * $this->rule->interval;
		[$year, $month] = Civil::date($this->firstDay);
		return match ($this->rule->frequency) {
			Frequency::Yearly => $this->startOf($this->yearOf($this->firstDay) + $distance),
			Frequency::Monthly => Civil::day($year + intdiv($month - 1 + $distance, 12), ($month - 1 + $distance) % 12 + 1, 1),
			Frequency::Weekly => Civil::week($this->firstDay, $this->rule->weekStart) + 7 * $distance,
			default => $this->firstDay + $distance,
		};
	}

	/** @return list<int> the days of a period that the rule names */
	private function daysOf(int $first): array {
		[$year, $month] = Civil::date($first);
		if ($this->rule->frequency === Frequency::Daily) {
			$this->budget->spend();
			return $this->days->has($first) ? [$first] : [];
		}
		return match ($this->rule->frequency) {
			Frequency::Yearly => $this->days->inYear($this->yearOf($first), $this->budget),
			Frequency::Monthly => $this->days->inMonth($year, $month, $this->budget),
			default => $this->days->inWeek($first, $this->budget),
		};
	}

	/** A rule that names weeks counts in years of whole weeks. */
	private function yearOf(int $day): int {
		return $this->rule->weeks === null ? Civil::date($day)[0] : Civil::weekYear($day, $this->rule->weekStart);
	}

	private function startOf(int $year): int {
		return $this->rule->weeks === null ? Civil::day($year, 1, 1) : Civil::firstWeek($year, $this->rule->weekStart);
	}

	/** @return \Generator<int> for hours, minutes and seconds: those of a day that is wanted, one day after the other */
	private function withinDays(int $from, int $latest, int $unit): \Generator {
		$step = $this->rule->interval * $unit;
		$anchor = Civil::floor($this->start, $unit) * $unit;
		$at = $anchor + Civil::floor($from - $anchor, $step) * $step;
		$day = null;
		$isWanted = false;
		for ($idle = 0; $idle <= $this->rule->frequency->cycle() && $at <= $latest;) {
			$this->budget->spend();
			if ($day !== Civil::floor($at, Civil::DAY)) {
				$day = Civil::floor($at, Civil::DAY);
				$idle++;
				$isWanted = $this->days->has($day);
			}
			$wanted = $isWanted ? $this->nextWanted($at, $unit) : ($day + 1) * Civil::DAY;
			if ($wanted > $at) {
				$at = $anchor - Civil::floor($anchor - $wanted, $step) * $step;
				continue;
			}
			foreach ($this->times->after([$at], $this->budget) as $date) {
				$idle = 0;
				yield $date;
			}
			$at += $step;
		}
	}

	/** The time itself if its hour, minute and second are wanted, else the start of what follows. */
	private function nextWanted(int $at, int $unit): int {
		$ofDay = Civil::modulo($at, Civil::DAY);
		return match (true) {
			$this->rule->hours !== null && !in_array(intdiv($ofDay, 3_600), $this->rule->hours, true) => $at - $ofDay % 3_600 + 3_600,
			$unit <= 60 && $this->rule->minutes !== null && !in_array(intdiv($ofDay, 60) % 60, $this->rule->minutes, true)
				=> $at - $ofDay % 60 + 60,
			$unit === 1 && $this->rule->seconds !== null && !in_array($ofDay % 60, $this->rule->seconds, true) => $at + 1,
			default => $at,
		};
	}
}
