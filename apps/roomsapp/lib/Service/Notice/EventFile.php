<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Notice;

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Feed\EventWriter;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Shared\Mail\LetterAttachment;

/**
 * The dates of a booking as a file for a calendar. It has no METHOD: with REQUEST or PUBLISH programs for mail treat the mail as an
 * invitation, answer it to the organizer or put a second copy into a calendar; a plain file is imported when somebody wants that. Each
 * date is an event of its own, so that what was refused is not in it.
 */
final class EventFile {
	private const MAX_DATES = 100;

	/**
	 * @param list<BookedDate> $dates of the booking
	 * @param BookingState $state of the dates that are meant: accepted, or pending for tentative ones
	 * @return list<LetterAttachment> none when there is no such date
	 */
	public static function of(Booking $booking, array $dates, BookingState $state, Room $room, \DateTimeZone $zone): array {
		$writer = new EventWriter($zone, $room->location());
		$status = $state === BookingState::Pending ? 'TENTATIVE' : 'CONFIRMED';
		$meant = array_values(array_filter($dates, static fn (BookedDate $date): bool => $date->state === $state));
		$events = '';
		foreach (array_slice($meant, 0, self::MAX_DATES) as $date) {
			$uid = $date->recurrenceId === '' ? $booking->uid : "$booking->uid-$date->recurrenceId";
			$alone = new BookedDate($date->id, '', $date->start, $date->end, $date->isAllDay, $date->state);
			$events .= $writer->date($booking, $alone, $uid, $booking->summary, $status)->text;
		}
		return $events === '' ? [] : [new LetterAttachment('event.ics', 'text/calendar; charset=utf-8', EventWriter::file($events))];
	}
}
