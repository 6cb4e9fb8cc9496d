<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// feed.php: reads [{text, zone, from, until}] as JSON, accepts some of the dates of each, and prints for each the feed and these dates.

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Feed\EventWriter;
use OCA\RoomsApp\Model\Feed\FeedBooking;
use OCA\RoomsApp\Model\Feed\FeedEvent;
use OCA\RoomsApp\Model\Feed\FeedZones;
use OCA\RoomsApp\Model\Feed\SeriesWriter;
use Sabre\VObject\Reader;

require dirname(__DIR__, 5) . '/shared/tools/php/bootstrap.php';

$booking = new Booking(
	1, 'blue', 'anna', '1', 0, 'anna@example.org', 'Anna', 'Weekly', 'PUBLIC', BookingState::Accepted, null, true, false, null, '', '1.ics',
	Source::CalDav, 0, 0,
);
$answers = [];
foreach (json_decode(stream_get_contents(STDIN), flags: JSON_THROW_ON_ERROR) as $object) {
	$copy = Reader::read($object->text);
	$zone = new DateTimeZone($object->zone);
	$dates = $accepted = [];
	foreach ((new OccurrenceExpander())->expand($copy, $zone, $object->from, $object->until)->list as $place => $one) {
		$state = $object->all || crc32("$object->text $place") % 4 > 0 ? BookingState::Accepted : BookingState::cases()[1 + $place % 3];
		$dates[] = new BookedDate($place, $one->recurrenceId, $one->start, $one->end, $one->isAllDay, $state);
		if ($state === BookingState::Accepted) {
			$accepted[] = [$one->start, $one->end, $one->recurrenceId, $one->isAllDay];
		}
	}
	$zones = new FeedZones(2026);
	$series = new SeriesWriter(new EventWriter($zone, 'Blue'), $zones, $zone);
	$events = $dates === [] ? [] : FeedEvent::sorted($series->events(new FeedBooking($booking, $dates), $copy, '1', null));
	$answers[] = [
		'feed' => "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" . $zones->text() . implode('', array_column($events, 'text')) . "END:VCALENDAR\r\n",
		'accepted' => $accepted,
	];
}
echo json_encode($answers, JSON_THROW_ON_ERROR);
