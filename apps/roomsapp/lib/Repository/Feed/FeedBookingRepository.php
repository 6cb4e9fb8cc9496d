<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Feed;

use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Feed\FeedBooking;
use OCA\RoomsApp\Repository\Booking\BookingRow;
use OCA\RoomsApp\Shared\Db\Rows;
use OCA\RoomsApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** What a feed shows of a room's bookings. */
class FeedBookingRepository {
	private readonly Rows $bookings;
	private readonly Rows $dates;

	public function __construct(IDBConnection $db) {
		$this->bookings = new Rows($db, BookingRow::TABLE);
		$this->dates = new Rows($db, BookingRow::DATES);
	}

	/** @return list<FeedBooking> those with an accepted date, oldest first; what is only claimed does not count */
	public function findAll(string $roomId): array {
		$query = Rows::named($this->dates->select(), ['room_id' => $roomId]);
		$query->andWhere($query->expr()->isNull('claim'))->orderBy('start_at')->addOrderBy('id');
		$dates = $hasAccepted = [];
		foreach ($query->executeQuery()->fetchAllAssociative() as $stored) {
			$row = new StoredValues($stored);
			$id = $row->number('booking_id');
			$dates[$id][] = $date = BookingRow::date($row);
			$hasAccepted[$id] = ($hasAccepted[$id] ?? false) || $date->state === BookingState::Accepted;
		}
		$found = [];
		$query = Rows::named($this->bookings->select(), ['room_id' => $roomId, 'confirmed' => 1])->orderBy('id');
		foreach ($query->executeQuery()->fetchAllAssociative() as $stored) {
			$booking = BookingRow::booking(new StoredValues($stored));
			if ($hasAccepted[$booking->id] ?? false) {
				$found[] = new FeedBooking($booking, $dates[$booking->id]);
			}
		}
		return $found;
	}
}
