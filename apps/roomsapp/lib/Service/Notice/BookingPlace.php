<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Notice;

use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Calendar\Copy\CopyName;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Access\Roles;
use OCA\RoomsApp\Service\RoomBooking\BookingFinder;

/** Which screen shows a booking to an account, as things are when it opens the link of a notice. */
class BookingPlace {
	public function __construct(
		private readonly BookingRepository $bookings,
		private readonly OccurrenceRepository $dates,
		private readonly RoomRepository $rooms,
		private readonly Roles $roles,
		private readonly InstanceZone $instance,
	) {
	}

	/** @return string path and query below the address of Rooms; the same for a booking that is gone and one that is not theirs */
	public function of(int $bookingId, string $userId): string {
		$booking = $this->bookings->findByIdOrNull($bookingId);
		$room = $booking === null ? null : $this->rooms->findOrNull($booking->roomId);
		if ($booking === null || $room === null) {
			return self::address('bookings', ['booking' => '']);
		}
		$name = CopyName::uri($booking->owner, $booking->uid);
		$isManager = $this->roles->of($room, $userId)->includes(Role::Manager);
		return match (true) {
			$isManager && $booking->state === BookingState::Pending =>
				self::address('approvals', ['booking' => $name, 'room' => $booking->roomId]),
			BookingFinder::isOwn($booking, $userId) =>
				self::address('bookings', ['booking' => $name, 'room' => $booking->roomId, 'uid' => $booking->uid]),
			$isManager => self::address('rooms/' . rawurlencode($room->id), ['day' => $this->day($booking, $room)]),
			default => self::address('bookings', ['booking' => '']),
		};
	}

	/** The first of its days. */
	private function day(Booking $booking, Room $room): string {
		$starts = array_column($this->dates->findAll($booking->id), 'start');
		$first = new \DateTimeImmutable('@' . ($starts === [] ? 0 : min($starts)));
		return $first->setTimezone($room->zone($this->instance->zone()))->format('Y-m-d');
	}

	/** @param array<string, string> $query */
	private static function address(string $screen, array $query): string {
		return "$screen?" . http_build_query($query, '', '&', PHP_QUERY_RFC3986);
	}
}
