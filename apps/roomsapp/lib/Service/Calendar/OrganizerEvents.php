<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Calendar;

use OCA\RoomsApp\Host\AccountEvents;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Calendar\CannotExpand;
use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Invitation\Address;
use OCA\RoomsApp\Model\Invitation\Answer\TooManyOverrides;
use OCA\RoomsApp\Model\Invitation\InvitationReader;
use OCA\RoomsApp\Model\Invitation\SingleEvent;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Model\Scheduling\StoredEvent;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use Psr\Log\LoggerInterface;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\ParseException;
use Sabre\VObject\Reader;

/** The events that asked for rooms, in the calendars of their organizers. */
class OrganizerEvents {
	/** While somebody else changes the event, too. */
	private const ATTEMPTS = 5;

	public function __construct(
		private readonly AccountEvents $events,
		private readonly StoredAnswers $answers,
		private readonly GuestCopies $guests,
		private readonly InvitationReader $reader,
		private readonly BookingRepository $bookings,
		private readonly RoomRepository $rooms,
		private readonly LoggerInterface $logger,
	) {
	}

	/**
	 * Writes the rooms' answers of now into the organizer's event; a given-back room is removed as an attendee and its place from
	 * LOCATION. No other part changes, so that nobody takes it for another request. Copies of guests follow.
	 *
	 * @param string $movedTo name of the place to which the booking moved; '' when it did not
	 * @return bool false when there is no such event (any more)
	 * @throws TooManyOverrides when the dates differ so much that the event cannot hold it; then it stays as it is
	 * @throws CannotExpand when the dates of the event cannot be told
	 */
	public function answer(Booking $booking, string $movedTo = ''): bool {
		if (!self::hasEvent($booking)) {
			return false;
		}
		for ($attempt = 1; $attempt <= self::ATTEMPTS; $attempt++) {
			[$event, $object, $rooms] = $this->find($booking);
			if ($event === null || $object === null) {
				return false;
			}
			// Read anew each time: somebody else may answer as well.
			$bookings = $this->bookings->findAllOfEvent($booking->owner, $booking->uid);
			$moved = $movedTo === '' ? [] : [$booking->id => $movedTo];
			if (!$this->answers->write($object, $bookings, $rooms, $moved) || $this->events->replace($event, $object->serialize())) {
				$this->guests->follow($object, $booking->owner, array_map(static fn (Room $room): string => $room->id, $rooms));
				return true;
			}
		}
		$this->logger->warning("The event of the booking $booking->id changes all the time and does not have the answer of its rooms");
		return true;
	}

	/** Whether its times and texts may be changed here: there is no event, or one that concerns nobody but its organizer and the room. */
	public function isFree(Booking $booking): bool {
		[$event, $object, $rooms] = self::hasEvent($booking) ? $this->find($booking) : [null, null, []];
		return $event === null || $object === null || SingleEvent::of($object, self::known($booking, $rooms)) !== null;
	}

	/**
	 * Writes times and texts into an event that is free.
	 *
	 * @param Booking $booking as it is now
	 * @param \DateTimeZone $zone of the room
	 * @param array<string, string> $texts by property
	 * @return bool false when there is none, or it is free no longer
	 */
	public function change(Booking $booking, Occurrence $date, \DateTimeZone $zone, array $texts): bool {
		for ($attempt = 1; self::hasEvent($booking) && $attempt <= self::ATTEMPTS; $attempt++) {
			[$event, $object, $rooms] = $this->find($booking);
			$single = $object === null ? null : SingleEvent::of($object, self::known($booking, $rooms));
			if ($event === null || $object === null || $single === null) {
				return false;
			}
			$single->write($date, $zone, $texts, $booking->sequence);
			if ($this->events->replace($event, $object->serialize())) {
				return true;
			}
		}
		return false;
	}

	/** What the event asks of the room of the booking; null when it does not ask it, or is gone. */
	public function findOrNull(Booking $booking): ?VCalendar {
		[, $object, $rooms] = self::hasEvent($booking) ? $this->find($booking) : [null, null, []];
		$ids = array_map(static fn (Room $room): string => $room->id, $rooms);
		$read = $object === null ? null : $this->reader->read(null, $object, $booking->owner, [$booking->organizer], $ids);
		foreach ($read->asked ?? [] as $asked) {
			if ($asked->roomId === $booking->roomId) {
				return $asked->object();
			}
		}
		return null;
	}

	/**
	 * Addresses of the organizer and of the room; another room of the event is a guest.
	 *
	 * @param array<string, Room> $rooms by address
	 * @return list<string>
	 */
	private static function known(Booking $booking, array $rooms): array {
		$own = array_filter($rooms, static fn (Room $room): bool => $room->id === $booking->roomId);
		return [Address::mail($booking->organizer) ?? '', ...array_map(strval(...), array_keys($own))];
	}

	private static function hasEvent(Booking $booking): bool {
		return $booking->owner !== '' && $booking->source === Source::CalDav;
	}

	/** @return array{?StoredEvent, ?VCalendar, array<string, Room>} the event, and its booked rooms by address */
	private function find(Booking $booking): array {
		$rooms = $this->roomsOf($booking);
		foreach ($this->events->findAll($booking->owner, $booking->uid) as $event) {
			$object = $this->read($event);
			// Other calendars of the account may have copies that ask nothing.
			if ($object !== null && array_intersect_key($rooms, array_flip(InvitationReader::addresses($object))) !== []) {
				return [$event, $object, $rooms];
			}
		}
		return [null, null, $rooms];
	}

	/** @return array<string, Room> by address */
	private function roomsOf(Booking $booking): array {
		$rooms = [];
		foreach ($this->bookings->findAllOfEvent($booking->owner, $booking->uid) as $one) {
			$room = $this->rooms->findOrNull($one->roomId);
			if ($room !== null) {
				$rooms[Room::emailKey($room->email)] = $room;
			}
		}
		return $rooms;
	}

	private function read(StoredEvent $event): ?VCalendar {
		try {
			$object = Reader::read($event->text);
		} catch (ParseException $failure) {
			$this->logger->warning("The event $event->uri of the calendar $event->calendarId cannot be read", ['exception' => $failure]);
			return null;
		}
		return $object instanceof VCalendar ? $object : null;
	}
}
