<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Booking;

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Model\Policy\Taken;
use OCA\RoomsApp\Shared\Db\Rows;
use OCA\RoomsApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** Dates of bookings. Whatever changes one holds the lock of its room. A claimed date is none until it is confirmed. */
class OccurrenceRepository {
	/** With more of them, a look into each costs more than the dates of all rooms. */
	private const ROOMS_APART = 50;
	private const COLUMNS = ['booking_id', 'room_id', 'recurrence_id', 'start_at', 'end_at', 'is_all_day', 'is_long', 'state'];

	private readonly Rows $rows;

	public function __construct(private readonly IDBConnection $db) {
		$this->rows = new Rows($db, BookingRow::DATES);
	}

	/**
	 * What other bookings occupy, and what they claim.
	 *
	 * @param list<int> $except ids of bookings that are not others
	 * @return list<Taken>
	 */
	public function findAllTaken(string $roomId, int $from, int $to, array $except, int $now): array {
		$query = $this->rows->select(['booking_id', 'start_at', 'end_at']);
		DateRange::apply(Rows::named($query, ['room_id' => $roomId]), $from, $to);
		Rows::among($query, 'state', BookingState::BLOCKING);
		$query->andWhere($query->expr()->orX(
			$query->expr()->isNull('claim_expires_at'),
			$query->expr()->gt('claim_expires_at', Rows::parameter($query, $now)),
		));
		foreach ($except as $id) {
			$query->andWhere($query->expr()->neq('booking_id', Rows::parameter($query, $id)));
		}
		$taken = [];
		foreach ($query->executeQuery()->fetchAllAssociative() as $stored) {
			$row = new StoredValues($stored);
			$taken[] = new Taken($row->number('start_at'), $row->number('end_at'), $row->number('booking_id'));
		}
		return $taken;
	}

	/**
	 * What is occupied or claimed in several rooms.
	 *
	 * @param list<string> $roomIds
	 * @param list<array{int, int}> $within only what touches one of these times; empty for all of the period
	 * @return array<array-key, non-empty-list<Taken>> by room
	 */
	public function findAllTakenAmong(array $roomIds, int $from, int $to, int $now, array $within = []): array {
		$taken = [];
		$wanted = array_fill_keys($roomIds, true);
		$isOfAll = count($roomIds) > self::ROOMS_APART;
		foreach ($isOfAll ? [[]] : array_chunk($roomIds, max(1, Rows::CHUNK - 2 * count($within))) as $chunk) {
			$query = DateRange::apply($this->rows->select(['room_id', 'booking_id', 'start_at', 'end_at']), $from, $to);
			if (!$isOfAll) {
				Rows::among($query, 'room_id', $chunk);
			}
			Rows::among($query, 'state', BookingState::BLOCKING);
			$query->andWhere($query->expr()->orX(
				$query->expr()->isNull('claim_expires_at'),
				$query->expr()->gt('claim_expires_at', Rows::parameter($query, $now)),
			));
			if ($within !== []) {
				$query->andWhere($query->expr()->orX(...array_map(static fn (array $time) => $query->expr()->andX(
					$query->expr()->lt('start_at', Rows::parameter($query, $time[1])),
					$query->expr()->gt('end_at', Rows::parameter($query, $time[0])),
				), $within)));
			}
			foreach ($query->executeQuery()->fetchAllAssociative() as $stored) {
				$row = new StoredValues($stored);
				$roomId = $row->text('room_id');
				if (isset($wanted[$roomId])) {
					$taken[$roomId][] = new Taken($row->number('start_at'), $row->number('end_at'), $row->number('booking_id'));
				}
			}
		}
		return $taken;
	}

	/** @return list<BookedDate> of a booking, by start */
	public function findAll(int $bookingId): array {
		$query = Rows::named($this->rows->select(), ['booking_id' => $bookingId]);
		$query->andWhere($query->expr()->isNull('claim'))->orderBy('start_at')->addOrderBy('id');
		return array_map(
			static fn (array $row): BookedDate => BookingRow::date(new StoredValues($row)),
			array_values($query->executeQuery()->fetchAllAssociative()),
		);
	}

	/** How many dates a claim still has. */
	public function countClaimed(int $bookingId, string $token): int {
		return $this->rows->count(['booking_id' => $bookingId, 'claim' => $token]);
	}

	/** Whether anybody claims dates for a booking. */
	public function hasClaims(int $bookingId): bool {
		$query = Rows::named($this->rows->select(['id']), ['booking_id' => $bookingId]);
		return $query->andWhere($query->expr()->isNotNull('claim'))->setMaxResults(1)->executeQuery()->fetchOne() !== false;
	}

	/**
	 * Claims that were not confirmed in time.
	 *
	 * @param ?string $roomId null for all rooms
	 * @return list<array{room: string, booking: int}> each booking once
	 */
	public function findAllLapsed(?string $roomId, int $now): array {
		$query = Rows::named($this->rows->select(['room_id', 'booking_id']), $roomId === null ? [] : ['room_id' => $roomId]);
		$query->andWhere($query->expr()->lte('claim_expires_at', Rows::parameter($query, $now)));
		$lapsed = [];
		foreach ($query->executeQuery()->fetchAllAssociative() as $stored) {
			$row = new StoredValues($stored);
			$lapsed[$row->number('booking_id')] = ['room' => $row->text('room_id'), 'booking' => $row->number('booking_id')];
		}
		return array_values($lapsed);
	}

	/** @param list<BookedDate> $dates */
	public function saveAll(int $bookingId, string $roomId, array $dates): void {
		[$plain, $caused] = [[], []];
		foreach ($dates as $date) {
			$row = self::row($bookingId, $roomId, $date);
			if ($date->cause === null) {
				$plain[] = $row;
			} else {
				$caused[] = [...$row, $date->cause->value];
			}
		}
		$this->rows->insertAll(self::COLUMNS, $plain);
		$this->rows->insertAll([...self::COLUMNS, 'cause'], $caused);
	}

	/** @param list<BookedDate> $dates */
	public function saveClaimed(int $bookingId, string $roomId, array $dates, string $token, int $expiresAt): void {
		$rows = array_map(static fn (BookedDate $date): array => [...self::row($bookingId, $roomId, $date), $token, $expiresAt], $dates);
		$this->rows->insertAll([...self::COLUMNS, 'claim', 'claim_expires_at'], $rows);
	}

	/** Makes claimed dates dates. */
	public function saveConfirmed(int $bookingId, string $token): void {
		$this->rows->update(['booking_id' => $bookingId, 'claim' => $token], ['claim' => null, 'claim_expires_at' => null]);
	}

	/** @param list<int> $ids of dates */
	public function saveState(array $ids, BookingState $state, ?Cause $cause = null): void {
		foreach (array_chunk($ids, Rows::CHUNK) as $chunk) {
			$query = $this->db->getQueryBuilder()->update(BookingRow::DATES);
			$query->set('state', Rows::parameter($query, $state->value))->set('cause', Rows::parameter($query, $cause?->value));
			$this->rows->execute(Rows::among($query, 'id', $chunk));
		}
	}

	/** @param list<int> $ids of dates */
	public function deleteAll(array $ids): void {
		$this->rows->deleteAmong('id', $ids);
	}

	public function deleteClaim(int $bookingId, string $token): void {
		$this->rows->delete(['booking_id' => $bookingId, 'claim' => $token]);
	}

	/** Removes the claims of a room that were not confirmed in time. */
	public function deleteLapsed(string $roomId, int $now): void {
		$query = Rows::named($this->db->getQueryBuilder()->delete(BookingRow::DATES), ['room_id' => $roomId]);
		$this->rows->execute($query->andWhere($query->expr()->lte('claim_expires_at', Rows::parameter($query, $now))));
	}

	/** For a deleted room. */
	public function deleteOfRoom(string $roomId): void {
		$this->rows->delete(['room_id' => $roomId]);
	}

	/** @return non-empty-list<int|string> in the order of the columns */
	private static function row(int $bookingId, string $roomId, BookedDate $date): array {
		return [
			$bookingId, $roomId, $date->recurrenceId, $date->start, $date->end, (int)$date->isAllDay, (int)$date->isLong(),
			$date->state->value,
		];
	}
}
