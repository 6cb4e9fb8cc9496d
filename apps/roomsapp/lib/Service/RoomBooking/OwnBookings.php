<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\RoomBooking;

use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Occupancy\RoomDate;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Calendar\Copy\CopyName;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Booking\AuditRepository;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Booking\RoomDateRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Contract\Limits;
use OCA\RoomsApp\Shared\Contract\Schemas;

/**
 * What an account has booked, whether it may still view the rooms or not.
 *
 * @phpstan-import-type OwnBooking from Schemas
 * @phpstan-import-type OwnBookings from Schemas as OwnBookingsAnswer
 * @phpstan-import-type PersonalBookingsQuery from Schemas
 */
class OwnBookings {
	private const PAGE = 50;

	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly BookingRepository $bookings,
		private readonly RoomDateRepository $dates,
		private readonly AuditRepository $audit,
		private readonly InstanceZone $instance,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param PersonalBookingsQuery $query
	 * @return OwnBookingsAnswer
	 */
	public function findAll(array $query, string $userId): array {
		$now = $this->clock->now()->getTimestamp();
		$isOver = ($query['when'] ?? 'coming') === 'past';
		$states = isset($query['state'])
			? [BookingState::from($query['state'])]
			: [BookingState::Accepted, BookingState::Pending, BookingState::Declined];
		$room = $query['room'] ?? null;
		$count = min($query['limit'] ?? self::PAGE, Limits::OWN_BOOKINGS);
		$found = $this->dates->findAllOfOwner($userId, $room, $states, $isOver, $now, $count, $query['offset'] ?? 0);
		$rooms = $this->rooms->findAllAmong($this->bookings->findAllRoomIdsOfOwner($userId));
		uasort($rooms, static fn (Room $room, Room $other): int => strnatcasecmp($room->name, $other->name));
		$comments = $this->comments($found);
		$shown = array_values(array_filter($found, static fn (RoomDate $one): bool => isset($rooms[$one->booking->roomId])));
		return [
			'bookings' => array_map(
				fn (RoomDate $one): array => $this->shown($one, $rooms[$one->booking->roomId], $comments[$one->booking->id] ?? ''),
				$shown,
			),
			'total' => $this->dates->countOfOwner($userId, $room, $states, $isOver, $now),
			'rooms' => array_map(static fn (Room $one): array => ['id' => $one->id, 'name' => $one->name], array_values($rooms)),
		];
	}

	/** @return OwnBooking */
	private function shown(RoomDate $one, Room $room, string $comment): array {
		[$booking, $date] = [$one->booking, $one->date];
		[$start, $end] = ShownDate::times($date, $room->zone($this->instance->zone()));
		return [
			'uid' => $booking->uid,
			'uri' => CopyName::uri($booking->owner, $booking->uid),
			'roomId' => $room->id,
			'roomName' => $room->name,
			'roomLocation' => $room->location(),
			'summary' => $booking->summary,
			'isRecurring' => $booking->isRecurring,
			'hasEvent' => $booking->source === Source::CalDav,
			'dtstart' => $start,
			'dtend' => $end,
			'allDay' => $date->isAllDay,
			'recurrenceId' => $date->recurrenceId === '' ? null : $date->recurrenceId,
			'state' => ShownDate::state($date->state),
			'reason' => $date->cause?->value,
			'comment' => $date->isDeclinedByPerson() ? $comment : '',
		];
	}

	/**
	 * @param list<RoomDate> $found
	 * @return array<int, string> what the last manager who declined it said, by booking
	 */
	private function comments(array $found): array {
		$declined = array_filter($found, static fn (RoomDate $one): bool => $one->date->isDeclinedByPerson());
		$ids = array_values(array_unique(array_map(static fn (RoomDate $one): int => $one->booking->id, $declined)));
		$comments = [];
		foreach ($this->audit->findAllDeclined($ids) as $entry) {
			$comments[(int)$entry->bookingId] = $entry->comment();
		}
		return $comments;
	}
}
