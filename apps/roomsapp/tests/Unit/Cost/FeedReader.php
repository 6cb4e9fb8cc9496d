<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Cost;

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Feed\EventWriter;
use OCA\RoomsApp\Model\Feed\FeedBooking;
use OCA\RoomsApp\Model\Feed\FeedZones;
use OCA\RoomsApp\Model\Feed\SeriesWriter;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\ParseException;
use Sabre\VObject\Reader;

/** Writes a series of a room's calendar into a feed, for the cost suite. */
final class FeedReader {
	public static function read(string $text): void {
		try {
			$copy = Reader::read($text);
		} catch (ParseException) {
			// No room's calendar takes it.
			return;
		}
		$booking = new Booking(
			1, 'blue', 'anna', '1', 0, '', '', 'Weekly', '', BookingState::Accepted, null, true, false, null, '', '', Source::CalDav, 0, 0,
		);
		$dates = [
			new BookedDate(1, '20260105T090000Z', 1_767_603_600, 1_767_607_200, false, BookingState::Accepted),
			new BookedDate(2, '20260106T090000Z', 1_767_690_000, 1_767_693_600, false, BookingState::Declined),
		];
		if ($copy instanceof VCalendar) {
			$zones = new FeedZones(2026);
			$zone = new \DateTimeZone('UTC');
			(new SeriesWriter(new EventWriter($zone, 'Blue'), $zones, $zone))->events(new FeedBooking($booking, $dates), $copy, '1', null);
			$zones->text();
		}
	}
}
