<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Fills the tables of bookings of an instance, because a year of requests would take days. Arguments: the server's folder, the room
// that gets the most, its number of bookings, and the number of dates in all rooms together. Prints how many seconds it took.

use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Calendar\Copy\CopyName;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Calendar\RoomCopies;
use OCA\RoomsApp\Shared\Db\Rows;
use OCP\App\IAppManager;
use OCP\IDBConnection;
use OCP\Server;

[, $server, $fullRoom, $bookings, $dates] = $argv;
require_once "$server/lib/base.php";
Server::get(IAppManager::class)->loadApp('roomsapp');
$begun = microtime(true);
$db = Server::get(IDBConnection::class);
$db->executeStatement("UPDATE *PREFIX*roomsapp_rooms SET everyone = 'book', auto_accept = 1, is_active = 1");

const HOUR = 3_600;
const DAY = 24 * HOUR;
$midnight = intdiv(time(), DAY) * DAY;
$rows = ['bookings' => [], 'occurrences' => []];
$booking = 0;

$flush = static function () use ($db, &$rows): void {
	(new Rows($db, 'roomsapp_bookings'))->insertAll([
		'id', 'room_id', 'owner', 'uid', 'uid_hash', 'sequence', 'organizer', 'organizer_name', 'summary', 'class', 'state', 'is_recurring',
		'is_open', 'event_hash', 'uri', 'source', 'confirmed', 'created_at', 'updated_at',
	], $rows['bookings']);
	(new Rows($db, 'roomsapp_occurrences'))->insertAll(
		['booking_id', 'room_id', 'recurrence_id', 'start_at', 'end_at', 'is_all_day', 'is_long', 'state'],
		$rows['occurrences'],
	);
	$rows = ['bookings' => [], 'occurrences' => []];
};

/** @param list<int> $starts */
$book = static function (string $room, array $starts) use (&$rows, &$booking, $flush): void {
	$booking++;
	$uid = "figure-$booking";
	$isSeries = count($starts) > 1;
	$rows['bookings'][] = [
		$booking, $room, '', $uid, hash('sha256', $uid), 0, "figure$booking@example.org", "Person $booking", "Meeting $booking", 'PUBLIC',
		'accepted', (int)$isSeries, 0, hash('sha256', "event $uid"), CopyName::uri('', $uid), 'api', 1, time(), time(),
	];
	foreach ($starts as $start) {
		$id = $isSeries ? gmdate('Ymd\\THis\\Z', $start) : '';
		$rows['occurrences'][] = [$booking, $room, $id, $start, $start + HOUR, 0, 0, 'accepted'];
	}
	if (count($rows['occurrences']) > 5_000) {
		$flush();
	}
};

// The full room: eight hours of each day, around today.
$days = intdiv((int)$bookings, 8);
for ($one = 0; $one < (int)$bookings; $one++) {
	$book($fullRoom, [$midnight + (intdiv($one, 8) - intdiv($days, 2)) * DAY + (9 + $one % 8) * HOUR]);
}
// The others: weekly series of a year around today, at another hour of each weekday.
$rooms = array_column(array_map(get_object_vars(...), Server::get(RoomRepository::class)->findAll()), 'id');
$others = array_values(array_diff($rooms, [$fullRoom]));
$left = (int)$dates - (int)$bookings;
for ($series = 0; $left > 0 && $others !== []; $series++) {
	$nth = intdiv($series, count($others));
	$first = $midnight - 26 * 7 * DAY + ($nth % 7) * DAY + (9 + intdiv($nth, 7) % 8) * HOUR;
	$weeks = min(52, $left);
	$book($others[$series % count($others)], array_map(static fn (int $week): int => $first + $week * 7 * DAY, range(0, $weeks - 1)));
	$left -= $weeks;
}
$flush();
// The feed reads what the calendar of the room has.
$copies = Server::get(RoomCopies::class);
foreach (Server::get(BookingRepository::class)->findAllOfOwner('') as $stored) {
	if ($stored instanceof Booking && $stored->roomId === $fullRoom) {
		$copies->refresh($stored);
	}
}
printf("%.1f\n", microtime(true) - $begun);
