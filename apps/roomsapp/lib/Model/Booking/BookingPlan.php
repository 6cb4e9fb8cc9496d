<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Booking;

use OCA\RoomsApp\Model\Policy\Decision;
use OCA\RoomsApp\Model\Policy\Verdict;

/** What a request changes in the dates of a booking. */
final readonly class BookingPlan {
	/**
	 * @param string $base the dates that it starts from
	 * @param list<BookedDate> $added
	 * @param list<int> $dropped ids of dates that are no longer asked for
	 * @param list<int> $cancelled ids of dates that were given back
	 * @param BookingState $state of the booking afterwards
	 * @param list<BookedDate> $keptSlots old times of dates of a series that cannot move
	 * @param bool $isRefused whether a booking that stands is kept as it is, because the change does not fit
	 * @param bool $isStale whether that is because a later change is known
	 */
	public function __construct(
		public Decision $decision,
		public string $base,
		public array $added,
		public array $dropped,
		public array $cancelled,
		public BookingState $state,
		public array $keptSlots = [],
		public bool $isRefused = false,
		public bool $isStale = false,
	) {
	}

	/** @return list<BookedDate> new dates that keep others out of the room */
	public function blocking(): array {
		return array_values(array_filter($this->added, static fn (BookedDate $date): bool => $date->state->isBlocking()));
	}

	public function isDeclined(): bool {
		return $this->decision->verdict === Verdict::Declined;
	}

	public function changesDates(): bool {
		return $this->added !== [] || $this->dropped !== [] || $this->cancelled !== [];
	}

	/**
	 * Identifies dates, to notice that they were changed since.
	 *
	 * @param list<BookedDate> $dates
	 */
	public static function fingerprint(array $dates): string {
		$parts = array_map(
			static fn (BookedDate $date): string => "$date->id {$date->state->value}" . ($date->isDeclinedByPerson() ? '!' : ''),
			$dates,
		);
		sort($parts);
		return implode("\n", $parts);
	}
}
