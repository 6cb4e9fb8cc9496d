<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Copy;

use OCA\RoomsApp\Model\Booking\Booking;

/**
 * What a booking is called in the calendar of its room. A calendar holds a UID once (docs/host-facts.md, "An event is written"), and
 * several people may have events of the same UID.
 */
final class CopyName {
	private const DIGITS = 40;

	/** Name of the object, the same whenever the owner books the room for this event. */
	public static function uri(string $owner, string $uid): string {
		return self::key($owner, $uid) . '.ics';
	}

	/** A booking without an owner has a UID that we made ourselves. */
	public static function uid(Booking $booking): string {
		return $booking->owner === '' ? $booking->uid : self::key($booking->owner, $booking->uid) . '@roomsapp';
	}

	private static function key(string $owner, string $uid): string {
		return substr(hash('sha256', "$owner\n$uid"), 0, self::DIGITS);
	}
}
