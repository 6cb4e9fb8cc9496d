<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\PublicApi;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Occupancy\RoomUsage;
use OCA\RoomsApp\Model\Period\OpenTimes;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Booking\Occupancy;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Forbidden;
use OCA\RoomsApp\Shared\Exception\Refusal;
use OCA\RoomsApp\Shared\Token\IssuedToken;

/**
 * How rooms were used. Days are those of each room's zone, and a date counts in each period that it touches.
 *
 * @phpstan-import-type StatisticsReadQuery from Schemas
 * @phpstan-type Utilization array{
 *     roomId: string, roomName: string, totalHoursBooked: float, totalHoursAvailable: float, utilizationPercent: float, bookingCount: int,
 * }
 */
class StatisticsService {
	private const DEFAULT_DAYS = 30;
	private const NO_TYPE = 'other';
	private const HOUR = 3_600;

	/** @var array<string, int> seconds by hours, zone and period */
	private array $available = [];

	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly Occupancy $occupancy,
		private readonly InstanceZone $instance,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param StatisticsReadQuery $query
	 * @return array<string, mixed> as RoomStatistics of the contract, with the types as an object
	 * @throws Refusal
	 */
	public function read(array $query, IssuedToken $token): array {
		$rooms = $this->asked($query['room'] ?? null, $token);
		return $this->report($rooms, $this->period($query['from'] ?? null, $query['to'] ?? null));
	}

	/**
	 * The days that somebody asked for.
	 *
	 * @return array{from: string, to: string} YYYY-MM-DD, both included
	 * @throws Refusal
	 */
	public function period(?string $from, ?string $to): array {
		$today = $this->clock->now()->setTimezone($this->instance->zone());
		[$first, $last] = Periods::readDays($from, $to, $today, self::DEFAULT_DAYS);
		return ['from' => $first->time->format('Y-m-d'), 'to' => $last->time->format('Y-m-d')];
	}

	/**
	 * @param list<Room> $rooms
	 * @param array{from: string, to: string} $period
	 * @return array{
	 *     period: array{from: string, to: string}, rooms: array{total: int, active: int, byType: \stdClass}, bookings: array<string, int>,
	 *     utilization: list<Utilization>,
	 * } as RoomStatistics of the contract, with the types as an object
	 */
	public function report(array $rooms, array $period): array {
		$usage = $this->usage($rooms, $period);
		return [
			'period' => $period,
			'rooms' => self::counted($rooms),
			'bookings' => self::summed($usage),
			'utilization' => array_map(fn (Room $room): array => $this->utilization($room, $usage[$room->id], $period), $rooms),
		];
	}

	/**
	 * From the first moment of a period to the first one after it, in Unix seconds.
	 *
	 * @param array{from: string, to: string} $period
	 * @return array{int, int}
	 */
	public static function span(array $period, \DateTimeZone $zone): array {
		return [
			(new \DateTimeImmutable($period['from'], $zone))->getTimestamp(),
			(new \DateTimeImmutable($period['to'], $zone))->modify('+1 day')->setTime(0, 0)->getTimestamp(),
		];
	}

	public static function type(Room $room): string {
		return $room->roomType === '' ? self::NO_TYPE : $room->roomType;
	}

	/**
	 * @return list<Room> by name
	 * @throws Refusal a restricted token cannot tell the other rooms from none
	 */
	private function asked(?string $roomId, IssuedToken $token): array {
		if ($roomId === null) {
			return array_values(array_filter($this->rooms->findAll(), static fn (Room $room): bool => $token->mayUse($room->id)));
		}
		return $token->mayUse($roomId)
			? [$this->rooms->find($roomId)]
			: throw new Forbidden(Reason::ROOM_NOT_ALLOWED, 'Token does not have access to this room');
	}

	/**
	 * @param list<Room> $rooms
	 * @param array{from: string, to: string} $period
	 * @return array<string, RoomUsage> by room
	 */
	private function usage(array $rooms, array $period): array {
		$byZone = $usage = [];
		foreach ($rooms as $room) {
			$byZone[$this->zone($room)->getName()][] = $room->id;
		}
		foreach ($byZone as $zone => $ids) {
			[$from, $to] = self::span($period, new \DateTimeZone($zone));
			foreach ($this->occupancy->usage($ids, $from, $to) as $one) {
				$usage[$one->roomId] = $one;
			}
		}
		return $usage;
	}

	/**
	 * @param array{from: string, to: string} $period
	 * @return Utilization
	 */
	private function utilization(Room $room, RoomUsage $usage, array $period): array {
		$available = $this->available($room, $period);
		return [
			'roomId' => $room->id,
			'roomName' => $room->name,
			'totalHoursBooked' => round($usage->bookedSeconds / self::HOUR, 2),
			'totalHoursAvailable' => round($available / self::HOUR, 2),
			'utilizationPercent' => $available === 0 ? 0.0 : round(100 * $usage->bookedSeconds / $available, 1),
			'bookingCount' => $usage->count(BookingState::Accepted),
		];
	}

	/**
	 * Seconds; most rooms have the same hours, which are counted once.
	 *
	 * @param array{from: string, to: string} $period
	 */
	private function available(Room $room, array $period): int {
		$rules = $room->rules($this->instance->zone());
		$key = json_encode([$rules->hours, $rules->zone->getName(), $period], JSON_THROW_ON_ERROR);
		if (!isset($this->available[$key])) {
			[$from, $to] = self::span($period, $rules->zone);
			$times = new OpenTimes($rules, $from, $to);
			$this->available[$key] = $times->seconds($times->day($from), $times->day($to - 1));
		}
		return $this->available[$key];
	}

	/**
	 * @param list<Room> $rooms
	 * @return array{total: int, active: int, byType: \stdClass}
	 */
	private static function counted(array $rooms): array {
		$types = array_map(self::type(...), $rooms);
		$isActive = static fn (Room $room): bool => $room->isActive;
		return [
			'total' => count($rooms),
			'active' => count(array_filter($rooms, $isActive)),
			'byType' => (object)array_count_values($types),
		];
	}

	/**
	 * @param array<string, RoomUsage> $usage
	 * @return array<string, int>
	 */
	private static function summed(array $usage): array {
		$sum = static fn (BookingState ...$states): int =>
			array_sum(array_map(static fn (RoomUsage $one): int => $one->count(...$states), $usage));
		return [
			'total' => $sum(...BookingState::cases()),
			'accepted' => $sum(BookingState::Accepted),
			'declined' => $sum(BookingState::Declined),
			'pending' => $sum(BookingState::Pending),
			'cancelled' => $sum(BookingState::Cancelled),
		];
	}

	private function zone(Room $room): \DateTimeZone {
		return $room->zone($this->instance->zone());
	}
}
