<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Fake;

use OCA\RoomsApp\Model\Booking\Planner;
use OCA\RoomsApp\Model\Policy\BookingPolicy;
use OCA\RoomsApp\Repository\Booking\AuditRepository;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Repository\Booking\OccurrenceRepository;
use OCA\RoomsApp\Repository\Booking\RoomDateRepository;
use OCA\RoomsApp\Repository\Booking\RoomLock;
use OCA\RoomsApp\Repository\Booking\UsageRepository;
use OCA\RoomsApp\Service\Booking\Approvals;
use OCA\RoomsApp\Service\Booking\BookingDesk;
use OCA\RoomsApp\Service\Booking\LapsedClaims;
use OCA\RoomsApp\Service\Booking\Ledger;
use OCA\RoomsApp\Service\Booking\Occupancy;
use OCA\RoomsApp\Service\Booking\OpenSeries;
use OCA\RoomsApp\Service\Booking\Releases;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Db\Transaction;
use OCP\IDBConnection;

/** Everything that books, on one database. */
final class BookingServices {
	public readonly RoomLock $lock;
	public readonly BookingRepository $bookings;
	public readonly OccurrenceRepository $dates;
	public readonly AuditRepository $audit;
	public readonly LapsedClaims $lapsed;
	public readonly BookingDesk $desk;
	public readonly Releases $releases;
	public readonly Approvals $approvals;
	public readonly OpenSeries $series;
	public readonly Occupancy $occupancy;

	public function __construct(IDBConnection $db, Clock $clock) {
		$this->lock = new RoomLock($db, new Transaction($db));
		$this->bookings = new BookingRepository($db);
		$this->dates = new OccurrenceRepository($db);
		$this->audit = new AuditRepository($db);
		$planner = new Planner(new BookingPolicy());
		$ledger = new Ledger($this->bookings, $this->dates, $this->audit, $planner);
		$this->lapsed = new LapsedClaims($this->lock, $this->bookings, $this->dates, $clock);
		$this->desk = new BookingDesk($this->lock, $ledger, $this->lapsed, $this->bookings, $this->dates, new NothingNewer(), $clock);
		$this->releases = new Releases($this->lock, $ledger, $this->bookings, $this->dates, $clock);
		$this->approvals = new Approvals($this->lock, $ledger, $this->lapsed, $planner, $this->bookings, $this->dates, $clock);
		$this->occupancy = new Occupancy(new RoomDateRepository($db), new UsageRepository($db, new OneCache($clock)), $clock);
		$this->series = new OpenSeries($this->lock, $ledger, $this->lapsed, $planner, $this->bookings, $this->dates, $clock);
	}
}
