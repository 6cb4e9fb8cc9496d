<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Booking;

use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\Occupancy\RoomDate;
use OCA\RoomsApp\Model\Invitation\EventClass;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Room\Room;

/** What people and other systems read of a booking's subject. */
class Titles {
	/** In English for everybody: displays and feeds have no language, and a fixed word can be recognized and translated. */
	public const HIDDEN = 'Reserved';

	/** @param ?string $userId who reads; null for a token or a feed */
	public function of(RoomDate|Booking $booking, Room $room, ?string $userId, Role $role): string {
		$booking = $booking instanceof RoomDate ? $booking->booking : $booking;
		return $this->isHidden($booking, $room, $userId, $role) ? self::HIDDEN : $booking->summary;
	}

	/** Whether only the organizer and managers may know what it is about, and the reader is none of them. */
	public function isHidden(Booking $booking, Room $room, ?string $userId, Role $role): bool {
		$isPrivate = $room->hidesTitles || EventClass::of($booking->class) !== EventClass::Public;
		$isOrganizer = $userId !== null && $userId !== '' && $booking->owner === $userId;
		return $isPrivate && !$isOrganizer && !$role->includes(Role::Manager);
	}
}
