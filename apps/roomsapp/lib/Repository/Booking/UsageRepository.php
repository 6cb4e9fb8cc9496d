<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Booking;

use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Occupancy\RoomUsage;
use OCA\RoomsApp\Shared\Db\Rows;
use OCA\RoomsApp\Shared\Db\StoredValues;
use OCP\ICache;
use OCP\ICacheFactory;
use OCP\IDBConnection;

/**
 * How rooms were used. The database adds up, because a year has more dates than fit into memory. Sums are kept until a booking of one of
 * the rooms changes, which is never done without raising the claims of the room.
 */
class UsageRepository {
	private const SECONDS = 3_600;

	private ?ICache $cache = null;

	public function __construct(
		private readonly IDBConnection $db,
		private readonly ICacheFactory $caches,
	) {
	}

	/**
	 * Dates that touch a period, and the part of them that lies in it.
	 *
	 * @param list<string> $roomIds
	 * @return list<RoomUsage> of each room, in the same order
	 */
	public function findAll(array $roomIds, int $from, int $to): array {
		$usage = [];
		foreach (array_chunk($roomIds, Rows::CHUNK) as $chunk) {
			$key = hash('sha256', json_encode([$from, $to, $this->state($chunk)], JSON_THROW_ON_ERROR));
			$usage[] = self::kept($this->cache()->get($key)) ?? $this->summed($chunk, $from, $to, $key);
		}
		$usage = array_replace(...$usage, ...[[]]);
		return array_map(static function (string $id) use ($usage): RoomUsage {
			$counts = $usage["=$id"] ?? [];
			$seconds = array_shift($counts) ?? 0;
			return new RoomUsage($id, $seconds, $counts === [] ? [] : array_combine(self::states(), $counts));
		}, $roomIds);
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
	 * @param list<string> $roomIds
	 * @return array<string, list<int>> seconds and counts by state, of rooms with dates
	 */
	private function summed(array $roomIds, int $from, int $to, string $key): array {
		$usage = [];
		foreach ($this->rows($roomIds, $from, $to) as $stored) {
			$row = new StoredValues($stored);
			$usage['=' . $row->text('room_id')] = [$row->number('seconds'), ...array_map($row->number(...), self::states())];
		}
		$this->cache()->set($key, json_encode($usage, JSON_THROW_ON_ERROR), self::SECONDS);
		return $usage;
	}

	/**
	 * What changes with the bookings of rooms, read before they are.
	 *
	 * @param list<string> $roomIds
	 * @return list<list<mixed>>
	 */
	private function state(array $roomIds): array {
		$query = $this->db->getQueryBuilder();
		$query->select('id', 'claims', 'created_at')->from('roomsapp_rooms')->orderBy('id');
		return array_map(array_values(...), Rows::among($query, 'id', $roomIds)->executeQuery()->fetchAllAssociative());
	}

	/** @return ?array<string, list<int>> */
	private static function kept(mixed $text): ?array {
		/** @var ?array<string, list<int>> */
		return is_string($text) ? json_decode($text, true) : null;
	}

	/** @return list<string> */
	private static function states(): array {
		return array_column(BookingState::cases(), 'value');
	}

	private function cache(): ICache {
		return $this->cache ??= $this->caches->createLocal('roomsapp-usage-');
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
