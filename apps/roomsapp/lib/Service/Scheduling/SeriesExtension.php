<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Scheduling;

use OCA\RoomsApp\Host\AccountEvents;
use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Host\OwnerAddresses;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingEvent;
use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Invitation\EventTimes;
use OCA\RoomsApp\Model\Invitation\InvitationReader;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Booking\OpenSeries;
use OCA\RoomsApp\Service\Calendar\RoomCopies;
use OCA\RoomsApp\Service\Notice\Notices;
use OCA\RoomsApp\Shared\Clock;
use Psr\Log\LoggerInterface;
use Sabre\VObject\Component\VCalendar;

/** Books the dates of series without end that came within the horizon. */
class SeriesExtension {
	private const PIECE = 100;
	private const DAY = 86_400;
	/** Furthest that anything is booked ahead, with a day to spare. */
	private const FAR = 3_660 * self::DAY;

	public function __construct(
		private readonly OpenSeries $series,
		private readonly RoomRepository $rooms,
		private readonly OccurrenceRepository $dates,
		private readonly AccountEvents $store,
		private readonly InvitationReader $reader,
		private readonly OwnerAddresses $owners,
		private readonly OccurrenceExpander $expander,
		private readonly RoomCopies $copies,
		private readonly Notices $notices,
		private readonly InstanceZone $zone,
		private readonly Clock $clock,
		private readonly LoggerInterface $logger,
	) {
	}

	/** @return int how many series have new dates */
	public function run(): int {
		$now = $this->clock->now()->getTimestamp();
		$count = $after = 0;
		do {
			$due = $this->series->due($now + self::FAR, self::PIECE, $after);
			foreach ($due as $booking) {
				$after = $booking->id;
				try {
					$count += (int)$this->extend($booking, $now);
				} catch (\Throwable $failure) {
					// The others must not wait for one that fails.
					$this->logger->error('A series could not be booked further', ['app' => 'roomsapp', 'exception' => $failure]);
				}
			}
		} while (count($due) === self::PIECE);
		return $count;
	}

	private function extend(Booking $booking, int $now): bool {
		$room = $this->rooms->findOrNull($booking->roomId);
		$rules = $room?->rules($this->zone->zone());
		$until = $rules === null ? 0 : RequestMaker::until($rules, $now);
		if ($room === null || $rules === null || $until - ($booking->expandedUntil ?? 0) < self::DAY) {
			return false;
		}
		$object = $this->event($booking, Room::emailKey($room->email));
		if ($object === null || EventTimes::ofObject($object) !== $booking->eventHash) {
			// What is decided is another version of the event, or there is none any more: the check of the app's data tells.
			return false;
		}
		$occurrences = $this->expander->expand($object, $rules->zone, $now, $until);
		if ($occurrences->problem !== null) {
			return false;
		}
		$added = $this->series->extend($booking, $rules, $occurrences, $until);
		if ($added === []) {
			return false;
		}
		$this->copies->write($booking, $object);
		$this->notices->tell($booking, $this->dates->findAll($booking->id), BookingEvent::Extended, Actor::system());
		return true;
	}

	/** @return ?VCalendar the event, restricted to the room */
	private function event(Booking $booking, string $address): ?VCalendar {
		$stored = $this->store->findOrNull($booking->owner, $booking->uid);
		$object = $stored?->read();
		if ($object === null) {
			return null;
		}
		$own = $this->owners->of($booking->owner);
		$asked = $this->reader->read(null, $object, $booking->owner, $own, [$address => $booking->roomId])->asked;
		return $asked === [] ? null : $asked[0]->object();
	}
}
