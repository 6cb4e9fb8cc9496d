<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Zone;

use OCA\RoomsApp\Model\Calendar\Rule\Budget;
use OCA\RoomsApp\Model\Calendar\Rule\Civil;
use OCA\RoomsApp\Model\Calendar\Rule\RuleDates;

/** A time zone that an object defines itself in a VTIMEZONE. */
final class DefinedZone extends Zone {
	/** Rules of time zones change little: so much is worked out at once. */
	private const BEFORE = 10 * 366 * Civil::DAY;
	private const AFTER = 50 * 366 * Civil::DAY;

	/** @var list<array{int, int}> instant and the offset from then on, ascending */
	private array $changes = [];
	private int $from = 0;
	private int $until = 0;

	/** @param non-empty-list<Observance> $observances */
	public function __construct(private readonly array $observances, private readonly Budget $budget) {
	}

	#[\Override]
	protected function offset(int $instant): int {
		if ($instant < $this->from || $instant >= $this->until) {
			$this->from = $instant - self::BEFORE;
			$this->until = $instant + self::AFTER;
			$this->changes = $this->changes();
		}
		$low = 0;
		$high = count($this->changes);
		while ($low < $high) {
			$middle = intdiv($low + $high, 2);
			if ($this->changes[$middle][0] <= $instant) {
				$low = $middle + 1;
			} else {
				$high = $middle;
			}
		}
		return $this->changes[$low - 1][1] ?? $this->first()->offsetFrom;
	}

	private function first(): Observance {
		$first = $this->observances[0];
		foreach ($this->observances as $observance) {
			if ($observance->start < $first->start) {
				$first = $observance;
			}
		}
		return $first;
	}

	/** @return list<array{int, int}> what comes before the time in question only as far as it still matters then */
	private function changes(): array {
		$changes = [];
		foreach ($this->observances as $observance) {
			foreach ([$observance->start, ...$observance->dates] as $local) {
				$changes[] = [$local - $observance->offsetFrom, $observance->offsetTo];
			}
			foreach ($observance->rules as [$rule, $latest]) {
				$earliest = $rule->isOpen() ? $this->from - self::BEFORE : PHP_INT_MIN;
				$dates = new RuleDates($rule, $observance->start, $this->budget);
				foreach ($dates->between($earliest, min($latest, $this->until + Civil::DAY)) as $local) {
					$changes[] = [$local - $observance->offsetFrom, $observance->offsetTo];
				}
			}
		}
		sort($changes);
		return $changes;
	}
}
