<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Check;

use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Host\RoomCalendar;
use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Calendar\Copy\CopyName;
use OCA\RoomsApp\Model\Check\CheckReport;
use OCA\RoomsApp\Model\Check\Finding;
use OCA\RoomsApp\Model\Check\ToldDates;
use OCA\RoomsApp\Model\Invitation\Fields;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Check\CheckRepository;
use OCA\RoomsApp\Service\Calendar\RoomCopies;
use OCA\RoomsApp\Shared\Clock;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;

/** What the calendar of a room says, compared with its bookings. */
class CopyCheck {
	/** Objects that are read at once. */
	private const CHUNK = 100;

	public function __construct(
		private readonly CheckRepository $tables,
		private readonly RoomCalendar $calendar,
		private readonly RoomCopies $copies,
		private readonly ToldDates $told,
		private readonly InstanceZone $zone,
		private readonly RoomRebuild $rebuild,
		private readonly Repairs $repairs,
		private readonly Clock $clock,
	) {
	}

	public function check(Room $room, CheckReport $report, bool $isRepairing): void {
		$bookings = $this->tables->findAllOfRoom($room->id);
		$dates = $this->tables->findAllDates($room->id);
		foreach (array_chunk($bookings, self::CHUNK) as $chunk) {
			$copies = $this->copies->findAll($chunk);
			foreach ($chunk as $booking) {
				$finding = $this->compare($room, $booking, $dates[$booking->id] ?? [], $copies[$booking->id] ?? null);
				if ($finding !== null) {
					$report->add($finding, "$room->id: $booking->uid");
					if ($isRepairing) {
						$this->repairs->attempt($report, "$room->id: $booking->uid", fn () => $this->copies->refresh($booking));
					}
				}
			}
		}
		$extra = $this->extra($room, $bookings);
		foreach ($extra as $name) {
			$report->add(Finding::Extra, "$room->id: $name");
		}
		if ($isRepairing && $extra !== []) {
			// Nothing but the calendar knows of these, and nobody else shall have the room in the meantime.
			$this->rebuild->take($room, $extra, $report);
		}
	}

	/**
	 * @param list<Booking> $bookings
	 * @return list<string> names of objects
	 */
	public function extra(Room $room, array $bookings): array {
		$known = array_map(static fn (Booking $booking): string => CopyName::uri($booking->owner, $booking->uid), $bookings);
		return array_values(array_diff($this->calendar->findAllNames($room->id), $known));
	}

	/** @param list<BookedDate> $dates */
	private function compare(Room $room, Booking $booking, array $dates, ?VCalendar $copy): ?Finding {
		$blocking = array_values(array_filter($dates, static fn (BookedDate $date): bool => $date->state->isBlocking()));
		if ($copy === null) {
			return $blocking === [] ? null : Finding::Missing;
		}
		$now = $this->clock->now()->getTimestamp();
		$expected = [];
		foreach ($blocking as $date) {
			if (!$date->isOver($now)) {
				$expected[] = [$date->occurrence(), $date->state === BookingState::Accepted ? 'CONFIRMED' : 'TENTATIVE'];
			}
		}
		$until = EventCheck::until($booking, $dates, $now);
		$status = static fn (VEvent $event): string => Fields::text($event, 'STATUS');
		$told = $this->told->read($copy, $room->zone($this->zone->zone()), $now, $until, $status);
		return $told !== null && ToldDates::byTime($told) === ToldDates::byTime($expected) ? null : Finding::Different;
	}
}
