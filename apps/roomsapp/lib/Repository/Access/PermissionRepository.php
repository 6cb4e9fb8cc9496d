<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Access;

use OCA\RoomsApp\Model\Access\Permission;
use OCA\RoomsApp\Model\Access\Permissions;
use OCA\RoomsApp\Model\Access\Principal;
use OCA\RoomsApp\Model\Access\Subject;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Shared\Db\CorruptData;
use OCA\RoomsApp\Shared\Db\Rows;
use OCA\RoomsApp\Shared\Db\StoredValues;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;

/** Who has which role in a room or a room group. */
class PermissionRepository {
	private const COLUMNS = ['subject', 'subject_id', 'role', 'kind', 'principal'];

	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, 'roomsapp_permissions');
	}

	/** @throws CorruptData */
	public function find(Subject $subject, string $id): Permissions {
		return $this->findAllOf($subject, [$id])[$id] ?? new Permissions();
	}

	/**
	 * @param list<string> $ids
	 * @return array<string, Permissions> by id; those without any are absent
	 * @throws CorruptData
	 */
	public function findAllOf(Subject $subject, array $ids): array {
		$lists = [];
		foreach (array_chunk($ids, Rows::CHUNK) as $chunk) {
			$query = Rows::named(Rows::among($this->rows->select(self::COLUMNS), 'subject_id', $chunk), ['subject' => $subject->value]);
			foreach ($query->orderBy('id')->executeQuery()->fetchAllAssociative() as $row) {
				$lists[(new StoredValues($row))->text('subject_id')][] = self::permission($row);
			}
		}
		return array_map(static fn (array $list): Permissions => new Permissions($list), $lists);
	}

	/**
	 * Every role of an account and of its groups, in one query unless the groups are very many.
	 *
	 * @param list<string> $groupIds
	 * @return array<string, array<string, Role>> by subject and its id: the highest role
	 * @throws CorruptData
	 */
	public function findAllHeldBy(string $userId, array $groupIds): array {
		$held = [];
		foreach ($groupIds === [] ? [[]] : array_chunk($groupIds, Rows::CHUNK) as $chunk) {
			foreach ($this->findRowsOf($userId, $chunk) as $row) {
				$value = new StoredValues($row);
				[$subject, $id, $role] = [$value->text('subject'), $value->text('subject_id'), self::permission($row)->role];
				if ($role->value > ($held[$subject][$id] ?? Role::None)->value) {
					$held[$subject][$id] = $role;
				}
			}
		}
		return $held;
	}

	/** Replaces all permissions of a room or group. */
	public function saveAll(Subject $subject, string $id, Permissions $permissions): void {
		$this->delete($subject, $id);
		$this->rows->insertAll(self::COLUMNS, array_map(
			static fn (Permission $one): array => [$subject->value, $id, $one->role->value, $one->kind->value, $one->id],
			$permissions->list,
		));
	}

	public function delete(Subject $subject, string $id): void {
		$this->rows->delete(['subject' => $subject->value, 'subject_id' => $id]);
	}

	/** @return int number of permissions that the account or group had */
	public function deleteHeldBy(Principal $kind, string $id): int {
		return $this->rows->delete(['kind' => $kind->value, 'principal' => $id]);
	}

	/**
	 * @param list<string> $groupIds at most as many as fit in one statement
	 * @return array<array-key, array<string, mixed>>
	 */
	private function findRowsOf(string $userId, array $groupIds): array {
		$query = $this->rows->select(self::COLUMNS);
		$is = $query->expr();
		$user = $is->andX(
			$is->eq('kind', Rows::parameter($query, Principal::User->value)),
			$is->eq('principal', Rows::parameter($query, $userId)),
		);
		$query->where($user);
		if ($groupIds !== []) {
			$groups = $query->createNamedParameter($groupIds, IQueryBuilder::PARAM_STR_ARRAY);
			$query->orWhere($is->andX(
				$is->eq('kind', Rows::parameter($query, Principal::Group->value)),
				$is->in('principal', $groups),
			));
		}
		return $query->executeQuery()->fetchAllAssociative();
	}

	/**
	 * @param array<string, mixed> $row
	 * @throws CorruptData
	 */
	private static function permission(array $row): Permission {
		$value = new StoredValues($row);
		$role = Role::tryFrom($value->number('role'));
		$kind = Principal::tryFrom($value->text('kind'));
		return $role === null || $kind === null
			? throw new CorruptData('The stored permission cannot be read')
			: new Permission($role, $kind, $value->text('principal'));
	}
}
