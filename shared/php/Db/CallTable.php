<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Db;

use OCP\DB\ISchemaWrapper;
use OCP\DB\Types;
use OCP\IDBConnection;
use Shared\Clock;
use Shared\Limit\Counter;
use Shared\Limit\Usage;

/**
 * Counts calls in a table of the app, for servers without a memory cache; each step is one statement that only one
 * concurrent request can win.
 */
final class CallTable implements Counter {
	private const ATTEMPTS = 20;
	/** One in this many new rows triggers the removal of ended periods. */
	private const SWEEP_CHANCE = 50;

	private readonly Rows $rows;
	private readonly string $table;

	public function __construct(
		private readonly IDBConnection $db,
		private readonly Clock $clock,
		string $appName,
	) {
		$this->table = "{$appName}_calls";
		$this->rows = new Rows($db, $this->table);
	}

	/** For the migration of an app whose contract has limits of its own. */
	public static function create(ISchemaWrapper $schema, string $app): void {
		if ($schema->hasTable("{$app}_calls")) {
			return;
		}
		$table = $schema->createTable("{$app}_calls");
		$table->addColumn('name', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('used', Types::INTEGER, ['notnull' => true]);
		$table->addColumn('ends_at', Types::BIGINT, ['notnull' => true]);
		$table->setPrimaryKey(['name']);
		$table->addIndex(['ends_at'], "{$app}_calls_end");
	}

	#[\Override]
	public function count(string $key, int $calls, int $seconds): Usage {
		for ($attempt = 0; $attempt < self::ATTEMPTS; $attempt++) {
			$isCounted = $this->add($key, $calls);
			$row = $this->row($key);
			if ($isCounted && $row !== null) {
				return new Usage($calls, min($row['used'], $calls), $row['ends']);
			}
			if ($row !== null && $row['ends'] > $this->now()) {
				if ($row['used'] >= $calls) {
					return new Usage($calls, $calls + 1, $row['ends']);
				}
				// Another call has started the period in the meantime.
				continue;
			}
			if ($row === null ? $this->insert($key, $seconds) : $this->restart($key, $row['ends'], $seconds)) {
				return new Usage($calls, 1, $this->now() + $seconds);
			}
		}
		throw new \RuntimeException('The table of calls does not count');
	}

	#[\Override]
	public function look(string $key, int $calls, int $seconds): Usage {
		$row = $this->row($key);
		$isOpen = $row !== null && $row['ends'] > $this->now();
		return new Usage($calls, $isOpen ? $row['used'] : 0, $isOpen ? $row['ends'] : $this->now() + $seconds);
	}

	/** Removes ended periods. */
	public function sweep(): void {
		$this->rows->deleteBelow('ends_at', $this->now() + 1);
	}

	private function add(string $key, int $calls): bool {
		$query = $this->db->getQueryBuilder()->update($this->table);
		Rows::named($query->set('used', Rows::plusOne('used')($query)), ['name' => $key])
			->andWhere($query->expr()->lt('used', Rows::parameter($query, $calls)))
			->andWhere($query->expr()->gt('ends_at', Rows::parameter($query, $this->now())));
		return $this->rows->execute($query) === 1;
	}

	private function insert(string $key, int $seconds): bool {
		if (random_int(1, self::SWEEP_CHANCE) === 1) {
			$this->sweep();
		}
		return $this->rows->insert(['name' => $key, 'used' => 1, 'ends_at' => $this->now() + $seconds]);
	}

	private function restart(string $key, int $ended, int $seconds): bool {
		$key = ['name' => $key, 'ends_at' => $ended];
		return $this->rows->update($key, ['used' => 1, 'ends_at' => $this->now() + $seconds]) === 1;
	}

	/** @return ?array{used: int, ends: int} */
	private function row(string $key): ?array {
		$row = $this->rows->findAll(['name' => $key], ['used', 'ends_at'])[0] ?? null;
		if ($row === null) {
			return null;
		}
		$value = new StoredValues($row);
		return ['used' => $value->number('used'), 'ends' => $value->number('ends_at')];
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
