<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Booking;

use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Occupancy\BusyRange;
use OCA\RoomsApp\Model\Booking\Occupancy\DateFilter;
use OCA\RoomsApp\Model\Booking\Occupancy\RoomDate;
use OCA\RoomsApp\Shared\Db\Rows;
use OCA\RoomsApp\Shared\Db\StoredValues;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;

/** Dates with their bookings, for everybody who looks at rooms. What is only claimed is not shown, but it is busy. */
class RoomDateRepository {
	/** Far enough away for any period that is not limited, and never so far that a sum overflows. */
	private const FAR = 1 << 40;
	/** Columns that both tables have, under another name. */
	private const DATE = ['id', 'state', 'cause'];

	public function __construct(private readonly IDBConnection $db) {
	}

	/**
	 * @param list<string> $roomIds
	 * @param ?int $count at most so many; null for all
	 * @return list<RoomDate> by start
	 */
	public function findAll(array $roomIds, DateFilter $filter, ?int $count = null): array {
		$found = [];
		foreach (array_chunk($roomIds, Rows::CHUNK) as $chunk) {
			$query = $this->ranged($chunk, $filter->from ?? -self::FAR, $filter->to ?? self::FAR);
			if ($filter->isOfSeries !== null) {
				$none = Rows::parameter($query, '');
				$is = $query->expr();
				$query->andWhere($filter->isOfSeries ? $is->neq('o.recurrence_id', $none) : $is->eq('o.recurrence_id', $none));
			}
			self::filtered($query, $filter->states)
				->orderBy('o.start_at')->addOrderBy('o.id')->setMaxResults($count);
			foreach ($query->executeQuery()->fetchAllAssociative() as $row) {
				$found[] = self::made($row);
			}
		}
		return array_slice(count($roomIds) > Rows::CHUNK ? self::sorted($found) : $found, 0, $count);
	}

	/**
	 * What waits for an answer and is not over.
	 *
	 * @param list<string> $roomIds
	 * @return list<RoomDate> by start
	 */
	public function findAllPending(array $roomIds, int $now): array {
		// Few bookings are pending: by their ids no database looks at all the dates to come.
		$ids = [];
		foreach (array_chunk($roomIds, Rows::CHUNK) as $chunk) {
			$query = Rows::among($this->db->getQueryBuilder()->select('id')->from(BookingRow::TABLE), 'room_id', $chunk);
			Rows::named($query, ['state' => BookingState::Pending->value]);
			foreach ($query->executeQuery()->fetchAllAssociative() as $row) {
				$ids[] = (new StoredValues($row))->number('id');
			}
		}
		$found = [];
		foreach (array_chunk($ids, Rows::CHUNK) as $chunk) {
			$query = self::filtered(Rows::among($this->joined(), 'o.booking_id', $chunk), [BookingState::Pending]);
			$query->andWhere($query->expr()->gt('o.end_at', Rows::parameter($query, $now)));
			foreach ($query->executeQuery()->fetchAllAssociative() as $row) {
				$found[] = self::made($row);
			}
		}
		return self::sorted($found);
	}

	/**
	 * Dates of the bookings that an account organizes.
	 *
	 * @param ?string $roomId null for all rooms
	 * @param non-empty-list<BookingState> $states
	 * @param bool $isOver whether those that are over, the latest first, instead of those to come
	 * @return list<RoomDate>
	 */
	public function findAllOfOwner(string $owner, ?string $roomId, array $states, bool $isOver, int $now, int $count, int $offset): array {
		$order = $isOver ? 'DESC' : 'ASC';
		$query = self::owned($this->joined(), $owner, $roomId, $states, $isOver, $now)
			->orderBy('o.start_at', $order)->addOrderBy('o.id', $order)->setMaxResults($count)->setFirstResult($offset);
		return array_map(self::made(...), array_values($query->executeQuery()->fetchAllAssociative()));
	}

	/** @param non-empty-list<BookingState> $states */
	public function countOfOwner(string $owner, ?string $roomId, array $states, bool $isOver, int $now): int {
		$query = $this->db->getQueryBuilder();
		$query->selectAlias($query->func()->count('*'), 'dates')->from(BookingRow::DATES, 'o')
			->innerJoin('o', BookingRow::TABLE, 'b', $query->expr()->eq('b.id', 'o.booking_id'));
		$query = self::owned($query, $owner, $roomId, $states, $isOver, $now);
		return (int)StoredValues::row($query->executeQuery()->fetchAssociative())->numberOrNull('dates');
	}

	/**
	 * The first date that begins at a time or later.
	 *
	 * @param non-empty-list<BookingState> $states
	 */
	public function findNextOrNull(string $roomId, int $from, array $states): ?RoomDate {
		$first = null;
		// Separately, each is one step in the index.
		foreach ([0, 1] as $isLong) {
			$query = Rows::named($this->joined(), ['o.room_id' => $roomId, 'o.is_long' => $isLong]);
			self::filtered($query, $states)
				->andWhere($query->expr()->gte('o.start_at', Rows::parameter($query, $from)))
				->orderBy('o.start_at')->addOrderBy('o.id')->setMaxResults(1);
			$row = $query->executeQuery()->fetchAssociative();
			$found = $row === false ? null : self::made($row);
			$first = $first === null || ($found !== null && $found->date->start < $first->date->start) ? $found ?? $first : $first;
		}
		return $first;
	}

	/** @return list<BusyRange> of a room in a period, by start */
	public function findAllBusy(string $roomId, int $from, int $to, int $now): array {
		$query = $this->ranged([$roomId], $from, $to);
		Rows::among($query, 'o.state', BookingState::BLOCKING)->andWhere($query->expr()->orX(
			$query->expr()->isNull('o.claim_expires_at'),
			$query->expr()->gt('o.claim_expires_at', Rows::parameter($query, $now)),
		))->orderBy('o.start_at')->addOrderBy('o.id');
		$busy = [];
		foreach ($query->executeQuery()->fetchAllAssociative() as $stored) {
			$row = new StoredValues($stored);
			$isClaimed = $row->textOrNull('claim') !== null;
			$busy[] = new BusyRange($row->number('start_at'), $row->number('end_at'), $isClaimed ? null : self::made($stored));
		}
		return $busy;
	}

	/**
	 * Confirmed dates in these states.
	 *
	 * @param non-empty-list<BookingState> $states
	 */
	private static function filtered(IQueryBuilder $query, array $states): IQueryBuilder {
		Rows::among($query, 'o.state', array_map(static fn (BookingState $state): string => $state->value, $states));
		return Rows::named($query, ['b.confirmed' => 1])->andWhere($query->expr()->isNull('o.claim'));
	}

	/** @param non-empty-list<BookingState> $states */
	private static function owned(
		IQueryBuilder $query,
		string $owner,
		?string $roomId,
		array $states,
		bool $isOver,
		int $now,
	): IQueryBuilder {
		Rows::named(self::filtered($query, $states), ['b.owner' => $owner] + ($roomId === null ? [] : ['b.room_id' => $roomId]));
		$end = Rows::parameter($query, $now);
		return $query->andWhere($isOver ? $query->expr()->lte('o.end_at', $end) : $query->expr()->gt('o.end_at', $end));
	}

	/** @param list<string> $roomIds */
	private function ranged(array $roomIds, int $from, int $to): IQueryBuilder {
		return DateRange::apply(Rows::among($this->joined(), 'o.room_id', $roomIds), $from, $to, 'o.');
	}

	private function joined(): IQueryBuilder {
		$query = $this->db->getQueryBuilder();
		$query->select('b.*', 'o.recurrence_id', 'o.start_at', 'o.end_at', 'o.is_all_day', 'o.claim');
		foreach (self::DATE as $column) {
			$query->selectAlias("o.$column", "date_$column");
		}
		return $query->from(BookingRow::DATES, 'o')
			->innerJoin('o', BookingRow::TABLE, 'b', $query->expr()->eq('b.id', 'o.booking_id'));
	}

	/**
	 * @param list<RoomDate> $dates
	 * @return list<RoomDate> by start
	 */
	private static function sorted(array $dates): array {
		usort($dates, static fn (RoomDate $one, RoomDate $other): int =>
			[$one->date->start, $one->date->id] <=> [$other->date->start, $other->date->id]);
		return $dates;
	}

	/** @param array<string, mixed> $stored */
	private static function made(array $stored): RoomDate {
		$row = new StoredValues($stored);
		return new RoomDate(BookingRow::booking($row), BookingRow::date($row, 'date_'));
	}
}
