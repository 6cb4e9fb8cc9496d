<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Room;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Policy\OpenHoursReader;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Invalid;
use OCA\RoomsApp\Shared\Schema\Problem;

/**
 * The rules of a room that a schema cannot state.
 *
 * @phpstan-import-type AvailabilityRules from Schemas
 */
class RoomChecker {
	/**
	 * @param ?Room $before null for a new room; what it had already is not refused
	 * @throws Invalid
	 */
	public function check(Room $room, ?Room $before): void {
		if ($room->name === '') {
			throw new Invalid(Reason::NAME_REQUIRED, 'Room name is required', '/name');
		}
		if ($room->shortest !== null && $room->longest !== null && $room->shortest > $room->longest) {
			throw new Invalid(Reason::BAD_LENGTHS, 'The shortest booking is longer than the longest.', '/longest');
		}
		if ($room->timeZone !== ($before->timeZone ?? '') && !self::isZone($room->timeZone)) {
			throw new Invalid(Reason::UNKNOWN_TIME_ZONE, 'There is no such time zone.', '/timeZone');
		}
	}

	/**
	 * @param ?AvailabilityRules $sent
	 * @throws Invalid
	 */
	public function checkHours(?array $sent): void {
		$problems = OpenHoursReader::problems($sent, '/availabilityRules');
		if ($problems !== []) {
			throw Problem::refusal($problems);
		}
	}

	private static function isZone(string $name): bool {
		return $name === '' || in_array($name, \DateTimeZone::listIdentifiers(\DateTimeZone::ALL_WITH_BC), true);
	}
}
