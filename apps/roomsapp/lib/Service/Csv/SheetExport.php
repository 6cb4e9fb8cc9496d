<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Csv;

use OCA\RoomsApp\Model\Csv\RoomSheet;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Csv\CsvWriter;
use OCA\RoomsApp\Shared\Host\Accounts;

/**
 * Lists of rooms as tables.
 *
 * @phpstan-import-type Exported from RoomSheet
 */
class SheetExport {
	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly Accounts $accounts,
		private readonly Clock $clock,
	) {
	}

	/**
	 * All rooms, for administrators. Others get an empty file instead of a refusal.
	 *
	 * @return array{string, iterable<string>} name and pieces of the file
	 */
	public function export(?string $userId): array {
		return $userId !== null && $this->accounts->isAdmin($userId)
			? ["roomsapp-rooms-{$this->clock->now()->format('Ymd')}.csv", CsvWriter::pieces(RoomSheet::rows($this->exported()))]
			: ['error.csv', []];
	}

	/** @return array{string, iterable<string>} name and pieces of a file to fill in */
	public function sample(): array {
		return ['roomsapp-sample.csv', CsvWriter::pieces(RoomSheet::sample())];
	}

	/** @return \Generator<int, Exported> */
	private function exported(): \Generator {
		foreach ($this->rooms->findAll() as $room) {
			yield self::row($room);
		}
	}

	/** @return Exported */
	private static function row(Room $room): array {
		return [
			'name' => $room->name,
			'email' => $room->email,
			'capacity' => $room->capacity,
			'roomNumber' => $room->roomNumber,
			'roomType' => $room->roomType,
			'address' => [$room->address->building, $room->address->street, $room->address->postalCode, $room->address->city],
			'facilities' => $room->facilities,
			'description' => $room->description,
			'autoAccept' => $room->autoAccept,
			'active' => $room->isActive,
		];
	}
}
