<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Key;

use OCA\FormsApp\Model\Key\ApiKey;
use OCA\FormsApp\Shared\Db\LastUse;
use OCA\FormsApp\Shared\Db\Rows;
use OCA\FormsApp\Shared\Db\StoredValues;
use OCP\DB\Exception;
use OCP\IDBConnection;
use Psr\Log\LoggerInterface;

/** The keys of forms, for the system. Of their texts only hashes are stored. */
class KeyRepository {
	private const TABLE = 'formsapp_api_keys';

	private readonly Rows $rows;

	public function __construct(
		private readonly IDBConnection $db,
		private readonly LoggerInterface $logger,
	) {
		$this->rows = new Rows($db, self::TABLE);
	}

	/** The key with this id and text; the comparison of whole hashes takes the same time wherever they differ. */
	public function findByHashOrNull(string $id, #[\SensitiveParameter] string $hash): ?ApiKey {
		$row = $this->rows->findOrNull(['id' => $id]);
		return $row !== null && hash_equals((new StoredValues($row))->text('hash'), $hash) ? self::key($row) : null;
	}

	public function findOrNull(int $fileId, string $id): ?ApiKey {
		$row = $this->rows->findOrNull(['id' => $id, 'file_id' => $fileId]);
		return $row === null ? null : self::key($row);
	}

	/** @return list<ApiKey> the oldest first */
	public function findAll(int $fileId): array {
		$query = Rows::named($this->rows->select(), ['file_id' => $fileId])->orderBy('created_at')->addOrderBy('id');
		return array_map(self::key(...), array_values($query->executeQuery()->fetchAllAssociative()));
	}

	public function create(ApiKey $key, #[\SensitiveParameter] string $hash): void {
		$this->rows->add([
			'id' => $key->id,
			'file_id' => $key->fileId,
			'hash' => $hash,
			'name' => $key->name,
			'permissions' => json_encode($key->permissions, JSON_THROW_ON_ERROR),
			'created_at' => $key->createdAt,
			'created_by' => $key->createdBy,
			'last_used_at' => $key->lastUsedAt,
		]);
	}

	/** Name and permissions. */
	public function save(ApiKey $key): void {
		$permissions = json_encode($key->permissions, JSON_THROW_ON_ERROR);
		$this->rows->update(['id' => $key->id, 'file_id' => $key->fileId], ['name' => $key->name, 'permissions' => $permissions]);
	}

	/**
	 * Records a use unless another request has just done so. It is tried once, and a failure never refuses the key.
	 *
	 * @param int $before Unix seconds of a former use that is recent enough
	 */
	public function saveUse(string $id, int $now, int $before): void {
		try {
			LastUse::save($this->db, self::TABLE, $id, $now, $before);
		} catch (Exception $failure) {
			$this->logger->warning('The use of the API key {id} was not recorded', ['id' => $id, 'exception' => $failure]);
		}
	}

	/** @return bool false when the form has no such key */
	public function delete(int $fileId, string $id): bool {
		return $this->rows->delete(['id' => $id, 'file_id' => $fileId]) > 0;
	}

	/** The account is deleted; its keys are the form's and stay. */
	public function deleteCreator(string $userId): void {
		$this->rows->update(['created_by' => $userId], ['created_by' => null]);
	}

	/** @param array<string, mixed> $stored */
	private static function key(array $stored): ApiKey {
		$row = new StoredValues($stored);
		return new ApiKey(
			$row->text('id'),
			$row->number('file_id'),
			$row->text('name'),
			(new StoredValues(['list' => json_decode($row->text('permissions'), true) ?? false]))->texts('list'),
			$row->number('created_at'),
			$row->textOrNull('created_by'),
			$row->numberOrNull('last_used_at'),
		);
	}
}
