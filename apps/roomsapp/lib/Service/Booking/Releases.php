<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Booking;

use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingEvent;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\ChangedBooking;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Repository\Booking\RoomLock;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Exception\NotFound;

/** Gives rooms back. What was given back is kept for the statistics, and so is what is over. */
class Releases {
	public function __construct(
		private readonly RoomLock $lock,
		private readonly Ledger $ledger,
		private readonly BookingRepository $bookings,
		private readonly OccurrenceRepository $dates,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param ?string $recurrenceId of one date of a series; null for all that are not over, or for all when every date is over
	 * @param string $why for the audit; may be empty
	 * @return ?ChangedBooking null when there was nothing to give back
	 * @throws NotFound when the room does not exist any more
	 */
	public function release(Booking $booking, ?string $recurrenceId, Actor $actor, string $why = ''): ?ChangedBooking {
		return $this->lock->hold([$booking->roomId], function () use ($booking, $recurrenceId, $actor, $why): ?ChangedBooking {
			$now = $this->clock->now()->getTimestamp();
			$current = $this->bookings->findByIdOrNull($booking->id);
			$dates = $current === null ? [] : $this->dates->findAll($current->id);
			$recurrenceId = $current?->isRecurring === true ? $recurrenceId : null;
			$released = $recurrenceId === null ? self::scope($dates, $now) : self::named($dates, $recurrenceId);
			if ($current === null || $current->state === BookingState::Cancelled || $released === [] && $recurrenceId !== null) {
				return null;
			}
			$whole = $recurrenceId === null ? BookingState::Cancelled : null;
			return $this->ledger->change(
				$current, $dates, $released, BookingState::Cancelled, BookingEvent::Cancelled, $actor, $why, $now, $whole,
			);
		});
	}

	/**
	 * For an event that is gone, or that some rooms left.
	 *
	 * @param list<string> $keptRooms
	 * @return list<ChangedBooking>
	 */
	public function releaseEvent(string $owner, string $uid, array $keptRooms, Actor $actor, string $why = ''): array {
		$left = array_filter(
			$this->bookings->findAllOfEvent($owner, $uid),
			static fn (Booking $booking): bool => !in_array($booking->roomId, $keptRooms, true),
		);
		return $this->releaseAll(array_values($left), $actor, $why);
	}

	/**
	 * For a deleted account.
	 *
	 * @return list<ChangedBooking>
	 */
	public function releaseOwner(string $owner, Actor $actor, string $why = ''): array {
		if ($owner === '') {
			throw new \InvalidArgumentException('Bookings without an owner are no account\'s');
		}
		return $this->releaseAll($this->bookings->findAllOfOwner($owner), $actor, $why);
	}

	/**
	 * For a room that is deleted: its bookings leave no trace but the audit.
	 *
	 * @param callable(): void $deleteRoom in the same transaction
	 * @throws NotFound when the room does not exist
	 */
	public function forgetRoom(string $roomId, callable $deleteRoom): void {
		$this->lock->hold([$roomId], function () use ($roomId, $deleteRoom): void {
			$this->dates->deleteOfRoom($roomId);
			$this->bookings->deleteOfRoom($roomId);
			$deleteRoom();
		});
	}

	/**
	 * The dates that a change of a whole booking is about: those to come, or all when every date is over.
	 *
	 * @param list<BookedDate> $dates
	 * @return list<BookedDate>
	 */
	public static function scope(array $dates, int $now): array {
		$living = array_values(array_filter($dates, static fn (BookedDate $date): bool => $date->state !== BookingState::Cancelled));
		$coming = array_values(array_filter($living, static fn (BookedDate $date): bool => !$date->isOver($now)));
		return $coming === [] ? $living : $coming;
	}

	/**
	 * @param list<BookedDate> $dates
	 * @return list<BookedDate>
	 */
	public static function named(array $dates, string ...$recurrenceIds): array {
		return array_values(array_filter(
			$dates,
			static fn (BookedDate $date): bool =>
				$date->state !== BookingState::Cancelled && in_array($date->recurrenceId, $recurrenceIds, true),
		));
	}

	/**
	 * @param list<Booking> $bookings
	 * @return list<ChangedBooking>
	 */
	private function releaseAll(array $bookings, Actor $actor, string $why): array {
		$changed = [];
		foreach ($bookings as $booking) {
			try {
				$changed[] = $this->release($booking, null, $actor, $why);
			} catch (NotFound) {
				// The room was deleted in the meantime, and its bookings with it.
				continue;
			}
		}
		return array_values(array_filter($changed));
	}
}
