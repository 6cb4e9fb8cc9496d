<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Csv;

/**
 * The list of rooms as it is exported.
 *
 * @phpstan-type Exported array{
 *     name: string, email: string, capacity: int, roomNumber: string, roomType: string, address: array{string, string, string, string},
 *     facilities: list<string>, description: string, autoAccept: bool, active: bool,
 * }
 */
final class RoomSheet {
	public const COLUMNS = [
		'name', 'email', 'capacity', 'roomNumber', 'roomType', 'building', 'street', 'postalCode', 'city', 'facilities', 'description',
		'autoAccept', 'active',
	];
	private const EXAMPLE = [
		'Meeting Room 1', 'meeting-room-1@example.org', '8', '1.01', 'meeting-room', 'Main Building', 'Example Street 1', '1234 AB',
		'Amsterdam', 'projector,whiteboard', 'On the first floor, next to the stairs', 'true', 'true',
	];

	/**
	 * The header and one row for each room.
	 *
	 * @param iterable<Exported> $rooms
	 * @return \Generator<int, non-empty-list<string>>
	 */
	public static function rows(iterable $rooms): \Generator {
		yield self::COLUMNS;
		foreach ($rooms as $room) {
			yield [
				$room['name'],
				$room['email'],
				(string)$room['capacity'],
				$room['roomNumber'],
				$room['roomType'],
				...$room['address'],
				Facilities::write($room['facilities']),
				$room['description'],
				$room['autoAccept'] ? 'true' : 'false',
				$room['active'] ? 'true' : 'false',
			];
		}
	}

	/** @return list<non-empty-list<string>> a list to fill in */
	public static function sample(): array {
		return [self::COLUMNS, self::EXAMPLE];
	}
}
