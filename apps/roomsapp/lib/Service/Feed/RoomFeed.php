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
use OCA\RoomsApp\Repository\Feed\FeedTexts;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Booking\Titles;
use OCA\RoomsApp\Service\Calendar\RoomCopies;
use OCA\RoomsApp\Service\PublicApi\Periods;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCA\RoomsApp\Shared\Exception\Refusal;
use OCA\RoomsApp\Shared\Host\Platform;

/**
 * Accepted bookings of a room as iCalendar: single ones in UTC from the tables, series from the room's calendar. The text is the same for
 * whoever asks, and stays the same until a booking changes.
 *
 * @phpstan-import-type PublicFeedReadQuery from Schemas
 */
class RoomFeed {
	/** Copies of series in memory at once. */
	private const CHUNK = 50;

	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly FeedBookingRepository $bookings,
		private readonly FeedTexts $texts,
		private readonly RoomCopies $copies,
		private readonly FeedSecrets $secrets,
		private readonly Titles $titles,
		private readonly InstanceZone $instance,
		private readonly Platform $platform,
		private readonly Clock $clock,
	) {
	}

	/** @throws NotFound */
	public function roomOf(string $roomId): Room {
		return $this->rooms->find($roomId);
	}

	/** @return ?Room null when the secret does not open the feed of this room */
	public function roomOfSecret(string $roomId, #[\SensitiveParameter] string $secret): ?Room {
		return $this->secrets->opens($roomId, $secret) ? $this->rooms->findOrNull($roomId) : null;
	}

	/**
	 * @param PublicFeedReadQuery $query
	 * @throws Refusal
	 */
	public function period(Room $room, array $query): Period {
		return Periods::read($query['from'] ?? null, $query['to'] ?? null, $room->zone($this->instance->zone()), isLimited: false);
	}

	/** Changes whenever the text may: bookings raise the claims of their room, and so does what is written into its calendar. */
	public function version(Room $room, Period $asked): string {
		return json_encode([
			$room->id, $room->version(), $this->rooms->countClaims($room->id), $asked->from, $asked->to, $this->year(),
			$this->instance->zone()->getName(), $this->platform->app()['version'],
		], JSON_THROW_ON_ERROR);
	}

	/** What a wrong secret gets: it reads like the calendar of a room that nobody books. */
	public static function nothing(): string {
		return EventWriter::file('');
	}

	/** @param string $version of the same room and period, read before */
	public function known(Room $room, Period $asked, string $version): string {
		return $this->texts->find($version, fn (): string => $this->text($room, $asked));
	}

	public function text(Room $room, Period $asked): string {
		$zone = $room->zone($this->instance->zone());
		$zones = new FeedZones($this->year());
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

	private function year(): int {
		return (int)$this->clock->now()->format('Y');
	}

	private static function touches(BookedDate $date, Period $asked): bool {
		return ($asked->from === null || $date->end > $asked->from) && ($asked->to === null || $date->start < $asked->to);
	}
}
