<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Usage;

use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Model\Usage\OpenWeek;
use OCA\RoomsApp\Model\Usage\WeekHours;
use OCA\RoomsApp\Repository\Booking\WeekUsageRepository;
use OCA\RoomsApp\Service\PublicApi\StatisticsService;

/**
 * During which hours of the week rooms were used, each on the clock of its zone.
 *
 * @phpstan-type Hour array{day: int, hour: int, hoursBooked: float, hoursAvailable: float, percent: float}
 */
class WeekUsage {
	private const HOUR = 3_600;
	private const HOURS_PER_DAY = 24;

	public function __construct(
		private readonly WeekUsageRepository $usage,
		private readonly InstanceZone $instance,
	) {
	}

	/**
	 * @param list<Room> $rooms
	 * @param array{from: string, to: string} $period
	 * @return list<Hour> all hours, from Sunday midnight on
	 */
	public function read(array $rooms, array $period): array {
		[$booked, $available] = [$this->booked($rooms, $period), $this->available($rooms, $period)];
		$hours = [];
		for ($hour = 0; $hour < WeekHours::HOURS; $hour++) {
			[$used, $open] = [$booked->seconds($hour), $available->seconds($hour)];
			$hours[] = [
				'day' => intdiv($hour, self::HOURS_PER_DAY),
				'hour' => $hour % self::HOURS_PER_DAY,
				'hoursBooked' => round($used / self::HOUR, 2),
				'hoursAvailable' => round($open / self::HOUR, 2),
				'percent' => $open === 0 ? 0.0 : round(100 * $used / $open, 1),
			];
		}
		return $hours;
	}

	/**
	 * @param list<Room> $rooms
	 * @param array{from: string, to: string} $period
	 */
	private function booked(array $rooms, array $period): WeekHours {
		$byZone = [];
		foreach ($rooms as $room) {
			$byZone[$room->zone($this->instance->zone())->getName()][] = $room->id;
		}
		$week = new WeekHours();
		foreach ($byZone as $name => $ids) {
			$zone = new \DateTimeZone($name);
			[$from, $to] = StatisticsService::span($period, $zone);
			$this->usage->count($week, $ids, $from, $to, self::offsets($zone, $from, $to));
		}
		return $week;
	}

	/**
	 * Most rooms have the same hours, which are counted once.
	 *
	 * @param list<Room> $rooms
	 * @param array{from: string, to: string} $period
	 */
	private function available(array $rooms, array $period): WeekHours {
		$days = OpenWeek::days($period['from'], $period['to']);
		$alike = [];
		foreach ($rooms as $room) {
			$hours = $room->rules($this->instance->zone())->hours;
			$alike[json_encode($hours, JSON_THROW_ON_ERROR)][] = $hours;
		}
		$week = new WeekHours();
		foreach ($alike as $same) {
			$week->addAll(OpenWeek::of($same[0], $days), count($same));
		}
		return $week;
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
