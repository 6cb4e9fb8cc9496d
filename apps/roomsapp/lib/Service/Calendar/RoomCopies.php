<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Calendar;

use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Host\RoomCalendar;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingPlan;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Calendar\Copy\CopyName;
use OCA\RoomsApp\Model\Calendar\Copy\CopyWriter;
use OCA\RoomsApp\Model\Calendar\NewEvent;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Extsync\SyncQueue;
use OCA\RoomsApp\Shared\Clock;
use Psr\Log\LoggerInterface;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\ParseException;
use Sabre\VObject\Reader;

/**
 * What the calendars of rooms say of bookings: one object for each, with the dates that the booking has. They make free/busy and the
 * feed; what decides about a room are the tables. Everything here may be repeated, and writes nothing that is there already.
 */
class RoomCopies {
	/** Of a booking that others change at the same time. */
	private const ATTEMPTS = 5;

	public function __construct(
		private readonly RoomCalendar $calendar,
		private readonly CopyWriter $writer,
		private readonly OrganizerEvents $events,
		private readonly OccurrenceRepository $dates,
		private readonly RoomRepository $rooms,
		private readonly InstanceZone $zone,
		private readonly Clock $clock,
		private readonly SyncQueue $sync,
		private readonly LoggerInterface $logger,
	) {
	}

	/** @param VCalendar $source the organizer's event restricted to the room */
	public function write(Booking $booking, VCalendar $source): void {
		$room = $this->rooms->findOrNull($booking->roomId);
		if ($room === null) {
			return;
		}
		$uri = CopyName::uri($booking->owner, $booking->uid);
		$zone = $room->zone($this->zone->zone());
		$dates = $this->dates->findAll($booking->id);
		for ($attempt = 1; true; $attempt++) {
			$now = $this->clock->now()->getTimestamp();
			$copy = $this->writer->write($source, $booking, $dates, $room, $zone, $now)
				// The texts of a refused request are nowhere else, and a manager may still change his mind.
				?? ($booking->state === BookingState::Declined && $booking->source !== Source::CalDav
					? $this->writer->cancelled($source, $booking, $room, $zone)
					: null);
			$this->save($booking->roomId, $uri, $copy?->serialize());
			if ($room->extsync?->isEnabled === true && $booking->source !== Source::Sync) {
				$this->sync->soon($room->id);
			}
			$written = $dates;
			$dates = $this->dates->findAll($booking->id);
			// Whoever changed the dates in between may have written first.
			if ($attempt === self::ATTEMPTS || BookingPlan::fingerprint($dates) === BookingPlan::fingerprint($written)) {
				return;
			}
		}
	}

	/** After dates were accepted, declined or given back. */
	public function refresh(Booking $booking): void {
		$source = $this->findAll([$booking])[$booking->id] ?? $this->events->findOrNull($booking) ?? self::plain($booking);
		$this->write($booking, $source);
	}

	/** For a booking without an organizer's event. */
	public function writeNew(Booking $booking, NewEvent $event): void {
		$object = new VCalendar([], false);
		$component = new VEvent($object, 'VEVENT', [], false);
		$component->add('UID', CopyName::uid($booking));
		foreach (['DTSTART' => $event->start, 'DTEND' => $event->end] as $name => $time) {
			$event->isAllDay
				? $component->add($name, $time->format('Ymd'), ['VALUE' => 'DATE'])
				: $component->add($name, gmdate('Ymd\THis\Z', $time->getTimestamp()));
		}
		$component->add('SUMMARY', $event->summary);
		$component->add('DESCRIPTION', $event->description);
		$component->add('LOCATION', $event->roomName);
		$component->add('CLASS', $booking->class === '' ? 'PUBLIC' : $booking->class);
		$component->add('SEQUENCE', (string)$booking->sequence);
		$object->add($component);
		$this->write($booking, $object);
	}

	public function delete(Booking $booking): void {
		$this->calendar->delete($booking->roomId, CopyName::uri($booking->owner, $booking->uid));
	}

	/**
	 * @param list<Booking> $bookings
	 * @return array<int, VCalendar> by booking id, read in one go; those without a copy are left out
	 */
	public function findAll(array $bookings): array {
		$uris = $found = [];
		foreach ($bookings as $booking) {
			$uris[$booking->roomId][$booking->id] = CopyName::uri($booking->owner, $booking->uid);
		}
		foreach ($uris as $roomId => $names) {
			$texts = $this->calendar->findAll((string)$roomId, array_values(array_unique($names)));
			foreach ($names as $id => $uri) {
				$object = isset($texts[$uri]) ? $this->read((string)$roomId, $uri, $texts[$uri]) : null;
				if ($object !== null) {
					$found[$id] = $object;
				}
			}
		}
		return $found;
	}

	/** @param ?string $text null to delete it */
	private function save(string $roomId, string $uri, ?string $text): void {
		$there = $this->calendar->findOrNull($roomId, $uri);
		if ($there === $text) {
			return;
		}
		$text === null ? $this->calendar->delete($roomId, $uri) : $this->calendar->write($roomId, $uri, $text);
		// The feed of the room has series from here, and who has read it in between has to read it again.
		$this->rooms->raiseClaims($roomId);
	}

	/** What cannot be read is made anew when the booking changes. */
	private function read(string $roomId, string $uri, string $text): ?VCalendar {
		try {
			$object = Reader::read($text);
		} catch (ParseException $failure) {
			$this->logger->warning("The calendar of the room $roomId has an unreadable object $uri", ['exception' => $failure]);
			return null;
		}
		return $object instanceof VCalendar ? $object : null;
	}

	/** What the tables know, for want of anything better. */
	private static function plain(Booking $booking): VCalendar {
		$object = new VCalendar([], false);
		$event = new VEvent($object, 'VEVENT', [], false);
		$event->add('UID', CopyName::uid($booking));
		$event->add('SUMMARY', $booking->summary);
		$event->add('CLASS', $booking->class === '' ? 'PUBLIC' : $booking->class);
		$event->add('SEQUENCE', (string)$booking->sequence);
		$object->add($event);
		return $object;
	}
}
