<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Room;

use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCA\RoomsApp\Shared\Token\IssuedToken;

/**
 * Rooms as the public API answers them.
 *
 * @phpstan-import-type PublicRoom from Schemas
 * @phpstan-import-type PublicRoomListQuery from Schemas
 */
class PublicRoomService {
	private const ACTIVE = ['true', '1'];

	public function __construct(private readonly RoomRepository $rooms) {
	}

	/**
	 * @param PublicRoomListQuery $filter
	 * @return list<PublicRoom> those that the token may use, by name
	 */
	public function findAll(array $filter, IssuedToken $token): array {
		$found = array_filter(
			$this->rooms->findAll(),
			static fn (Room $room): bool => $token->mayUse($room->id) && self::matches($room, $filter),
		);
		return array_map(self::shown(...), array_values($found));
	}

	/**
	 * @return PublicRoom
	 * @throws NotFound
	 */
	public function find(string $id): array {
		return self::shown($this->rooms->find($id));
	}

	/** @param PublicRoomListQuery $filter */
	private static function matches(Room $room, array $filter): bool {
		return (!isset($filter['active']) || $room->isActive === in_array($filter['active'], self::ACTIVE, true))
			&& (!isset($filter['type']) || $room->roomType === $filter['type'])
			&& $room->capacity >= ($filter['capacity_min'] ?? 0);
	}

	/** @return PublicRoom */
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
			'description' => $room->description,
			'responsibleContact' => $room->contact,
			'autoAccept' => $room->autoAccept,
			'active' => $room->isActive,
		];
	}
}
