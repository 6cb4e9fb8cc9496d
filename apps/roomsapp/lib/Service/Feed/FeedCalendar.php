<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Feed;

use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Feed\EventWriter;
use OCA\RoomsApp\Model\Feed\FeedBooking;
use OCA\RoomsApp\Model\Feed\FeedEvent;
use OCA\RoomsApp\Model\Feed\FeedZones;
use OCA\RoomsApp\Model\Feed\SeriesWriter;
use OCA\RoomsApp\Model\Period\Period;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Feed\FeedBookingRepository;
use OCA\RoomsApp\Service\Booking\Titles;
use OCA\RoomsApp\Service\Calendar\RoomCopies;
use OCA\RoomsApp\Shared\Clock;

/** Writes the feed of a room: single bookings in UTC from the tables, series from the room's calendar. */
class FeedCalendar {
	/** Copies of series in memory at once. */
	private const CHUNK = 50;

	public function __construct(
		private readonly FeedBookingRepository $bookings,
		private readonly RoomCopies $copies,
		private readonly Titles $titles,
		private readonly InstanceZone $instance,
		private readonly Clock $clock,
	) {
	}

	public function text(Room $room, Period $asked): string {
		$zone = $room->zone($this->instance->zone());
		$zones = new FeedZones((int)$this->clock->now()->format('Y'));
		$writer = new EventWriter($zone, $room->location());
		$series = new SeriesWriter($writer, $zones, $zone);
		$events = FeedEvent::sorted($this->events($room, $asked, $writer, $series));
		$name = $writer->line('X-WR-CALNAME', $room->name);
		return EventWriter::file($name . $zones->text() . implode('', array_column($events, 'text')));
	}

	/** @return list<FeedEvent> */
	private function events(Room $room, Period $asked, EventWriter $writer, SeriesWriter $series): array {
		$events = $recurring = $uids = $seen = [];
		foreach ($this->bookings->findAll($room->id) as $one) {
			$booking = $one->booking;
			// Events of two people may have the same UID; a feed may not.
			$uids[$booking->id] = isset($seen["=$booking->uid"]) ? "$booking->uid-$booking->id" : $booking->uid;
			$seen["=$booking->uid"] = true;
			if ($booking->isRecurring) {
				$recurring[] = $one;
				continue;
			}
			foreach ($one->accepted() as $date) {
				if (self::touches($date, $asked)) {
					$title = $this->titles->of($booking, $room, null, Role::None);
					$events[] = $writer->date($booking, $date, $uids[$booking->id], $title);
				}
			}
		}
		foreach (array_chunk($recurring, self::CHUNK) as $chunk) {
			$copies = $this->copies->findAll(array_map(static fn (FeedBooking $one): Booking => $one->booking, $chunk));
			foreach ($chunk as $one) {
				$isHidden = $this->titles->isHidden($one->booking, $room, null, Role::None);
				$title = $isHidden ? Titles::HIDDEN : null;
				$copy = $copies[$one->booking->id] ?? null;
				array_push($events, ...$series->events($one, $copy, $uids[$one->booking->id], $title));
			}
		}
		return $events;
	}

	private static function touches(BookedDate $date, Period $asked): bool {
		return ($asked->from === null || $date->end > $asked->from) && ($asked->to === null || $date->start < $asked->to);
	}
}
