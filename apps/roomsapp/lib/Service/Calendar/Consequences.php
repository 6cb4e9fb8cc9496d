<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Calendar;

use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\BookingEvent;
use OCA\RoomsApp\Model\Booking\ChangedBooking;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Service\Notice\Notices;
use Psr\Log\LoggerInterface;

/** What follows when a booking was answered, given back or moved: the calendar of the room, the people, and the organizer's event. */
class Consequences {
	private const ATTEMPTS = 6;
	/** Before the second attempt; each later pause is twice as long, so that a database that many write into gets through. */
	private const PAUSE_MICROSECONDS = [5_000, 40_000];

	public function __construct(
		private readonly RoomCopies $copies,
		private readonly OrganizerEvents $events,
		private readonly Notices $notices,
		private readonly OccurrenceRepository $dates,
		private readonly LoggerInterface $logger,
	) {
	}

	/**
	 * People are told first: what fails in calendars is logged and left to `occ roomsapp:check --repair`, and undoes nothing.
	 *
	 * @param string $why in the words of who changed it; may be empty
	 * @param string $movedTo name of the place to which the booking moved; '' when it did not
	 */
	public function of(ChangedBooking $changed, BookingEvent $event, Actor $actor, string $why = '', string $movedTo = ''): void {
		$booking = $changed->booking;
		$ids = array_column($changed->dates, 'id', 'id');
		$dates = array_values(array_filter(
			$this->dates->findAll($booking->id),
			static fn (BookedDate $date): bool => isset($ids[$date->id]),
		));
		$this->notices->settle($booking);
		$this->notices->tell($booking, $dates, $event, $actor, $why);
		$this->attempt("the calendar of the room $booking->roomId", fn () => $this->copies->refresh($booking));
		$this->attempt("the event of the booking $booking->id", fn () => $this->events->answer($booking, $movedTo));
	}

	/**
	 * Does what follows for a calendar. It is tried again, because others may be writing into the same database.
	 *
	 * @param callable(): mixed $work that may run twice
	 */
	public function attempt(string $what, callable $work): void {
		for ($attempt = 1; true; $attempt++) {
			try {
				$work();
				return;
			} catch (\Throwable $failure) {
				if ($attempt === self::ATTEMPTS) {
					$this->logger->error("A booking has changed, but not $what", ['exception' => $failure]);
					return;
				}
				usleep(random_int(...self::PAUSE_MICROSECONDS) << ($attempt - 1));
			}
		}
	}
}
