<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Booking;

use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Occupancy\RoomUsage;
use OCA\RoomsApp\Shared\Db\Rows;
use OCA\RoomsApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** How rooms were used. The database adds up, because a year has more dates than fit into memory. */
class UsageRepository {
	public function __construct(private readonly IDBConnection $db) {
	}

	/**
	 * Dates that touch a period, and the part of them that lies in it.
	 *
	 * @param list<string> $roomIds
	 * @return list<RoomUsage> of each room, in the same order
	 */
	public function findAll(array $roomIds, int $from, int $to): array {
		$seconds = $counts = [];
		foreach (array_chunk($roomIds, Rows::CHUNK) as $chunk) {
			foreach ($this->rows($chunk, $from, $to) as $stored) {
				$row = new StoredValues($stored);
				$room = $row->text('room_id');
				$seconds[$room] = $row->number('seconds');
				foreach (BookingState::cases() as $state) {
					$counts[$room][$state->value] = $row->number($state->value);
				}
			}
		}
		return array_map(static fn (string $id): RoomUsage => new RoomUsage($id, $seconds[$id] ?? 0, $counts[$id] ?? []), $roomIds);
	}

	/** @return array<string, int> how many dates of all rooms touch a period, by state */
	public function countAll(int $from, int $to): array {
		$query = $this->db->getQueryBuilder();
		$query->select('state')->selectAlias($query->func()->count('*'), 'dates')->from(BookingRow::DATES)->groupBy('state');
		DateRange::apply($query, $from, $to)->andWhere($query->expr()->isNull('claim'));
		$counts = [];
		foreach ($query->executeQuery()->fetchAllAssociative() as $stored) {
			$row = new StoredValues($stored);
			$counts[$row->text('state')] = $row->number('dates');
		}
		return $counts;
	}

	/**
	 * One row for each room, in the order of an index, so that the database sorts nothing.
	 *
	 * @param list<string> $roomIds
	 * @return list<array<string, mixed>>
	 */
	private function rows(array $roomIds, int $from, int $to): array {
		$query = $this->db->getQueryBuilder();
		$value = static fn (int $time): string => (string)Rows::parameter($query, $time);
		$is = static fn (BookingState $state): string => 'state = ' . Rows::parameter($query, $state->value);
		$clipped = "CASE WHEN end_at > {$value($to)} THEN {$value($to)} ELSE end_at END"
			. " - CASE WHEN start_at < {$value($from)} THEN {$value($from)} ELSE start_at END";
		$query->select('room_id')->from(BookingRow::DATES)->groupBy('room_id')
			->selectAlias($query->createFunction("SUM(CASE WHEN {$is(BookingState::Accepted)} THEN $clipped ELSE 0 END)"), 'seconds');
		foreach (BookingState::cases() as $state) {
			$query->selectAlias($query->createFunction("SUM(CASE WHEN {$is($state)} THEN 1 ELSE 0 END)"), $state->value);
		}
		DateRange::apply(Rows::among($query, 'room_id', $roomIds), $from, $to)->andWhere($query->expr()->isNull('claim'));
		return $query->executeQuery()->fetchAllAssociative();
	}
}
