<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Db;

use OCP\DB\Exception;
use OCP\DB\ISchemaWrapper;
use OCP\DB\Types;
use OCP\IDBConnection;
use Psr\Log\LoggerInterface;
use Shared\Token\IssuedToken;

/** The rows of a TokenStore. */
class TokenTable {
	private readonly Rows $rows;
	private readonly string $table;

	public function __construct(
		private readonly IDBConnection $db,
		private readonly LoggerInterface $logger,
		string $appName,
	) {
		$this->table = "{$appName}_tokens";
		$this->rows = new Rows($db, $this->table);
	}

	/** For the migration of an app that issues tokens. */
	public static function create(ISchemaWrapper $schema, string $app): void {
		if ($schema->hasTable("{$app}_tokens")) {
			return;
		}
		$table = $schema->createTable("{$app}_tokens");
		$table->addColumn('id', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('hash', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('name', Types::STRING, ['notnull' => true, 'length' => 255]);
		$table->addColumn('scopes', Types::TEXT, ['notnull' => true]);
		$table->addColumn('restricted_to', Types::TEXT, ['notnull' => true]);
		$table->addColumn('created_at', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('created_by', Types::STRING, ['notnull' => false, 'length' => 64]);
		$table->addColumn('last_used_at', Types::BIGINT, ['notnull' => false]);
		$table->addColumn('expires_at', Types::BIGINT, ['notnull' => false]);
		$table->setPrimaryKey(['id']);
		$table->addUniqueIndex(['hash'], "{$app}_tokens_hash");
	}

	/** The index finds the row; the comparison of whole hashes takes the same time wherever they differ. */
	public function findByHashOrNull(string $hash): ?IssuedToken {
		$row = $this->rows->findAll(['hash' => $hash])[0] ?? null;
		return $row !== null && hash_equals((new StoredValues($row))->text('hash'), $hash) ? self::token($row) : null;
	}

	/** @return list<IssuedToken> the oldest first */
	public function findAll(): array {
		$query = $this->rows->select()->orderBy('created_at')->addOrderBy('id');
		return array_map(self::token(...), array_values($query->executeQuery()->fetchAllAssociative()));
	}

	public function save(IssuedToken $token, string $hash): void {
		$this->rows->add([
			'id' => $token->id,
			'hash' => $hash,
			'name' => $token->name,
			'scopes' => json_encode($token->scopes, JSON_THROW_ON_ERROR),
			'restricted_to' => json_encode($token->restrictedTo, JSON_THROW_ON_ERROR),
			'created_at' => $token->createdAt,
			'created_by' => $token->createdBy,
			'last_used_at' => $token->lastUsedAt,
			'expires_at' => $token->expiresAt,
		]);
	}

	/**
	 * Records a use unless another request has just done so. It is tried once, and a failure never refuses the token.
	 *
	 * @param int $before Unix seconds of a former use that is recent enough
	 */
	public function saveUse(string $id, int $now, int $before): void {
		try {
			LastUse::save($this->db, $this->table, $id, $now, $before);
		} catch (Exception $failure) {
			$this->logger->warning('The use of the token {id} was not recorded', ['id' => $id, 'exception' => $failure]);
		}
	}

	/** @return bool false when there is no such row */
	public function delete(string $id): bool {
		return $this->rows->delete(['id' => $id]) > 0;
	}

	/** @param array<string, mixed> $row */
	private static function token(array $row): IssuedToken {
		$value = new StoredValues($row);
		return new IssuedToken(
			$value->text('id'),
			$value->text('name'),
			self::list($value->text('scopes')),
			self::list($value->text('restricted_to')),
			$value->number('created_at'),
			$value->numberOrNull('last_used_at'),
			$value->numberOrNull('expires_at'),
			$value->textOrNull('created_by'),
		);
	}

	/**
	 * A list that cannot be read must not become an empty one, which restricts nothing.
	 *
	 * @return list<string>
	 * @throws CorruptData
	 */
	private static function list(string $json): array {
		return (new StoredValues(['list' => json_decode($json, true) ?? false]))->texts('list');
	}
}
