<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Booking;

use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Model\Policy\DateDecision;
use OCA\RoomsApp\Model\Policy\Decision;
use OCA\RoomsApp\Model\Policy\Verdict;

/** One date of a booking. Times are Unix seconds; the end is exclusive. */
final readonly class BookedDate {
	/** Dates that last as long or longer are looked for separately. */
	public const LONG_SECONDS = 8 * 86_400;

	/**
	 * @param ?int $id null when it is not stored yet
	 * @param string $recurrenceId as of the Occurrence
	 * @param ?Cause $cause why it was declined; null when a person declined it
	 */
	public function __construct(
		public ?int $id,
		public string $recurrenceId,
		public int $start,
		public int $end,
		public bool $isAllDay,
		public BookingState $state,
		public ?Cause $cause = null,
	) {
	}

	/** A new date. One that was declined because of others of its series has their cause. */
	public static function of(DateDecision $date, Decision $decision): self {
		$one = $date->occurrence;
		$cause = $date->verdict === Verdict::Declined ? $date->cause ?? $decision->cause : null;
		return new self(null, $one->recurrenceId, $one->start, $one->end, $one->isAllDay, BookingState::of($date->verdict), $cause);
	}

	/** The same for the same time of the same date. */
	public static function keyOf(Occurrence|self $date): string {
		return "$date->recurrenceId/$date->start/$date->end";
	}

	public function isLong(): bool {
		return $this->end - $this->start >= self::LONG_SECONDS;
	}

	public function isOver(int $now): bool {
		return $this->end <= $now;
	}

	/** Whether somebody with a role decided against it. */
	public function isDeclinedByPerson(): bool {
		return $this->state === BookingState::Declined && $this->cause === null;
	}

	/** The same date in another state, for which a person is the cause. */
	public function in(BookingState $state): self {
		return new self($this->id, $this->recurrenceId, $this->start, $this->end, $this->isAllDay, $state);
	}

	public function occurrence(): Occurrence {
		return new Occurrence($this->start, $this->end, $this->recurrenceId, $this->isAllDay);
	}
}
