<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Overview;

use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Occupancy\RoomDate;
use OCA\RoomsApp\Model\Overview\UpcomingDate;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Room\RoomOfAccount;
use OCA\RoomsApp\Repository\Booking\RoomDateRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Access\RoomsOfAccount;
use OCA\RoomsApp\Service\Booking\Occupancy;
use OCA\RoomsApp\Shared\Clock;

/** What an account has to do with rooms next. */
class Upcoming {
	public function __construct(
		private readonly RoomsOfAccount $ofAccount,
		private readonly RoomRepository $rooms,
		private readonly RoomDateRepository $dates,
		private readonly Occupancy $occupancy,
		private readonly Clock $clock,
	) {
	}

	/** @return list<UpcomingDate> requests that wait for its answer, one date of each, then what it has booked itself; both by start */
	public function find(string $userId, int $limit): array {
		return array_slice([...$this->requests($userId), ...$this->own($userId, $limit)], 0, $limit);
	}

	/** @return list<UpcomingDate> */
	private function requests(string $userId): array {
		$managed = array_map(static fn (RoomOfAccount $one) => $one->room, $this->ofAccount->findAll($userId, Role::Manager));
		$rooms = array_column($managed, null, 'id');
		$found = [];
		foreach ($rooms === [] ? [] : $this->occupancy->pending(array_map(strval(...), array_keys($rooms))) as $one) {
			$found[$one->booking->id] ??= new UpcomingDate($one, $rooms[$one->booking->roomId], true);
		}
		return array_values($found);
	}

	/** @return list<UpcomingDate> */
	private function own(string $userId, int $limit): array {
		$states = [BookingState::Accepted, BookingState::Pending];
		$dates = $this->dates->findAllOfOwner($userId, null, $states, false, $this->clock->now()->getTimestamp(), $limit, 0);
		$rooms = $this->rooms->findAllAmong(array_map(static fn (RoomDate $one): string => $one->booking->roomId, $dates));
		$found = [];
		foreach ($dates as $one) {
			if (isset($rooms[$one->booking->roomId])) {
				$found[] = new UpcomingDate($one, $rooms[$one->booking->roomId], false);
			}
		}
		return $found;
	}
}
