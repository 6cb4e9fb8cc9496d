<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Calendar;

use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Booking\AuditEntry;
use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingEvent;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Calendar\CannotExpand;
use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use OCA\RoomsApp\Model\Invitation\Answer\Answer;
use OCA\RoomsApp\Model\Invitation\Answer\AnswerWriter;
use OCA\RoomsApp\Model\Invitation\Answer\RoomRemoval;
use OCA\RoomsApp\Model\Invitation\Answer\TooManyOverrides;
use OCA\RoomsApp\Model\Policy\DateDecision;
use OCA\RoomsApp\Model\Policy\Decision;
use OCA\RoomsApp\Model\Policy\Verdict;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Booking\AuditRepository;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use Sabre\VObject\Component\VCalendar;

/** What the tables say about the rooms of an event, written into the event. */
class StoredAnswers {
	public function __construct(
		private readonly AnswerWriter $writer,
		private readonly OccurrenceExpander $expander,
		private readonly OccurrenceRepository $dates,
		private readonly AuditRepository $audit,
		private readonly InstanceZone $zone,
	) {
	}

	/**
	 * @param list<Booking> $bookings of the event
	 * @param array<string, Room> $rooms of these bookings by address
	 * @param array<int, string> $moved names of the places to which bookings moved, by their ids
	 * @return bool whether the event changed
	 * @throws TooManyOverrides
	 * @throws CannotExpand
	 */
	public function write(VCalendar $object, array $bookings, array $rooms, array $moved = []): bool {
		$byId = array_column($rooms, null, 'id');
		$ids = array_map(static fn (Room $room): string => $room->id, $rooms);
		$answers = [];
		$hasChanged = false;
		foreach ($bookings as $booking) {
			$room = $byId[$booking->roomId] ?? null;
			if ($room === null) {
				continue;
			}
			$dates = $this->dates->findAll($booking->id);
			$hasChanged = $this->leave($object, $booking, $dates, $room, $ids, $moved[$booking->id] ?? '') || $hasChanged;
			$decision = self::decision($booking, $dates);
			if ($decision !== null) {
				$answers[] = new Answer($room->id, $decision, $room->zone($this->zone->zone()), ['' => $this->why($booking)]);
			}
		}
		$names = array_map(static fn (Room $room): string => $room->name, $byId);
		return $this->writer->write($object, $answers, $ids, $names) || $hasChanged;
	}

	/**
	 * @param list<BookedDate> $dates
	 * @param array<string, string> $ids of rooms by address
	 */
	private function leave(VCalendar $object, Booking $booking, array $dates, Room $room, array $ids, string $instead): bool {
		$places = array_filter([$room->location(), $room->address->text(), $room->name], static fn (string $place): bool => $place !== '');
		usort($places, static fn (string $one, string $other): int => strlen($other) <=> strlen($one));
		$removal = new RoomRemoval($room->id, $ids, $places, $instead);
		if ($booking->state === BookingState::Cancelled) {
			return $removal->all($object);
		}
		$gone = array_values(array_filter($dates, static fn (BookedDate $date): bool => $date->state === BookingState::Cancelled));
		if ($gone === []) {
			return false;
		}
		$zone = $room->zone($this->zone->zone());
		$starts = array_column($gone, 'start');
		$found = $this->expander->expand($object, $zone, min($starts) - 1, max($starts) + 1);
		// What the organizer took out or moved himself is no longer there to leave.
		$asked = array_fill_keys(array_map(BookedDate::keyOf(...), $gone), true);
		$left = array_filter($found->list, static fn (Occurrence $one): bool => isset($asked[BookedDate::keyOf($one)]));
		return $removal->dates($object, array_values($left), $zone);
	}

	/** @param list<BookedDate> $dates */
	private static function decision(Booking $booking, array $dates): ?Decision {
		$verdict = $booking->state->verdict();
		$decided = [];
		foreach ($dates as $date) {
			$one = $date->state->verdict();
			if ($one !== null) {
				$causes = $date->cause === null ? [] : [$date->cause];
				$decided[] = new DateDecision($date->occurrence(), $one, $one === Verdict::Declined ? $causes : []);
			}
		}
		return $verdict === null ? null : new Decision($verdict, $verdict === Verdict::Declined ? $booking->cause : null, $decided);
	}

	/** What the manager said who declined it last. */
	private function why(Booking $booking): string {
		$declined = array_filter(
			$this->audit->findAll($booking->id),
			static fn (AuditEntry $entry): bool => $entry->event === BookingEvent::Declined,
		);
		$why = end($declined) === false ? null : end($declined)->details['why'] ?? null;
		return is_string($why) ? $why : '';
	}
}
