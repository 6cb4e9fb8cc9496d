<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Check;

use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Check\CheckReport;
use OCA\RoomsApp\Model\Check\Finding;
use OCA\RoomsApp\Model\Check\Overlaps;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Repository\Check\CheckRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Booking\LapsedClaims;
use OCA\RoomsApp\Shared\Clock;

/**
 * Compares tables, calendars of rooms, events of organizers and mailboxes. The tables decide; what is made or changed during the check
 * may be listed though nothing is wrong with it.
 */
class BookingCheck {
	/** Later than any booking. */
	private const FAR = 1 << 40;

	public function __construct(
		private readonly CheckRepository $tables,
		private readonly OccurrenceRepository $dates,
		private readonly RoomRepository $rooms,
		private readonly LapsedClaims $lapsed,
		private readonly EventCheck $events,
		private readonly CopyCheck $copies,
		private readonly MailboxCheck $mailboxes,
		private readonly Clock $clock,
	) {
	}

	public function check(bool $isRepairing): CheckReport {
		$report = new CheckReport();
		$now = $this->clock->now()->getTimestamp();
		$report->lapsed = $isRepairing ? $this->lapsed->sweep() : count($this->dates->findAllLapsed(null, $now));
		$this->checkOrphans($report, $isRepairing);
		foreach ($this->rooms->findAll() as $room) {
			$report->rooms++;
			$this->events->check($room, $report, $isRepairing);
			$this->copies->check($room, $report, $isRepairing);
			$this->mailboxes->check($room, $report, $isRepairing);
			$bookings = $this->tables->findAllOfRoom($room->id);
			$report->bookings += count($bookings);
			$this->checkOverlaps($room, $bookings, $report, $now);
		}
		return $report;
	}

	private function checkOrphans(CheckReport $report, bool $isRepairing): void {
		$homeless = $this->tables->findAllBookingsWithoutRoom();
		$dates = $this->tables->findAllDatesWithoutBooking();
		$empty = $this->tables->findAllBookingsWithoutClaim();
		foreach (['booking of no room' => $homeless, 'date of no booking' => $dates, 'booking without claim' => $empty] as $what => $ids) {
			foreach ($ids as $id) {
				$report->add(Finding::Orphaned, "$what: $id");
			}
		}
		if ($isRepairing) {
			$this->dates->deleteAll($dates);
			$this->tables->deleteBookings([...$homeless, ...$empty]);
		}
	}

	/** @param list<Booking> $bookings Which of two stays is for people to decide. */
	private function checkOverlaps(Room $room, array $bookings, CheckReport $report, int $now): void {
		$uids = array_column($bookings, 'uid', 'id');
		foreach (Overlaps::of($this->dates->findAllTaken($room->id, $now, self::FAR, [], $now)) as [$one, $other]) {
			$at = gmdate('Y-m-d\TH:i\Z', max($one->start, $other->start));
			$names = array_map(static fn (int $id): string => $uids[$id] ?? "booking $id", [$one->bookingId, $other->bookingId]);
			$report->add(Finding::Overlapping, "$room->id: " . implode(' and ', $names) . " at $at");
		}
	}
}
