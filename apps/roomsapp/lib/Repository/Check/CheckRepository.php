<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Check;

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Repository\Booking\BookingRow;
use OCA\RoomsApp\Shared\Db\Rows;
use OCA\RoomsApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** What only a check of everything reads. */
class CheckRepository {
	public function __construct(private readonly IDBConnection $db) {
	}

	/** @return list<Booking> also those that were given back */
	public function findAllOfRoom(string $roomId): array {
		$query = Rows::named((new Rows($this->db, BookingRow::TABLE))->select(), ['room_id' => $roomId, 'confirmed' => 1]);
		return array_map(
			static fn (array $row): Booking => BookingRow::booking(new StoredValues($row)),
			array_values($query->orderBy('id')->executeQuery()->fetchAllAssociative()),
		);
	}

	/** @return array<int, list<BookedDate>> by booking, without what is only claimed */
	public function findAllDates(string $roomId): array {
		$query = Rows::named((new Rows($this->db, BookingRow::DATES))->select(), ['room_id' => $roomId]);
		$query->andWhere($query->expr()->isNull('claim'))->orderBy('start_at')->addOrderBy('id');
		$dates = [];
		foreach ($query->executeQuery()->fetchAllAssociative() as $stored) {
			$row = new StoredValues($stored);
			$dates[$row->number('booking_id')][] = BookingRow::date($row);
		}
		return $dates;
	}

	/** @return list<int> ids of dates whose booking does not exist */
	public function findAllDatesWithoutBooking(): array {
		$query = $this->db->getQueryBuilder();
		$query->select('o.id')->from(BookingRow::DATES, 'o')
			->leftJoin('o', BookingRow::TABLE, 'b', $query->expr()->eq('o.booking_id', 'b.id'))
			->where($query->expr()->isNull('b.id'));
		return self::ids($query->executeQuery()->fetchAllAssociative());
	}

	/** @return list<int> ids of bookings whose room does not exist */
	public function findAllBookingsWithoutRoom(): array {
		$query = $this->db->getQueryBuilder();
		$query->select('b.id')->from(BookingRow::TABLE, 'b')
			->leftJoin('b', 'roomsapp_rooms', 'r', $query->expr()->eq('b.room_id', 'r.id'))
			->where($query->expr()->isNull('r.id'));
		return self::ids($query->executeQuery()->fetchAllAssociative());
	}

	/** @return list<int> ids of bookings that nobody confirmed and that claim nothing */
	public function findAllBookingsWithoutClaim(): array {
		$query = $this->db->getQueryBuilder();
		$query->select('b.id')->from(BookingRow::TABLE, 'b')
			->leftJoin('b', BookingRow::DATES, 'o', $query->expr()->eq('o.booking_id', 'b.id'))
			->where($query->expr()->isNull('o.id'))
			->andWhere($query->expr()->eq('b.confirmed', Rows::parameter($query, 0)));
		return self::ids($query->executeQuery()->fetchAllAssociative());
	}

	/** @param list<int> $ids */
	public function deleteBookings(array $ids): void {
		(new Rows($this->db, BookingRow::DATES))->deleteAmong('booking_id', $ids);
		(new Rows($this->db, BookingRow::TABLE))->deleteAmong('id', $ids);
	}

	/**
	 * @param array<array-key, array<string, mixed>> $rows
	 * @return list<int>
	 */
	private static function ids(array $rows): array {
		return array_values(array_map(static fn (array $row): int => (new StoredValues($row))->number('id'), $rows));
	}
}
