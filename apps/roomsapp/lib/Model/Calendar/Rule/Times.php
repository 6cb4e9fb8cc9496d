<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Rule;

/** The times of day that a rule names, and which of the dates of a period BYSETPOS leaves. */
final class Times {
	/** @var list<int> seconds within the period: within a day, or the unit of a frequency that is shorter */
	public readonly array $offsets;

	public function __construct(private readonly Rule $rule, int $start) {
		$ofDay = Civil::modulo($start, Civil::DAY);
		$unit = $rule->frequency->seconds();
		$hours = $unit === null ? $rule->hours ?? [intdiv($ofDay, 3_600)] : [0];
		$minutes = $unit === null || $unit === 3_600 ? $rule->minutes ?? [intdiv($ofDay, 60) % 60] : [0];
		$seconds = $unit !== 1 ? $rule->seconds ?? [$ofDay % 60] : [0];
		$offsets = [];
		foreach ($hours as $hour) {
			foreach ($minutes as $minute) {
				foreach ($seconds as $second) {
					$offsets[] = $hour * 3_600 + $minute * 60 + $second;
				}
			}
		}
		$this->offsets = $offsets;
	}

	/**
	 * @param list<int> $starts of the period's days, or of its one unit; local seconds, ascending
	 * @return \Generator<int> local seconds, ascending
	 */
	public function after(array $starts, Budget $budget): \Generator {
		$each = count($this->offsets);
		$count = $each * count($starts);
		$budget->spend($this->rule->positions === null ? $count : count($this->rule->positions));
		$indices = [];
		if ($this->rule->positions === null) {
			$indices = $count === 0 ? [] : range(0, $count - 1);
		} else {
			foreach ($this->rule->positions as $position) {
				$index = $position > 0 ? $position - 1 : $count + $position;
				if ($index >= 0 && $index < $count) {
					$indices[$index] = $index;
				}
			}
			sort($indices);
		}
		foreach ($indices as $index) {
			yield $starts[intdiv($index, $each)] + $this->offsets[$index % $each];
		}
	}
}
