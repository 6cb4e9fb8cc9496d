<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Usage;

/** The tables of the report about usage, as they are exported: a header, and one row for each room or hour. */
final class UsageSheet {
	private const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
	private const MONDAY = 24;

	/**
	 * @param list<array{
	 *     roomId: string, roomName: string, totalHoursBooked: float, totalHoursAvailable: float, utilizationPercent: float,
	 *     bookingCount: int,
	 * }> $rooms
	 * @return \Generator<int, non-empty-list<string>>
	 */
	public static function rooms(array $rooms): \Generator {
		yield ['id', 'room', 'bookings', 'hoursBooked', 'hoursAvailable', 'percent'];
		foreach ($rooms as $room) {
			yield [
				$room['roomId'],
				$room['roomName'],
				(string)$room['bookingCount'],
				(string)$room['totalHoursBooked'],
				(string)$room['totalHoursAvailable'],
				(string)$room['utilizationPercent'],
			];
		}
	}

	/**
	 * @param list<array{day: int, hour: int, hoursBooked: float, hoursAvailable: float, percent: float}> $hours from Sunday midnight on
	 * @return \Generator<int, non-empty-list<string>> from Monday midnight on
	 */
	public static function hours(array $hours): \Generator {
		yield ['weekday', 'hour', 'hoursBooked', 'hoursAvailable', 'percent'];
		foreach ([...array_slice($hours, self::MONDAY), ...array_slice($hours, 0, self::MONDAY)] as $hour) {
			yield [
				self::DAYS[$hour['day']] ?? '',
				sprintf('%02d:00', $hour['hour']),
				(string)$hour['hoursBooked'],
				(string)$hour['hoursAvailable'],
				(string)$hour['percent'],
			];
		}
	}
}
