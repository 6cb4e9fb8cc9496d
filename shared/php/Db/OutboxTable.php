<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Db;

use OCP\DB\ISchemaWrapper;
use OCP\DB\Types;
use OCP\IDBConnection;
use Shared\Outbox\Message;

/** The messages of an app that are to be delivered, and for a while those that were. Times are Unix seconds. */
class OutboxTable {
	private const ERROR_CHARACTERS = 1_000;

	private readonly Rows $rows;
	private readonly string $table;

	public function __construct(
		private readonly IDBConnection $db,
		string $appName,
	) {
		$this->table = "{$appName}_outbox";
		$this->rows = new Rows($db, $this->table);
	}

	/** For the migration of an app that has an outbox. */
	public static function create(ISchemaWrapper $schema, string $app): void {
		if ($schema->hasTable("{$app}_outbox")) {
			return;
		}
		$table = $schema->createTable("{$app}_outbox");
		$table->addColumn('name', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('kind', Types::STRING, ['notnull' => true, 'length' => 32]);
		$table->addColumn('payload', Types::TEXT, ['notnull' => true]);
		$table->addColumn('created_at', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('not_before', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('attempts', Types::INTEGER, ['notnull' => true, 'default' => 0]);
		$table->addColumn('last_error', Types::TEXT, ['notnull' => false]);
		$table->addColumn('done_at', Types::BIGINT, ['notnull' => false]);
		$table->setPrimaryKey(['name']);
		$table->addIndex(['done_at', 'not_before'], "{$app}_outbox_due");
	}

	/**
	 * @param array<string, mixed> $payload
	 * @return bool false when there is such a message, delivered or not
	 */
	public function save(string $kind, string $key, array $payload, int $now, int $notBefore): bool {
		return $this->rows->insert([
			'name' => self::name($kind, $key),
			'kind' => $kind,
			'payload' => self::json($payload),
			'created_at' => $now,
			'not_before' => $notBefore,
			'attempts' => 0,
		]);
	}

	/**
	 * Those that there are stay as they are.
	 *
	 * @param list<array{string, array<string, mixed>, int}> $messages key, payload and delay of each
	 */
	public function saveAll(string $kind, array $messages, int $now): void {
		$this->rows->insertAll(['name', 'kind', 'payload', 'created_at', 'not_before', 'attempts'], array_map(
			static fn (array $one): array => [self::name($kind, $one[0]), $kind, self::json($one[1]), $now, $now + $one[2], 0],
			$messages,
		));
	}

	/** Withdraws a message, unless its delivery has started. */
	public function deleteUnsent(string $kind, string $key): bool {
		return $this->rows->delete(['name' => self::name($kind, $key), 'attempts' => 0]) > 0;
	}

	/** @return list<Message> the first of those that may be delivered now */
	public function findAllDue(int $now, int $count): array {
		$query = $this->rows->select();
		$query->where($query->expr()->isNull('done_at'))
			->andWhere($query->expr()->lte('not_before', Rows::parameter($query, $now)))
			->orderBy('not_before')->addOrderBy('created_at')->addOrderBy('name')->setMaxResults($count);
		return array_map(self::message(...), array_values($query->executeQuery()->fetchAllAssociative()));
	}

	/**
	 * Takes a message, so that no other process delivers it until a given time, and counts the attempt.
	 *
	 * @return bool false when another process was faster
	 */
	public function claim(Message $message, int $until): bool {
		$query = $this->db->getQueryBuilder()->update($this->table);
		$query->set('not_before', Rows::parameter($query, $until))->set('attempts', Rows::plusOne('attempts')($query));
		Rows::named($query, ['name' => $message->name, 'attempts' => $message->attempts, 'not_before' => $message->notBefore])
			->andWhere($query->expr()->isNull('done_at'));
		return $this->rows->execute($query) === 1;
	}

	/**
	 * Forgets what the message said: it names people, and only its key counts from now on.
	 *
	 * @param ?string $error why it was given up; null when it was delivered
	 */
	public function finish(Message $claimed, int $now, ?string $error): void {
		$done = ['done_at' => $now, 'last_error' => self::short($error), 'payload' => self::json([])];
		$this->rows->update(['name' => $claimed->name], $done);
	}

	/** Leaves it to a later attempt, unless another process has taken it meanwhile. */
	public function postpone(Message $claimed, int $notBefore, string $error): void {
		$this->rows->update(
			['name' => $claimed->name, 'attempts' => $claimed->attempts + 1],
			['not_before' => $notBefore, 'last_error' => self::short($error)],
		);
	}

	/** Forgets what was delivered or given up before a given time. */
	public function deleteDone(int $before): void {
		$this->rows->deleteBelow('done_at', $before);
	}

	/** Keys may be longer than a column. */
	private static function name(string $kind, string $key): string {
		return hash('sha256', "$kind\0$key");
	}

	/** @param array<string, mixed> $payload */
	private static function json(array $payload): string {
		return json_encode((object)$payload, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
	}

	private static function short(?string $error): ?string {
		return $error === null ? null : mb_substr(mb_scrub($error, 'UTF-8'), 0, self::ERROR_CHARACTERS);
	}

	/** @param array<string, mixed> $row */
	private static function message(array $row): Message {
		$value = new StoredValues($row);
		return new Message(
			$value->text('name'),
			$value->text('kind'),
			$value->text('payload'),
			$value->number('attempts'),
			$value->number('not_before'),
		);
	}
}
