<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Setup;

use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Room\RoomCatalog;
use OCA\RoomsApp\Shared\Contract\Schemas;

/**
 * What administrators compare when a room is missing in calendar clients.
 *
 * @phpstan-import-type RegisteredRooms from Schemas
 */
class RegistrationCheck {
	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly RoomCatalog $catalog,
	) {
	}

	/** @return RegisteredRooms */
	public function find(): array {
		return [
			'backends' => $this->catalog->backends(),
			'rooms' => $this->registered(),
			'raw_rooms' => array_map(
				static fn (Room $room): array => [
					'id' => $room->id,
					'name' => $room->name,
					'email' => $room->email,
					'active' => $room->isActive,
				],
				$this->rooms->findAll(),
			),
		];
	}

	/** @return RegisteredRooms['rooms'] */
	private function registered(): array {
		try {
			return $this->catalog->rooms();
		} catch (\RuntimeException $failure) {
			return ['error' => $failure->getMessage()];
		}
	}
}
