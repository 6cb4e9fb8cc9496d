<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\PublicApi;

use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Booking\Occupancy\BusyRange;
use OCA\RoomsApp\Model\Period\DaySlots;
use OCA\RoomsApp\Model\Period\IsoMoment;
use OCA\RoomsApp\Model\Period\OpenTimes;
use OCA\RoomsApp\Model\Policy\OpenHours;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Booking\Occupancy;
use OCA\RoomsApp\Service\Booking\Titles;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Invalid;
use OCA\RoomsApp\Shared\Exception\NotFound;

/**
 * When a room is free, day by day in its zone. A free slot is one that can be booked: within one rule and the horizon, away from other
 * bookings by the buffers, and as long as the shortest booking. A day without such hours is unavailable.
 *
 * @phpstan-import-type RoomAvailability from Schemas
 * @phpstan-import-type PublicRoomAvailabilityQuery from Schemas
 */
class AvailabilityService {
	private const BAD = 'Invalid date format';
	private const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
	/** Clients cannot read 24:00. */
	private const LAST = '23:59';

	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly Occupancy $occupancy,
		private readonly Titles $titles,
		private readonly InstanceZone $instance,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param PublicRoomAvailabilityQuery $query
	 * @return RoomAvailability
	 * @throws NotFound
	 * @throws Invalid
	 */
	public function find(string $roomId, array $query): array {
		$room = $this->rooms->find($roomId);
		$rules = $room->rules($this->instance->zone());
		$now = $this->clock->now()->getTimestamp();
		[$from, $to] = self::asked($query, $rules->zone, $now);
		$distance = DaySlots::distance($rules);
		$times = new OpenTimes($rules, $from - $distance, $to + $distance);
		$slots = new DaySlots($rules, $times, $this->occupancy->busy($roomId, $from - $distance, $to + $distance), $now);
		[$days, $shown] = [[], []];
		for ($day = $times->day($from); $day <= $times->day($to - 1); $day++) {
			$date = gmdate('Y-m-d', $day * 86_400);
			$isOpen = $slots->open($day, $from, $to) !== [];
			$days[] = [
				'date' => $date,
				'status' => $isOpen ? 'open' : 'unavailable',
				'reason' => $isOpen ? null : self::reason($rules, $times->windows($day), $from, $to),
				'availabilityRules' => self::hours($times->firstHours($day)),
			];
			foreach ($slots->of($day, $from, $to) as $slot) {
				$shown[] = $this->slot($slot, $date, $room, $rules->zone);
			}
		}
		return [
			'room' => ['id' => $room->id, 'name' => $room->name],
			'date' => $days[0]['date'],
			'status' => in_array('open', array_column($days, 'status'), true) ? 'open' : 'unavailable',
			'reason' => $days[0]['reason'],
			'availabilityRules' => $days[0]['availabilityRules'],
			'slots' => $shown,
			'days' => $days,
		];
	}

	/**
	 * A period of which only one end is given lasts to the other end of that day.
	 *
	 * @param PublicRoomAvailabilityQuery $query
	 * @return array{int, int}
	 * @throws Invalid
	 */
	private static function asked(array $query, \DateTimeZone $zone, int $now): array {
		$date = $query['date'] ?? null;
		$day = $date === null ? null : Periods::moment(IsoMoment::parseDay($date, $zone), 'date', self::BAD);
		$asked = Periods::read($query['from'] ?? null, $query['to'] ?? null, $zone, bad: self::BAD);
		if ($asked->from === null && $asked->to === null) {
			$start = $day === null ? Shown::at($now, $zone)->setTime(0, 0) : $day->time;
			return [$start->getTimestamp(), self::nextDay($start)];
		}
		return [
			$asked->from ?? Shown::at(($asked->to ?? $now) - 1, $zone)->setTime(0, 0)->getTimestamp(),
			$asked->to ?? self::nextDay(Shown::at($asked->from ?? $now, $zone)),
		];
	}

	private static function nextDay(\DateTimeImmutable $time): int {
		return $time->modify('+1 day')->setTime(0, 0)->getTimestamp();
	}

	/**
	 * @param list<array{int, int}> $windows in which the room is open
	 * @return 'inactive'|'outside_booking_hours'|'beyond_horizon'
	 */
	private static function reason(RoomRules $rules, array $windows, int $from, int $to): string {
		$touching = array_filter($windows, static fn (array $window): bool => $window[0] < $to && $window[1] > $from);
		return match (true) {
			!$rules->isActive => 'inactive',
			$touching === [] => 'outside_booking_hours',
			default => 'beyond_horizon',
		};
	}

	/** @return ?array{start: string, end: string, days: list<string>} */
	private static function hours(?OpenHours $hours): ?array {
		$time = static fn (int $minute): string =>
			$minute === OpenHours::MIDNIGHT ? self::LAST : sprintf('%02d:%02d', intdiv($minute, 60), $minute % 60);
		return $hours === null ? null : [
			'start' => $time($hours->from),
			'end' => $time($hours->until),
			'days' => array_map(static fn (int $day): string => self::DAYS[$day], $hours->days),
		];
	}

	/**
	 * @param array{int, int, ?BusyRange} $slot
	 * @return array{date: string, start: string, end: string, status: 'free'|'busy', title?: string}
	 */
	private function slot(array $slot, string $date, Room $room, \DateTimeZone $zone): array {
		[$start, $end, $range] = $slot;
		$last = Shown::at(60 * (int)ceil($end / 60), $zone);
		$shown = [
			'date' => $date,
			'start' => Shown::at($start, $zone)->format('H:i'),
			'end' => $last->format('Y-m-d') === $date ? $last->format('H:i') : self::LAST,
		];
		$title = $range?->date === null ? '' : $this->titles->of($range->date, $room, null, Role::None);
		return $shown + ($range === null ? ['status' => 'free'] : ['status' => 'busy', 'title' => $title]);
	}
}
