<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Extsync;

/** A date of a booking as it is written into the mailbox. Times are Unix seconds. */
final readonly class OutgoingEvent {
	/**
	 * @param string $mark the same for the same date of the same booking, so that a repeated request makes no second event
	 * @param bool $isTentative while a manager has not accepted it
	 */
	public function __construct(
		public string $mark,
		public int $start,
		public int $end,
		public string $subject,
		public string $organizerName,
		public bool $isTentative,
		public bool $isPrivate,
	) {
	}

	/** Changes with everything that is written. */
	public function digest(): string {
		$written = [$this->start, $this->end, $this->subject, $this->organizerName, $this->isTentative, $this->isPrivate];
		return substr(hash('sha256', json_encode($written, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE)), 0, 32);
	}
}
