<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Group;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Group\RoomGroup;
use OCA\RoomsApp\Shared\Db\Rows;
use OCA\RoomsApp\Shared\Db\StoredValues;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\DB\QueryBuilder\IQueryFunction;
use OCP\IDBConnection;

/** The room groups. */
class RoomGroupRepository {
	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, 'roomsapp_groups');
	}

	/** @throws NotFound */
	public function find(string $id): RoomGroup {
		$row = $this->rows->findOrNull(['id' => $id]);
		return $row === null ? throw self::missing() : self::group($row);
	}

	/** @return list<RoomGroup> by name */
	public function findAll(): array {
		$groups = array_map(self::group(...), array_values($this->rows->select()->executeQuery()->fetchAllAssociative()));
		usort($groups, static fn (RoomGroup $a, RoomGroup $b): int => strnatcasecmp("$a->name $a->id", "$b->name $b->id"));
		return $groups;
	}

	/** @return list<string> */
	public function findAllIds(): array {
		return array_column($this->findAll(), 'id');
	}

	public function count(): int {
		return $this->rows->count();
	}

	/** @return bool false when the id is taken */
	public function create(RoomGroup $group): bool {
		return $this->rows->insert(['id' => $group->id] + self::values($group));
	}

	/** @throws NotFound */
	public function save(RoomGroup $group): void {
		if ($this->rows->update(['id' => $group->id], self::values($group)) === 0) {
			throw self::missing();
		}
	}

	/**
	 * Locks the row until the transaction ends, so that no room is assigned to a group that goes.
	 *
	 * @return bool false when there is no such group
	 */
	public function ensureStays(string $id): bool {
		$same = static fn (IQueryBuilder $query): IQueryFunction => $query->createFunction($query->getColumnName('created_at'));
		return $this->rows->update(['id' => $id], ['created_at' => $same]) > 0;
	}

	/** @throws NotFound */
	public function delete(string $id): void {
		if ($this->rows->delete(['id' => $id]) === 0) {
			throw self::missing();
		}
	}

	private static function missing(): NotFound {
		return new NotFound(Reason::UNKNOWN_GROUP, 'Room group not found');
	}

	/** @return non-empty-array<string, int|string> by column */
	private static function values(RoomGroup $group): array {
		return ['name' => $group->name, 'description' => $group->description, 'created_at' => $group->createdAt];
	}

	/** @param array<string, mixed> $row */
	private static function group(array $row): RoomGroup {
		$value = new StoredValues($row);
		return new RoomGroup($value->text('id'), $value->text('name'), $value->text('description', ''), $value->number('created_at'));
	}
}
