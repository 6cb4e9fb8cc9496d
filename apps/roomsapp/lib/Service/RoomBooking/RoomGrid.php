<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\RoomBooking;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Occupancy\DateFilter;
use OCA\RoomsApp\Model\Period\IsoMoment;
use OCA\RoomsApp\Model\Period\OpenTimes;
use OCA\RoomsApp\Model\Policy\OpenHours;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Model\Room\RoomOfAccount;
use OCA\RoomsApp\Service\Access\RoomsOfAccount;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Invalid;
use OCA\RoomsApp\Shared\Exception\Refusal;

/**
 * Rooms with their open hours and bookings on some days. A day is that of each room's own zone, so that a column is the same hour at every
 * door.
 *
 * @phpstan-import-type Grid from Schemas
 * @phpstan-import-type GridRoom from Schemas
 * @phpstan-import-type GridReadQuery from Schemas
 */
class RoomGrid {
	private const DAY = 86_400;

	public function __construct(
		private readonly RoomsOfAccount $rooms,
		private readonly BookingLists $bookings,
		private readonly InstanceZone $instance,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param GridReadQuery $query
	 * @return Grid
	 * @throws Refusal
	 */
	public function find(array $query, string $userId): array {
		return $this->ofRooms($this->rooms->findAll($userId), $query, $userId);
	}

	/**
	 * @param list<RoomOfAccount> $all that the account may view
	 * @param GridReadQuery $query
	 * @return Grid
	 * @throws Refusal
	 */
	public function ofRooms(array $all, array $query, string $userId): array {
		$from = $this->first($query['from'] ?? null);
		$days = $query['days'] ?? 1;
		$seen = [];
		foreach ($all as $one) {
			if (!isset($query['room']) || $one->room->id === $query['room']) {
				$seen[$one->room->id] = $one;
			}
		}
		$first = intdiv((new \DateTimeImmutable($from, new \DateTimeZone('UTC')))->getTimestamp(), self::DAY);
		// A day of one zone begins and ends within a day of that of UTC.
		$filter = new DateFilter(
			($first - 1) * self::DAY, ($first + $days + 1) * self::DAY, [BookingState::Accepted, BookingState::Pending],
		);
		$default = $this->instance->zone();
		$rooms = array_map(
			static fn (RoomOfAccount $one): array => self::room($one, $one->room->rules($default), $first, $days),
			array_values($seen),
		);
		$bookings = $this->bookings->ofRooms($seen, $filter, $userId);
		$text = json_encode([$from, $days, $rooms, $bookings], JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR);
		$version = substr(hash('sha256', $text), 0, 16);
		$isKnown = $version === ($query['known'] ?? '');
		return [
			'from' => $from,
			'days' => $days,
			'version' => $version,
			'rooms' => $isKnown ? null : $rooms,
			'bookings' => $isKnown ? null : $bookings,
		];
	}

	/** @throws Invalid */
	private function first(?string $asked): string {
		$zone = $this->instance->zone();
		if ($asked === null) {
			return $this->clock->now()->setTimezone($zone)->format('Y-m-d');
		}
		return IsoMoment::parseDay($asked, $zone)?->time->format('Y-m-d')
			?? throw new Invalid(Reason::BAD_DATE, 'Invalid date format', '/from');
	}

	/** @return GridRoom */
	private static function room(RoomOfAccount $seen, RoomRules $rules, int $first, int $days): array {
		$room = $seen->room;
		$times = new OpenTimes($rules, ($first - 1) * self::DAY, ($first + $days + 1) * self::DAY);
		return [
			'id' => $room->id,
			'name' => $room->name,
			'capacity' => $room->capacity,
			'roomType' => $room->roomType,
			'facilities' => $room->facilities,
			'building' => $room->address->building,
			'location' => $room->location(),
			'timeZone' => $rules->zone->getName(),
			'active' => $room->isActive,
			'autoAccept' => $room->autoAccept,
			'bufferBefore' => $room->bufferBefore,
			'bufferAfter' => $room->bufferAfter,
			'canBook' => $seen->canBook(),
			'canManage' => $seen->canManage(),
			'open' => array_map(
				static fn (int $day): array => $rules->isActive ? self::open($times, $day, $rules->zone) : [],
				range($first, $first + $days - 1),
			),
		];
	}

	/** @return list<list<int>> minutes of the wall clock */
	private static function open(OpenTimes $times, int $day, \DateTimeZone $zone): array {
		[, $end] = $times->span($day);
		return array_map(
			static fn (array $window): array => [
				self::minute($window[0], $zone),
				$window[1] >= $end ? OpenHours::MIDNIGHT : self::minute($window[1], $zone),
			],
			$times->windows($day),
		);
	}

	private static function minute(int $time, \DateTimeZone $zone): int {
		[$hours, $minutes] = explode(':', (new \DateTimeImmutable("@$time"))->setTimezone($zone)->format('G:i'));
		return (int)$hours * 60 + (int)$minutes;
	}
}
