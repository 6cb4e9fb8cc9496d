<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Finder;

use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Model\Policy\Taken;
use OCA\RoomsApp\Model\Policy\Verdict;
use OCA\RoomsApp\Model\Room\RoomOfAccount;

/** How a room fits a time and a wish. Times are Unix seconds. */
final readonly class RoomFit {
	/**
	 * @param list<'seats'|'facilities'|'building'> $misfits
	 * @param list<string> $missing facilities
	 * @param ?Cause $cause null where only the wish does not fit
	 * @param int $free dates that can be booked
	 * @param list<Taken> $taken of a single date, as far as they touch it
	 * @param ?Occurrence $gap of a single date
	 */
	public function __construct(
		public RoomOfAccount $room,
		public ?Occurrence $first,
		public int $dates,
		public array $misfits,
		public array $missing,
		public Verdict $verdict,
		public ?Cause $cause = null,
		public int $free = 0,
		public array $taken = [],
		public ?Occurrence $gap = null,
		public ?int $freeUntil = null,
	) {
	}

	public function isBookable(): bool {
		return $this->verdict !== Verdict::Declined;
	}

	/**
	 * What sorts lower fits better: sure before asked for, partly free before taken, small before large. Of rooms that lack something,
	 * those of another building come last.
	 *
	 * @return list<int|string>
	 */
	public function order(): array {
		$isPartlyFree = $this->gap !== null || $this->free > 0;
		$rank = match (true) {
			$this->verdict === Verdict::Accepted && $this->free === $this->dates => 0,
			$this->verdict === Verdict::Pending && $this->free === $this->dates => 1,
			$this->isBookable() => 2,
			in_array('building', $this->misfits, true) => 7 + count($this->misfits),
			$this->misfits !== [] => 4 + count($this->misfits),
			default => $isPartlyFree ? 3 : 4,
		};
		$room = $this->room->room;
		$seats = $room->capacity === 0 ? PHP_INT_MAX : $room->capacity;
		return [$rank, $this->dates - $this->free, $seats, mb_strtolower($room->name), $room->id];
	}
}
