<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Extsync;

/** What events carry that this server makes, so that it knows them again when it reads the mailbox. */
final class EventMark {
	private const PREFIX = 'roomsapp';

	/**
	 * @param string $recurrenceId of a date of a series; empty otherwise
	 * @param int $changedAt of the booking: what was given back and is booked again gets another event
	 */
	public static function of(string $instance, int $bookingId, string $recurrenceId, int $changedAt): string {
		return implode('/', [self::PREFIX, $instance, $bookingId, $recurrenceId, $changedAt]);
	}

	/** @return ?array{int, string} booking and recurrence id; null for what somebody else made, another server of this kind too */
	public static function read(string $instance, string $mark): ?array {
		$parts = explode('/', $mark);
		return count($parts) === 5 && $parts[0] === self::PREFIX && $parts[1] === $instance && ctype_digit($parts[2])
			? [(int)$parts[2], $parts[3]]
			: null;
	}
}
