<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Extsync;

/** One event, or one date of a series, in a mailbox of the calendar provider. Times are Unix seconds. */
final readonly class ProviderEvent {
	/**
	 * @param string $organizer mail address; may be empty
	 * @param bool $isBusy whether it takes the room: not cancelled or declined, not shown as free, and not over as soon as it starts
	 * @param string $seriesId of a date of a series; empty otherwise
	 * @param string $mark with which we made it; empty for those that others made
	 */
	public function __construct(
		public string $id,
		public int $start,
		public int $end,
		public bool $isAllDay,
		public string $subject,
		public string $organizer,
		public string $organizerName,
		public bool $isPrivate,
		public bool $isBusy,
		public string $seriesId,
		public string $mark,
	) {
	}

	/** Changes with everything that a booking shows of it. */
	public function digest(): string {
		$shown = [$this->start, $this->end, $this->isAllDay, $this->subject, $this->organizer, $this->organizerName, $this->isPrivate];
		return substr(hash('sha256', json_encode($shown, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE)), 0, 32);
	}
}
