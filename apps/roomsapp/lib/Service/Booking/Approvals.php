<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Booking;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingEvent;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\ChangedBooking;
use OCA\RoomsApp\Model\Booking\Planner;
use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Repository\Booking\RoomLock;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Exception\Conflict;
use OCA\RoomsApp\Shared\Exception\NotFound;

/** Answers of managers. They may change their mind, as long as nobody else has the room by then. */
class Approvals {
	public function __construct(
		private readonly RoomLock $lock,
		private readonly Ledger $ledger,
		private readonly LapsedClaims $lapsed,
		private readonly Planner $planner,
		private readonly BookingRepository $bookings,
		private readonly OccurrenceRepository $dates,
		private readonly Clock $clock,
	) {
	}

	/**
	 * Accepts what is pending, or what was declined when nothing is pending.
	 *
	 * @param list<string>|null $recurrenceIds of single dates; null for the whole booking
	 * @return ?ChangedBooking null when that is how it stands already
	 * @throws NotFound when there is no such booking or date any more
	 * @throws Conflict when somebody else has the room on one of the dates, which are its details; then nothing is accepted
	 */
	public function accept(Booking $booking, RoomRules $rules, ?array $recurrenceIds, Actor $actor, string $why = ''): ?ChangedBooking {
		return $this->lock->hold([$booking->roomId], function () use ($booking, $rules, $recurrenceIds, $actor, $why): ?ChangedBooking {
			$now = $this->clock->now()->getTimestamp();
			$this->lapsed->sweepRoom($booking->roomId, $now);
			[$current, $dates, $named] = $this->found($booking, $recurrenceIds, $now);
			$pending = self::in($named, BookingState::Pending);
			$declined = self::in($named, BookingState::Declined);
			$accepted = $recurrenceIds === null ? ($pending === [] ? $declined : $pending) : [...$pending, ...$declined];
			if ($accepted === []) {
				return null;
			}
			$taken = $this->ledger->taken($current->roomId, $rules, $accepted, [$current->id], $now);
			$clashes = $this->planner->clashes($rules, $accepted, $taken, $now);
			if ($clashes !== []) {
				$dates = array_map(self::named(...), $clashes);
				throw new Conflict(Reason::CONFLICT, 'Time slot conflicts with existing booking', details: ['dates' => $dates]);
			}
			return $this->ledger->change(
				$current, $dates, $accepted, BookingState::Accepted, BookingEvent::Accepted, $actor, $why, $now,
			);
		});
	}

	/**
	 * Declines; what a person declined stays so until its time changes.
	 *
	 * @param list<string>|null $recurrenceIds of single dates; null for the whole booking
	 * @return ?ChangedBooking null when that is how it stands already
	 * @throws NotFound when there is no such booking or date any more
	 */
	public function decline(Booking $booking, ?array $recurrenceIds, Actor $actor, string $why = ''): ?ChangedBooking {
		return $this->lock->hold([$booking->roomId], function () use ($booking, $recurrenceIds, $actor, $why): ?ChangedBooking {
			$now = $this->clock->now()->getTimestamp();
			[$current, $dates, $named] = $this->found($booking, $recurrenceIds, $now);
			$declined = array_values(array_filter($named, static fn (BookedDate $date): bool => !$date->isDeclinedByPerson()));
			return $declined === [] ? null : $this->ledger->change(
				$current, $dates, $declined, BookingState::Declined, BookingEvent::Declined, $actor, $why, $now,
			);
		});
	}

	/**
	 * @param list<string>|null $recurrenceIds
	 * @return array{Booking, list<BookedDate>, list<BookedDate>} all its dates, and those that are meant
	 */
	private function found(Booking $booking, ?array $recurrenceIds, int $now): array {
		$current = $this->bookings->findByIdOrNull($booking->id);
		$dates = $current === null ? [] : $this->dates->findAll($current->id);
		$named = $recurrenceIds === null ? Releases::scope($dates, $now) : Releases::named($dates, ...$recurrenceIds);
		if ($current === null || $current->state === BookingState::Cancelled || $named === []) {
			throw new NotFound(Reason::UNKNOWN_BOOKING, 'Booking not found');
		}
		return [$current, $dates, $named];
	}

	/**
	 * @param list<BookedDate> $dates
	 * @return list<BookedDate>
	 */
	private static function in(array $dates, BookingState $state): array {
		return array_values(array_filter($dates, static fn (BookedDate $date): bool => $date->state === $state));
	}

	/** @return array{start: int, end: int, recurrenceId: string} */
	private static function named(BookedDate $date): array {
		return ['start' => $date->start, 'end' => $date->end, 'recurrenceId' => $date->recurrenceId];
	}
}
