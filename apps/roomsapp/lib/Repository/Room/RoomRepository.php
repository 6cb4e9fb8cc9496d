<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Room;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Room\Extsync;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Shared\Db\CorruptData;
use OCA\RoomsApp\Shared\Db\Rows;
use OCA\RoomsApp\Shared\Db\StoredValues;
use OCA\RoomsApp\Shared\Exception\Conflict;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCP\DB\Exception;
use OCP\IDBConnection;

/** The rooms. A row that cannot be read is an error and never a shorter list. */
class RoomRepository {
	private const TABLE = 'roomsapp_rooms';

	private readonly Rows $rows;

	public function __construct(private readonly IDBConnection $db) {
		$this->rows = new Rows($db, self::TABLE);
	}

	/**
	 * @throws NotFound
	 * @throws CorruptData
	 */
	public function find(string $id): Room {
		return $this->findOrNull($id) ?? throw new NotFound(Reason::UNKNOWN_ROOM, 'Room not found');
	}

	/** @throws CorruptData */
	public function findOrNull(string $id): ?Room {
		$row = $this->rows->findOrNull(['id' => $id], RoomRow::COLUMNS);
		return $row === null ? null : RoomRow::room($row);
	}

	/**
	 * @return list<Room> by name
	 * @throws CorruptData
	 */
	public function findAll(): array {
		return self::sorted($this->rows->select(RoomRow::COLUMNS)->executeQuery()->fetchAllAssociative());
	}

	/**
	 * @return list<Room> by name
	 * @throws CorruptData
	 */
	public function findAllOfGroup(string $groupId): array {
		return self::sorted($this->rows->findAll(['group_id' => $groupId], RoomRow::COLUMNS));
	}

	/** @return ?string id of the room with this address, in any spelling */
	public function findIdByEmailOrNull(string $email): ?string {
		$row = $this->rows->findAll(['email_key' => Room::emailKey($email)], ['id'])[0] ?? null;
		return $row === null ? null : (new StoredValues($row))->text('id');
	}

	/**
	 * @param list<string> $addresses in lower case
	 * @return array<string, string> ids of the rooms that have one of them, by address
	 */
	public function findAllIdsByAddress(array $addresses): array {
		$found = [];
		foreach ($this->rows->findAllAmong('email_key', $addresses, ['id', 'email_key']) as $row) {
			$value = new StoredValues($row);
			$found[$value->text('email_key')] = $value->text('id');
		}
		return $found;
	}

	/**
	 * @param list<string> $ids
	 * @return array<array-key, Room> those of them that exist, by id
	 * @throws CorruptData
	 */
	public function findAllAmong(array $ids): array {
		$found = [];
		foreach ($this->rows->findAllAmong('id', $ids, RoomRow::COLUMNS) as $row) {
			$room = RoomRow::room($row);
			$found[$room->id] = $room;
		}
		return $found;
	}

	/**
	 * @param list<string> $ids
	 * @return list<string> those of them that exist
	 */
	public function findAllIdsAmong(array $ids): array {
		$found = [];
		foreach ($this->rows->findAllAmong('id', $ids, ['id']) as $row) {
			$found[] = (new StoredValues($row))->text('id');
		}
		return $found;
	}

	/** @return list<string> in the order of the ids */
	public function findAllIds(): array {
		$query = $this->rows->select(['id']);
		$query->orderBy('id');
		return array_values(array_map(
			static fn (array $row): string => (new StoredValues($row))->text('id'),
			$query->executeQuery()->fetchAllAssociative(),
		));
	}

	/** @param bool $activeOnly only those that can be booked */
	public function count(bool $activeOnly = false): int {
		return $this->rows->count($activeOnly ? ['is_active' => 1] : []);
	}

	/** @return list<string> the id itself and those that continue it after a dash, as far as they exist */
	public function findAllIdsLike(string $id): array {
		$query = $this->rows->select(['id']);
		$query->where($query->expr()->eq('id', Rows::parameter($query, $id)))
			->orWhere($query->expr()->like('id', Rows::parameter($query, $this->db->escapeLikeParameter($id) . '-%')));
		return array_values(array_map(
			static fn (array $row): string => (new StoredValues($row))->text('id'),
			$query->executeQuery()->fetchAllAssociative(),
		));
	}

	/** @return bool false when the id or the address is taken */
	public function create(Room $room): bool {
		return $this->rows->insert(['id' => $room->id, 'created_at' => $room->createdAt, 'claims' => 0] + RoomRow::values($room));
	}

	/**
	 * Everything but the feed.
	 *
	 * @throws Conflict when another room has the address
	 */
	public function save(Room $room): void {
		try {
			$this->rows->update(['id' => $room->id], RoomRow::values($room));
		} catch (Exception $failure) {
			throw $failure->getReason() === Exception::REASON_UNIQUE_CONSTRAINT_VIOLATION ? self::taken(null) : $failure;
		}
	}

	/** For who holds the lock of the row. */
	public function saveExtsync(string $id, Extsync $extsync): void {
		$this->rows->update(['id' => $id], RoomRow::syncValues($extsync));
	}

	/** The room whose mailbox the calendar provider tells about by this subscription. */
	public function findBySubscriptionOrNull(string $subscriptionId): ?Room {
		$row = $this->rows->findAll(['subscription_id' => $subscriptionId], RoomRow::COLUMNS)[0] ?? null;
		return $row === null ? null : RoomRow::room($row);
	}

	/** @return list<Room> with a mailbox, by name */
	public function findAllWithMailbox(): array {
		$query = $this->rows->select(RoomRow::COLUMNS);
		return self::sorted($query->where($query->expr()->isNotNull('extsync'))->executeQuery()->fetchAllAssociative());
	}

	/**
	 * Takes the sync of a room, so that no other process syncs it until a given time; taken again, it lasts longer.
	 *
	 * @param ?int $held until when this process has it; null when it has not
	 * @return bool false when another process has it, or there is no such room
	 */
	public function holdSync(string $id, ?int $held, int $until, int $now): bool {
		$query = $this->db->getQueryBuilder()->update('roomsapp_rooms');
		$is = $query->expr();
		$query->set('syncing_until', Rows::parameter($query, $until))->where($is->eq('id', Rows::parameter($query, $id)));
		$query->andWhere($held === null
			? $is->orX($is->isNull('syncing_until'), $is->lte('syncing_until', Rows::parameter($query, $now)))
			: $is->eq('syncing_until', Rows::parameter($query, $held)));
		return $this->rows->execute($query) > 0;
	}

	public function clearSync(string $id, int $held): void {
		$this->rows->update(['id' => $id, 'syncing_until' => $held], ['syncing_until' => null]);
	}

	/**
	 * Locks the row until the transaction ends. Several rooms are locked in order of their ids.
	 *
	 * @return bool false when there is no such room
	 */
	public function raiseClaims(string $id): bool {
		return $this->rows->update(['id' => $id], ['claims' => Rows::plusOne('claims')]) > 0;
	}

	/** How often the room was locked so far: the more, the later. */
	public function countClaims(string $id): int {
		$row = $this->rows->findAll(['id' => $id], ['claims'])[0] ?? null;
		return $row === null ? 0 : (new StoredValues($row))->number('claims');
	}

	/** @return bool false when there was no such room */
	public function delete(string $id): bool {
		return $this->rows->delete(['id' => $id]) > 0;
	}

	public function hasAnyOfGroup(string $groupId): bool {
		return Rows::named($this->rows->select(['id']), ['group_id' => $groupId])->setMaxResults(1)->executeQuery()->fetchOne() !== false;
	}

	/** @param ?string $roomId the room that has the address, where it is known */
	public static function taken(?string $roomId): Conflict {
		$details = $roomId === null ? [] : ['conflictingRoomId' => $roomId];
		return new Conflict(Reason::ADDRESS_TAKEN, 'Another room has this address', '/email', $details);
	}

	/**
	 * @param array<array-key, array<string, mixed>> $rows
	 * @return list<Room>
	 */
	private static function sorted(array $rows): array {
		$rooms = array_map(RoomRow::room(...), array_values($rows));
		usort($rooms, static fn (Room $a, Room $b): int => strnatcasecmp("$a->name $a->id", "$b->name $b->id"));
		return $rooms;
	}
}
