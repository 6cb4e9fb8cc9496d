<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Fake;

use Host\Tests\Database\DatabaseTestCase;
use OCA\RoomsApp\Model\Booking\AuditEntry;
use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingRequest;
use OCA\RoomsApp\Model\Booking\Claim;

/** Rooms `blue` and `green` without bookings. */
abstract class BookingTestCase extends DatabaseTestCase {
	protected SetClock $clock;
	protected BookingServices $services;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		RoomTables::create($this->connection);
		RoomTables::addRoom($this->connection, 'blue');
		RoomTables::addRoom($this->connection, 'green');
		$this->clock = new SetClock(SomeRequest::NOW);
		$this->services = new BookingServices($this->connection, $this->clock);
	}

	protected function claim(BookingRequest $request): Claim {
		return $this->services->desk->claim([$request])[0];
	}

	/** Claims and confirms. */
	protected function book(BookingRequest $request): Claim {
		$claim = $this->claim($request);
		return $claim->isConfirmed ? $claim : $this->services->desk->confirm([$claim])[0];
	}

	protected function booking(string $room = 'blue', string $uid = 'event-1', string $owner = 'anna'): Booking {
		return $this->services->bookings->findOrNull($room, $owner, $uid) ?? self::fail("No booking $uid of $owner in $room");
	}

	/** @return list<string> such as `5 accepted` and `7 declined conflict`, by start */
	protected function dates(string $room = 'blue', string $uid = 'event-1', string $owner = 'anna'): array {
		return array_map(
			static fn (BookedDate $date): string => rtrim(
				($date->start - SomeRequest::NOW) / 3_600 . " {$date->state->value} " . ($date->cause->value ?? ''),
			),
			$this->services->dates->findAll($this->booking($room, $uid, $owner)->id),
		);
	}

	/** @return string such as `declined conflict` */
	protected static function said(Claim $claim): string {
		$decision = $claim->decision();
		return trim("{$decision->verdict->value} " . ($decision->cause->value ?? ''));
	}

	/** @return int rows of a table */
	protected function rows(string $table): int {
		$count = $this->database->value("SELECT COUNT(*) FROM oc_roomsapp_$table");
		return is_int($count) ? $count : self::fail('No count');
	}

	/** @return list<mixed> pairs of dates of two bookings that have a room at one time */
	protected function overlaps(): array {
		return $this->database->column(
			"SELECT a.id FROM oc_roomsapp_occurrences a JOIN oc_roomsapp_occurrences b
				ON a.room_id = b.room_id AND a.booking_id <> b.booking_id AND a.start_at < b.end_at AND a.end_at > b.start_at
			WHERE a.state IN ('accepted', 'pending') AND b.state IN ('accepted', 'pending')
				AND COALESCE(a.claim_expires_at, 9e9) > ? AND COALESCE(b.claim_expires_at, 9e9) > ?",
			[$this->clock->time, $this->clock->time],
		);
	}

	/** @return list<mixed> dates without booking, and claimed bookings without dates */
	protected function orphans(): array {
		return $this->database->column(
			'SELECT id FROM oc_roomsapp_occurrences WHERE booking_id NOT IN (SELECT id FROM oc_roomsapp_bookings)
			UNION SELECT -id FROM oc_roomsapp_bookings WHERE confirmed = 0 AND id NOT IN (SELECT booking_id FROM oc_roomsapp_occurrences)',
		);
	}

	/** @return list<string> what the audit has for a room, oldest first */
	protected function audit(string $room = 'blue'): array {
		$entries = array_reverse($this->services->audit->findAllOfRoom($room, 100));
		return array_map(static fn (AuditEntry $entry): string => "{$entry->event->value} {$entry->actor->id}", $entries);
	}
}
