<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Fake;

use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingRequest;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\Occurrences;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Policy\RoomRules;

/** Requests in few words: hours count from the clock of the tests. */
final class SomeRequest {
	public const NOW = 1_800_000_000;

	/** @param int|Occurrences $asked hour of a single date that lasts an hour */
	public static function of(
		string $room,
		int|Occurrences $asked,
		string $uid = 'event-1',
		string $owner = 'anna',
		?RoomRules $rules = null,
		Role $role = Role::Booker,
		int $sequence = 0,
		bool $awaitsEvent = false,
		string $summary = 'Meeting',
		?Booking $leaves = null,
	): BookingRequest {
		$occurrences = is_int($asked) ? self::hours([$asked]) : $asked;
		return new BookingRequest(
			$room, $rules ?? self::rules(), $role, Actor::account($owner), $awaitsEvent ? Source::CalDav : Source::Api, $owner, $uid,
			$sequence, "$owner@example.org", ucfirst($owner), $summary, 'PUBLIC', $occurrences,
			$occurrences->isOpen ? self::at(1_000) : null, hash('sha256', "$uid $sequence $summary"), "$uid.ics", $awaitsEvent, $leaves,
		);
	}

	public static function at(int|float $hour): int {
		return self::NOW + (int)($hour * 3_600);
	}

	/**
	 * One date, or a series whose dates have their first hours in their names.
	 *
	 * @param array<int> $hours the keys of a series are the hours for which its dates were planned
	 */
	public static function hours(array $hours, bool $isRecurring = false, bool $isOpen = false): Occurrences {
		$dates = [];
		foreach ($hours as $planned => $hour) {
			$id = $isRecurring ? gmdate('Ymd\\THis\\Z', self::at(array_is_list($hours) ? $hour : $planned)) : '';
			$dates[] = new Occurrence(self::at($hour), self::at($hour + 1), $id, false);
		}
		return new Occurrences($dates, $isRecurring, $isOpen, null);
	}

	/** @param array<int> $hours */
	public static function series(array $hours, bool $isOpen = false): Occurrences {
		return self::hours($hours, true, $isOpen);
	}

	public static function rules(
		bool $autoAccept = true,
		bool $acceptsFreeDates = false,
		int $buffer = 0,
		bool $isActive = true,
		?int $horizonDays = null,
	): RoomRules {
		$zone = new \DateTimeZone('UTC');
		return new RoomRules($isActive, $autoAccept, $zone, null, $horizonDays, 0, $buffer, null, null, $acceptsFreeDates);
	}
}
