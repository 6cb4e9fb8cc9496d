<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Policy;

/** Hours on some days of the week during which a room can be booked, in the room's zone. */
final class OpenHours {
	public const MIDNIGHT = 1_440;

	/**
	 * @param list<int> $days 0 = Sunday … 6 = Saturday
	 * @param int $from minute of the day
	 * @param int $until minute of the day; MIDNIGHT is the end of the day
	 */
	public function __construct(
		public readonly array $days,
		public readonly int $from,
		public readonly int $until,
	) {
	}
}
