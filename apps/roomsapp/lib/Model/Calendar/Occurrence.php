<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar;

/** One date of an event. */
final class Occurrence {
	public function __construct(
		/** Unix seconds. */
		public readonly int $start,
		/** Unix seconds, exclusive; equals the start where the event has no duration. */
		public readonly int $end,
		/** '' for an event that does not recur; else the original start: `Ymd\THis\Z` in UTC, or `Ymd` for all-day. */
		public readonly string $recurrenceId,
		public readonly bool $isAllDay,
	) {
	}
}
