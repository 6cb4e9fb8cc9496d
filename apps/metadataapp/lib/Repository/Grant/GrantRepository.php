<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Grant;

use OCA\MetadataApp\Model\Grant\Grant;
use OCA\MetadataApp\Model\Grant\Permission;
use OCA\MetadataApp\Model\Grant\Principal;
use OCA\MetadataApp\Shared\Db\CorruptData;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;

/** Which accounts and groups have which permissions, beyond those of administrators. */
class GrantRepository {
	/** In the column of the team folder: no id of one, so that the database refuses a second grant for all of them. */
	private const ALL = 0;
	private const ATTEMPTS = 5;

	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, 'metadataapp_grants');
	}

	/**
	 * @return list<Grant> the newest first
	 * @throws CorruptData
	 */
	public function findAll(): array {
		$query = $this->rows->select()->orderBy('id', 'DESC');
		return array_map(self::grant(...), array_values($query->executeQuery()->fetchAllAssociative()));
	}

	/**
	 * Those of an account and of its groups, in one query unless the groups are very many.
	 *
	 * @param list<string> $groupIds
	 * @return list<Grant> the newest first
	 * @throws CorruptData
	 */
	public function findAllHeldBy(string $userId, array $groupIds): array {
		$found = [];
		foreach ($groupIds === [] ? [[]] : array_chunk($groupIds, Rows::CHUNK) as $chunk) {
			foreach ($this->rowsOf($userId, $chunk) as $row) {
				$grant = self::grant($row);
				// Some collations of MariaDB take other names for the same.
				$isSame = $grant->kind === Principal::User
					? $grant->principal === $userId
					: in_array($grant->principal, $groupIds, true);
				if ($isSame) {
					$found[$grant->id] = $grant;
				}
			}
		}
		krsort($found);
		return array_values($found);
	}

	/**
	 * @param list<string> $groupIds of the account
	 * @param ?int $folderId of a team folder; null where only a grant for all of them counts
	 * @throws CorruptData
	 */
	public function has(string $userId, array $groupIds, Permission $permission, ?int $folderId): bool {
		foreach ($this->findAllHeldBy($userId, $groupIds) as $grant) {
			if ($grant->isFor($permission, $folderId)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param ?int $folderId of a team folder; null for all of them
	 * @return Grant the one that was there, when it was
	 */
	public function create(Principal $kind, string $principal, Permission $permission, ?int $folderId, int $now): Grant {
		$key = [
			'kind' => $kind->value,
			'principal' => $principal,
			'permission' => $permission->value,
			'folder_id' => $folderId ?? self::ALL,
		];
		for ($attempt = 1; $attempt <= self::ATTEMPTS; $attempt++) {
			$this->rows->insert([...$key, 'created_at' => $now]);
			// It is missing when another request took it away in between.
			$row = $this->rows->findOrNull($key);
			if ($row !== null) {
				return self::grant($row);
			}
		}
		throw new \RuntimeException('The database takes the name of another account or group for the same');
	}

	/** @return bool false when there is no such grant to accounts, or to groups */
	public function delete(Principal $kind, int $id): bool {
		return $this->rows->delete(['id' => $id, 'kind' => $kind->value]) > 0;
	}

	/** @return int number of grants that the account or group had */
	public function deleteHeldBy(Principal $kind, string $principal): int {
		return $this->rows->delete(['kind' => $kind->value, 'principal' => $principal]);
	}

	public function deleteOfFolder(int $folderId): void {
		$this->rows->delete(['folder_id' => $folderId]);
	}

	/**
	 * @param list<string> $groupIds at most as many as fit in one statement
	 * @return array<array-key, array<string, mixed>>
	 */
	private function rowsOf(string $userId, array $groupIds): array {
		$query = $this->rows->select();
		$is = $query->expr();
		$query->where($is->andX(
			$is->eq('kind', Rows::parameter($query, Principal::User->value)),
			$is->eq('principal', Rows::parameter($query, $userId)),
		));
		if ($groupIds !== []) {
			$query->orWhere($is->andX(
				$is->eq('kind', Rows::parameter($query, Principal::Group->value)),
				$is->in('principal', $query->createNamedParameter($groupIds, IQueryBuilder::PARAM_STR_ARRAY)),
			));
		}
		return $query->executeQuery()->fetchAllAssociative();
	}

	/**
	 * @param array<string, mixed> $stored
	 * @throws CorruptData
	 */
	private static function grant(array $stored): Grant {
		$row = new StoredValues($stored);
		$kind = Principal::tryFrom($row->text('kind'));
		$permission = Permission::tryFrom($row->text('permission'));
		if ($kind === null || $permission === null) {
			throw new CorruptData('The stored grant cannot be read');
		}
		$folderId = $row->number('folder_id');
		return new Grant(
			$row->number('id'),
			$kind,
			$row->text('principal'),
			$permission,
			$folderId === self::ALL ? null : $folderId,
			$row->number('created_at'),
		);
	}
}
