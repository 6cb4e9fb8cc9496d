<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar;

/** What is booked where no event of a calendar asks for it. */
final readonly class NewEvent {
	/**
	 * @param \DateTimeImmutable $start all-day: any time of the first day, in the zone that is meant
	 * @param \DateTimeImmutable $end exclusive
	 * @param string $organizer mail address; may be empty
	 */
	public function __construct(
		public string $summary,
		public \DateTimeImmutable $start,
		public \DateTimeImmutable $end,
		public bool $isAllDay,
		public string $organizerName,
		public string $organizer,
		public string $description,
		public string $roomAddress,
		public string $roomName,
	) {
	}
}
