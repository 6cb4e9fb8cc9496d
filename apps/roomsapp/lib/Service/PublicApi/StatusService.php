<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\PublicApi;

use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Occupancy\DateFilter;
use OCA\RoomsApp\Model\Booking\Occupancy\RoomDate;
use OCA\RoomsApp\Model\Booking\Occupancy\RoomMoment;
use OCA\RoomsApp\Model\Period\OpenTimes;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Booking\Occupancy;
use OCA\RoomsApp\Service\Booking\Titles;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\NotFound;

/**
 * What is going on in a room, for the display beside its door. Pending bookings make it busy: nobody else can book that time.
 *
 * @phpstan-import-type RoomStatus from Schemas
 */
class StatusService {
	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly Occupancy $occupancy,
		private readonly Titles $titles,
		private readonly InstanceZone $instance,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @return RoomStatus
	 * @throws NotFound
	 */
	public function find(string $roomId): array {
		$room = $this->rooms->find($roomId);
		$rules = $room->rules($this->instance->zone());
		$now = $this->clock->now()->getTimestamp();
		$times = new OpenTimes($rules, $now, $now);
		$reason = match (true) {
			!$room->isActive => 'inactive',
			!$times->isOpen($now) => 'outside_booking_hours',
			default => null,
		};
		[$from, $to] = $times->span($times->day($now));
		$today = $this->occupancy->list([$roomId], new DateFilter($from, $to, [BookingState::Accepted, BookingState::Pending]));
		$moment = $reason === null ? $this->occupancy->moment($roomId, $today) : new RoomMoment(null, null, null);
		$current = $moment->current;
		$zone = $rules->zone;
		return [
			'room' => self::shown($room),
			'status' => $reason !== null ? 'unavailable' : ($current === null ? 'free' : 'busy'),
			'reason' => $reason,
			'currentBooking' => $current === null ? null : $this->running($current, $room, $zone) + [
				'minutesRemaining' => (int)ceil(($current->date->end - $now) / 60),
			],
			'nextBooking' => $moment->next === null ? null : $this->running($moment->next, $room, $zone),
			'freeUntil' => $moment->freeUntil === null ? null : Shown::time($moment->freeUntil, $zone),
			'todayBookings' => array_map(fn (RoomDate $date): array => [
				'title' => $this->titles->of($date, $room, null, Role::None),
				'start' => Shown::time($date->date->start, $zone),
				'end' => Shown::time($date->date->end, $zone),
				'allDay' => $date->date->isAllDay,
				'status' => $date->date->state === BookingState::Pending ? 'pending' : 'accepted',
			], $today),
		];
	}

	/** @return array{title: string, organizer: string, start: string, end: string, allDay: bool} */
	private function running(RoomDate $date, Room $room, \DateTimeZone $zone): array {
		return [
			'title' => $this->titles->of($date, $room, null, Role::None),
			'organizer' => Shown::organizer($date->booking),
			'start' => Shown::time($date->date->start, $zone),
			'end' => Shown::time($date->date->end, $zone),
			'allDay' => $date->date->isAllDay,
		];
	}

	/**
	 * @return array{
	 *     id: string, name: string, email: string, capacity: int, roomNumber: string, roomType: string, facilities: list<string>,
	 *     location: string, autoAccept: bool, active: bool,
	 * }
	 */
	private static function shown(Room $room): array {
		return [
			'id' => $room->id,
			'name' => $room->name,
			'email' => $room->email,
			'capacity' => $room->capacity,
			'roomNumber' => $room->roomNumber,
			'roomType' => $room->roomType,
			'facilities' => $room->facilities,
			'location' => $room->location(),
			'autoAccept' => $room->autoAccept,
			'active' => $room->isActive,
		];
	}
}
