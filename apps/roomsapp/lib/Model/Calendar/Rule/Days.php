<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Rule;

/** Which days a rule names. What it leaves open is taken from the first date of the series. */
final class Days {
	/** @var ?list<int> */
	private readonly ?array $months;
	/** @var ?list<int> */
	private readonly ?array $monthDays;
	/** @var ?list<array{int, int}> */
	private readonly ?array $weekdays;
	/** Ordinals of weekdays count within the year, not the month. */
	private readonly bool $countsInYear;

	public function __construct(private readonly Rule $rule, int $firstDay) {
		[, $month, $dayOfMonth] = Civil::date($firstDay);
		$isYearly = $rule->frequency === Frequency::Yearly;
		$namesNoDay = $rule->monthDays === null && $rule->weekdays === null && $rule->yearDays === null;
		$isByMonth = $namesNoDay && $rule->weeks === null && ($isYearly || $rule->frequency === Frequency::Monthly);
		$isByWeek = $namesNoDay && ($rule->weeks !== null || $rule->frequency === Frequency::Weekly);
		$this->months = $isByMonth && $isYearly ? $rule->months ?? [$month] : $rule->months;
		$this->monthDays = $isByMonth ? [$dayOfMonth] : $rule->monthDays;
		$this->weekdays = $isByWeek ? [[0, Civil::weekday($firstDay)]] : $rule->weekdays;
		$this->countsInYear = $isYearly && $rule->months === null;
	}

	public function has(int $day): bool {
		[$year, $month, $dayOfMonth] = Civil::date($day);
		return ($this->months === null || in_array($month, $this->months, true))
			&& ($this->monthDays === null || self::isNumbered($dayOfMonth, Civil::monthLength($year, $month), $this->monthDays))
			&& ($this->rule->yearDays === null || $this->isInYear($day, $year))
			&& ($this->weekdays === null || $this->isOnWeekday($day, $year, $month, $dayOfMonth));
	}

	/** @return list<int> the days of a year, ascending; of the weeks of a year where the rule names weeks */
	public function inYear(int $year, Budget $budget): array {
		if ($this->rule->weeks !== null) {
			return $this->inWeeks($this->rule->weeks, $year, $budget);
		}
		$days = [];
		foreach ($this->months ?? range(1, 12) as $month) {
			array_push($days, ...$this->inMonth($year, $month, $budget));
		}
		return $days;
	}

	/** @return list<int> the days of a month, ascending */
	public function inMonth(int $year, int $month, Budget $budget): array {
		$first = Civil::day($year, $month, 1);
		$length = Civil::monthLength($year, $month);
		$budget->spend();
		if ($this->months !== null && !in_array($month, $this->months, true)) {
			return [];
		}
		$candidates = match (true) {
			$this->monthDays !== null => array_map(static fn (int $number): int => $number > 0
				? $first + $number - 1
				: $first + $length + $number, $this->monthDays),
			$this->weekdays !== null => $this->weekdaysOf($first, $length),
			default => range($first, $first + $length - 1),
		};
		$candidates = array_unique($candidates);
		sort($candidates);
		return $this->kept(array_filter($candidates, static fn (int $day): bool => $day >= $first && $day < $first + $length), $budget);
	}

	/** @return list<int> the days of the week that starts with a day, ascending */
	public function inWeek(int $first, Budget $budget): array {
		return $this->kept(range($first, $first + 6), $budget);
	}

	/**
	 * @param list<int> $numbers
	 * @return list<int>
	 */
	private function inWeeks(array $numbers, int $year, Budget $budget): array {
		$first = Civil::firstWeek($year, $this->rule->weekStart);
		$count = intdiv(Civil::firstWeek($year + 1, $this->rule->weekStart) - $first, 7);
		$days = [];
		for ($week = 1; $week <= $count; $week++) {
			if (self::isNumbered($week, $count, $numbers)) {
				array_push($days, ...$this->inWeek($first + 7 * ($week - 1), $budget));
			}
		}
		return $days;
	}

	/**
	 * @param array<int> $candidates
	 * @return list<int>
	 */
	private function kept(array $candidates, Budget $budget): array {
		$budget->spend(1 + count($candidates));
		return array_values(array_filter($candidates, $this->has(...)));
	}

	/** @return list<int> the days of a month that may be on a weekday of the rule */
	private function weekdaysOf(int $first, int $length): array {
		$days = [];
		foreach ($this->weekdays ?? [] as [, $weekday]) {
			$day = $first + Civil::modulo($weekday - Civil::weekday($first), 7);
			array_push($days, ...range($day, $first + $length - 1, 7));
		}
		return $days;
	}

	private function isInYear(int $day, int $year): bool {
		$first = Civil::day($year, 1, 1);
		return self::isNumbered($day - $first + 1, Civil::day($year + 1, 1, 1) - $first, $this->rule->yearDays ?? []);
	}

	private function isOnWeekday(int $day, int $year, int $month, int $dayOfMonth): bool {
		$weekday = Civil::weekday($day);
		foreach ($this->weekdays ?? [] as [$ordinal, $wanted]) {
			if ($weekday === $wanted && ($ordinal === 0 || $this->isCounted($ordinal, $day, $year, $month, $dayOfMonth))) {
				return true;
			}
		}
		return false;
	}

	private function isCounted(int $ordinal, int $day, int $year, int $month, int $dayOfMonth): bool {
		$first = $this->countsInYear ? Civil::day($year, 1, 1) : $day - $dayOfMonth + 1;
		$length = $this->countsInYear ? Civil::day($year + 1, 1, 1) - $first : Civil::monthLength($year, $month);
		return $ordinal > 0
			? intdiv($day - $first, 7) + 1 === $ordinal
			: intdiv($first + $length - 1 - $day, 7) + 1 === -$ordinal;
	}

	/** @param list<int> $numbers from the start, or negative from the end */
	private static function isNumbered(int $number, int $count, array $numbers): bool {
		return in_array($number, $numbers, true) || in_array($number - $count - 1, $numbers, true);
	}
}
