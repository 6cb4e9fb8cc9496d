<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Check;

use OCA\RoomsApp\Model\Check\CheckReport;
use OCA\RoomsApp\Repository\Check\CheckRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;

/** Makes the bookings that calendars of rooms have and the tables have lost. What the tables have stays as it is. */
class BookingRebuild {
	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly CheckRepository $tables,
		private readonly CopyCheck $copies,
		private readonly RoomRebuild $room,
	) {
	}

	/** @return CheckReport with the numbers of rooms and of bookings that were made, and what could not be taken over */
	public function rebuild(): CheckReport {
		$report = new CheckReport();
		foreach ($this->rooms->findAll() as $room) {
			$report->rooms++;
			$names = $this->copies->extra($room, $this->tables->findAllOfRoom($room->id));
			$report->bookings += $this->room->take($room, $names, $report);
		}
		return $report;
	}
}
