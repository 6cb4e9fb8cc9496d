<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Rule;

/** An RRULE. A list is null where the rule does not have the part. */
final class Rule {
	/**
	 * @param ?list<int> $months
	 * @param ?list<int> $weeks
	 * @param ?list<int> $yearDays
	 * @param ?list<int> $monthDays
	 * @param ?list<array{int, int}> $weekdays ordinal (0 means each) and weekday, Monday being 0
	 * @param ?list<int> $hours
	 * @param ?list<int> $minutes
	 * @param ?list<int> $seconds
	 * @param ?list<int> $positions
	 */
	public function __construct(
		public readonly Frequency $frequency,
		public readonly int $interval,
		public readonly ?int $count,
		public readonly ?string $until,
		public readonly int $weekStart,
		public readonly ?array $months,
		public readonly ?array $weeks,
		public readonly ?array $yearDays,
		public readonly ?array $monthDays,
		public readonly ?array $weekdays,
		public readonly ?array $hours,
		public readonly ?array $minutes,
		public readonly ?array $seconds,
		public readonly ?array $positions,
	) {
	}

	public function isOpen(): bool {
		return $this->count === null && $this->until === null;
	}

	/** Every period has exactly one date, which therefore can be counted without looking at it. */
	public function isPlain(): bool {
		return !in_array($this->frequency, [Frequency::Monthly, Frequency::Yearly], true)
			&& $this->months === null && $this->weeks === null && $this->yearDays === null && $this->monthDays === null
			&& $this->weekdays === null && $this->hours === null && $this->minutes === null && $this->seconds === null
			&& $this->positions === null;
	}
}
