<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Booking;

use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingRequest;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Present;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Shared\Db\Rows;
use OCA\RoomsApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** Bookings without their dates. Whatever changes one holds the lock of its room. */
class BookingRepository {
	private const COLUMN_CHARACTERS = 255;
	private const CLASS_CHARACTERS = 16;

	private readonly Rows $rows;

	public function __construct(private readonly IDBConnection $db) {
		$this->rows = new Rows($db, BookingRow::TABLE);
	}

	/** Its dates are not read. */
	public function findPresent(BookingRequest $request): Present {
		$stored = $this->rows->findAll(self::key($request->roomId, $request->owner, $request->uid))[0] ?? null;
		if ($stored === null) {
			return new Present(null, null, []);
		}
		$row = new StoredValues($stored);
		return new Present($row->number('id'), $row->yes('confirmed', false) ? BookingRow::booking($row) : null, []);
	}

	public function findOrNull(string $roomId, string $owner, string $uid): ?Booking {
		return $this->made($this->rows->findAll([...self::key($roomId, $owner, $uid), 'confirmed' => 1]))[0] ?? null;
	}

	public function findByIdOrNull(int $id): ?Booking {
		return $this->made($this->rows->findAll(['id' => $id, 'confirmed' => 1]))[0] ?? null;
	}

	/** @return list<string> ids of the rooms that an account has asked for */
	public function findAllRoomIdsOfOwner(string $owner): array {
		$query = Rows::named($this->db->getQueryBuilder()->selectDistinct('room_id')->from(BookingRow::TABLE), [
			'owner' => $owner, 'confirmed' => 1,
		]);
		return array_map(
			static fn (array $row): string => (new StoredValues($row))->text('room_id'),
			array_values($query->executeQuery()->fetchAllAssociative()),
		);
	}

	/** @return list<Booking> of a room, whoever owns them */
	public function findAllByUid(string $roomId, string $uid): array {
		return $this->made($this->rows->findAll(['room_id' => $roomId, 'uid_hash' => Booking::hash($uid), 'confirmed' => 1]));
	}

	/** @return list<Booking> of one event, one for each of its rooms */
	public function findAllOfEvent(string $owner, string $uid): array {
		return $this->made($this->rows->findAll(['owner' => $owner, 'uid_hash' => Booking::hash($uid), 'confirmed' => 1]));
	}

	/**
	 * Bookings of an event by its place too: it may be in the calendar of somebody else than its owner.
	 *
	 * @return list<Booking> that were not given back, by room
	 */
	public function findAllOfObject(int $calendarId, string $owner, string $uid): array {
		$query = Rows::named($this->rows->select(), ['uid_hash' => Booking::hash($uid), 'confirmed' => 1]);
		$query->andWhere($query->expr()->neq('state', Rows::parameter($query, BookingState::Cancelled->value)));
		$query->andWhere($query->expr()->orX(
			$query->expr()->eq('owner', Rows::parameter($query, $owner)),
			$query->expr()->eq('calendar_id', Rows::parameter($query, $calendarId)),
		))->orderBy('room_id');
		return $this->made($query->executeQuery()->fetchAllAssociative());
	}

	/** @return list<Booking> of events in a calendar that were not given back, by room */
	public function findAllOfCalendar(int $calendarId): array {
		$query = Rows::named($this->rows->select(), ['calendar_id' => $calendarId, 'confirmed' => 1]);
		$query->andWhere($query->expr()->neq('state', Rows::parameter($query, BookingState::Cancelled->value)))->orderBy('room_id');
		return $this->made($query->executeQuery()->fetchAllAssociative());
	}

	/** @return list<Booking> that were not given back */
	public function findAllOfOwner(string $owner): array {
		$query = Rows::named($this->rows->select(), ['owner' => $owner, 'confirmed' => 1]);
		$query->andWhere($query->expr()->neq('state', Rows::parameter($query, BookingState::Cancelled->value)))->orderBy('id');
		return $this->made($query->executeQuery()->fetchAllAssociative());
	}

	/**
	 * Series without end whose dates are known only until before a given time.
	 *
	 * @param int $after id of a booking; those up to it are left out
	 * @return list<Booking> that occupy their room, at most so many, by id
	 */
	public function findAllOpen(int $before, int $count, int $after = 0): array {
		$query = Rows::named($this->rows->select(), ['is_open' => 1, 'confirmed' => 1]);
		Rows::among($query, 'state', BookingState::BLOCKING)
			->andWhere($query->expr()->lt('expanded_until', Rows::parameter($query, $before)))
			->andWhere($query->expr()->gt('id', Rows::parameter($query, $after)))
			->orderBy('id')->setMaxResults($count);
		return $this->made($query->executeQuery()->fetchAllAssociative());
	}

	/** Makes a booking that is only claimed. */
	public function create(BookingRequest $request, int $now): int {
		$values = [
			...self::key($request->roomId, $request->owner, $request->uid),
			'uid' => self::storable($request->uid),
			'state' => BookingState::Cancelled->value,
			'is_recurring' => 0,
			'is_open' => 0,
			'source' => $request->source->value,
			'confirmed' => 0,
			'created_at' => $now,
			...self::described($request, $now),
		];
		$query = $this->db->getQueryBuilder()->insert(BookingRow::TABLE);
		foreach ($values as $column => $value) {
			$query->setValue($column, Rows::parameter($query, $value));
		}
		$this->rows->execute($query);
		return $query->getLastInsertId();
	}

	/**
	 * Stores what a request says, with the dates as decided.
	 *
	 * @param int $sequence the highest that is known
	 */
	public function saveDecided(int $id, BookingRequest $request, int $sequence, BookingState $state, ?Cause $cause, int $now): void {
		$this->rows->update(['id' => $id], [
			...self::described($request, $now),
			'sequence' => $sequence,
			'state' => $state->value,
			'cause' => $cause?->value,
			'is_recurring' => (int)$request->occurrences->isRecurring,
			'is_open' => (int)$request->occurrences->isOpen,
			'expanded_until' => $request->expandedUntil,
			'source' => $request->source->value,
			'confirmed' => 1,
		]);
	}

	/** Stores what a request says about a booking whose dates stay, and why. A series can no longer be extended by its event. */
	public function saveRefused(int $id, BookingRequest $request, ?Cause $cause, int $now): void {
		$this->rows->update(['id' => $id], [...self::described($request, $now), 'cause' => $cause?->value, 'is_open' => 0]);
	}

	public function saveState(int $id, BookingState $state, int $now): void {
		$this->rows->update(['id' => $id], ['state' => $state->value, 'cause' => null, 'updated_at' => $now]);
	}

	/** The calendar that has the organizer's event. */
	public function saveCalendar(int $id, int $calendarId): void {
		$this->rows->update(['id' => $id], ['calendar_id' => $calendarId]);
	}

	public function saveExpandedUntil(int $id, int $until): void {
		$this->rows->update(['id' => $id], ['expanded_until' => $until]);
	}

	/**
	 * Deletes those of the bookings that were never confirmed.
	 *
	 * @param list<int> $ids
	 */
	public function deleteUnconfirmed(array $ids): void {
		$this->rows->deleteAmong('id', $ids, ['confirmed' => 0]);
	}

	/** For a deleted room. */
	public function deleteOfRoom(string $roomId): void {
		$this->rows->delete(['room_id' => $roomId]);
	}

	/** @return array<string, int|string> */
	private static function described(BookingRequest $request, int $now): array {
		return [
			'sequence' => $request->sequence,
			'organizer' => self::cut($request->organizer),
			'organizer_name' => self::cut($request->organizerName),
			'summary' => self::cut($request->summary),
			'class' => mb_substr(self::storable($request->class), 0, self::CLASS_CHARACTERS),
			'event_hash' => $request->eventHash,
			'uri' => self::cut($request->uri),
			'updated_at' => $now,
		];
	}

	/** PostgreSQL refuses what is no text. */
	private static function storable(string $text): string {
		return str_replace("\0", '', mb_scrub($text));
	}

	private static function cut(string $text): string {
		return mb_substr(self::storable($text), 0, self::COLUMN_CHARACTERS);
	}

	/** @return array{room_id: string, owner: string, uid_hash: string} */
	private static function key(string $roomId, string $owner, string $uid): array {
		return ['room_id' => $roomId, 'owner' => $owner, 'uid_hash' => Booking::hash($uid)];
	}

	/**
	 * @param array<array-key, array<string, mixed>> $rows
	 * @return list<Booking>
	 */
	private function made(array $rows): array {
		return array_map(static fn (array $row): Booking => BookingRow::booking(new StoredValues($row)), array_values($rows));
	}
}
