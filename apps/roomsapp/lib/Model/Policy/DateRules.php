<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Policy;

use OCA\RoomsApp\Model\Calendar\Occurrence;

/** What speaks against single dates of a request, by the rules of the room and what is taken. */
final class DateRules {
	private const DAY = 86_400;
	private readonly BusyTimes $busy;
	/** Minimum distance to other bookings: both keep their own buffers free. */
	private readonly int $distance;
	private readonly int $horizon;
	private ?ZoneDays $days = null;
	/** @var array<int, list<OpenHours>> by day of the week */
	private array $hours = [];

	/**
	 * @param list<Occurrence> $asked
	 * @param list<Taken> $taken
	 */
	public function __construct(
		private readonly RoomRules $rules,
		array $asked,
		array $taken,
		int $now,
	) {
		$this->busy = new BusyTimes($taken);
		$this->distance = $rules->distance();
		$this->horizon = self::horizon($rules, $now);
		if ($rules->hours !== null && $asked !== []) {
			$starts = array_column($asked, 'start');
			$this->days = new ZoneDays($rules->zone, min($starts), max($starts));
			foreach ($rules->hours as $hours) {
				foreach ($hours->days as $day) {
					$this->hours[$day][] = $hours;
				}
			}
		}
	}

	/** @return list<Cause> in the order of the enum */
	public function against(Occurrence $date): array {
		$rules = $this->rules;
		$length = self::length($date);
		$causes = [];
		if ($length <= 0) {
			$causes[] = Cause::NoDuration;
		}
		if ($rules->shortest !== null && $length < $rules->shortest * 60) {
			$causes[] = Cause::TooShort;
		}
		if ($rules->longest !== null && $length > $rules->longest * 60) {
			$causes[] = Cause::TooLong;
		}
		if ($this->days !== null && !$this->isWithinHours($this->days, $date)) {
			$causes[] = Cause::OutsideHours;
		}
		if ($date->start > $this->horizon) {
			$causes[] = Cause::BeyondHorizon;
		}
		if ($this->busy->overlap($date->start - $this->distance, $date->end + $this->distance)) {
			$causes[] = Cause::Conflict;
		}
		return $causes;
	}

	/** Seconds. Whole days count as 24 hours each, also where the clock changes. */
	private static function length(Occurrence $date): int {
		$seconds = $date->end - $date->start;
		return $date->isAllDay ? (int)round($seconds / self::DAY) * self::DAY : $seconds;
	}

	private function isWithinHours(ZoneDays $days, Occurrence $date): bool {
		$day = $days->day($date->start);
		foreach ($this->hours[ZoneDays::weekday($day)] ?? [] as $hours) {
			if ($date->start >= $days->opening($day, $hours->from) && $date->end <= $days->closing($day, $hours->until)) {
				return true;
			}
		}
		return false;
	}

	/** The latest moment at which a date may start: the same time of day, so many days from now. */
	public static function horizon(RoomRules $rules, int $now): int {
		return $rules->horizonDays === null
			? PHP_INT_MAX
			: (new \DateTimeImmutable("@$now"))->setTimezone($rules->zone)->modify("+$rules->horizonDays days")->getTimestamp();
	}
}
