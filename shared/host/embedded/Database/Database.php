<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Database;

use Host\AppFramework\Settings;

/** The one SQLite file. The host asks it in SQL; apps get Doctrine over the same handle (`Connection`). */
final class Database {
	/** In front of every table's name, as on a server that nobody told otherwise. */
	public const PREFIX = 'oc_';
	/** How long a request waits for the writer before it, in milliseconds. */
	private const PATIENCE = 30_000;

	public readonly \PDO $pdo;
	/** @var array<string, \PDOStatement> by SQL */
	private array $prepared = [];
	/** Transactions that are open, the outermost included. */
	private int $depth = 0;
	/** @var array<string, callable(): void> what waits for the outermost one */
	private array $waiting = [];

	/** A worker keeps its connection for the next request: to close the last one writes everything to the disk. */
	public function __construct(Settings $settings) {
		$this->pdo = new \PDO("sqlite:$settings->data/host.db", null, null, [
			\PDO::ATTR_ERRMODE => \PDO::ERRMODE_EXCEPTION,
			\PDO::ATTR_PERSISTENT => true,
		]);
		$this->pdo->exec('PRAGMA busy_timeout = ' . self::PATIENCE
			. '; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA case_sensitive_like = ON; PRAGMA foreign_keys = ON');
		register_shutdown_function($this->abandon(...));
	}

	/** Makes the host's own tables. */
	public function install(): void {
		$this->atomic(fn (): array => array_map($this->pdo->exec(...), Tables::SQL));
	}

	public function isInstalled(): bool {
		return $this->value("SELECT 1 FROM sqlite_master WHERE name = 'oc_appconfig'") === 1;
	}

	/**
	 * @param array<array-key, scalar|null> $values by position, or by name
	 * @return list<array<string, mixed>>
	 */
	public function rows(string $sql, array $values = []): array {
		$statement = $this->execute($sql, $values);
		/** @var list<array<string, mixed>> $rows */
		$rows = $statement->fetchAll(\PDO::FETCH_ASSOC);
		$statement->closeCursor();
		return $rows;
	}

	/**
	 * @param array<array-key, scalar|null> $values by position, or by name
	 * @return ?array<string, mixed> the first row
	 */
	public function row(string $sql, array $values = []): ?array {
		return $this->rows($sql, $values)[0] ?? null;
	}

	/**
	 * The first column of the first row, null without one.
	 *
	 * @param array<array-key, scalar|null> $values by position, or by name
	 */
	public function value(string $sql, array $values = []): mixed {
		return $this->column($sql, $values)[0] ?? null;
	}

	/**
	 * @param array<array-key, scalar|null> $values by position, or by name
	 * @return list<mixed> the first column
	 */
	public function column(string $sql, array $values = []): array {
		return array_map(current(...), $this->rows($sql, $values));
	}

	/**
	 * @param array<array-key, scalar|null> $values by position, or by name
	 * @return int rows that were changed
	 */
	public function run(string $sql, array $values = []): int {
		$statement = $this->execute($sql, $values);
		$count = $statement->rowCount();
		$statement->closeCursor();
		return $count;
	}

	/** The id that the last insert was given. */
	public function lastId(): int {
		return (int)$this->pdo->lastInsertId();
	}

	/**
	 * All of it or nothing; inside another transaction its own part or nothing.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function atomic(callable $work): mixed {
		$this->begin();
		try {
			$result = $work();
			$this->end();
		} catch (\Throwable $failure) {
			$this->rollBack();
			throw $failure;
		}
		$this->settle();
		return $result;
	}

	/** Takes the write lock at once: a reader that turns writer later would be refused with "database is locked". */
	public function begin(): void {
		$this->pdo->exec($this->depth === 0 ? 'BEGIN IMMEDIATE' : 'SAVEPOINT inner');
		$this->depth++;
	}

	/** @param non-empty-array<string, scalar|null> $values by column */
	public function insert(string $table, array $values): void {
		$places = implode(', ', array_fill(0, count($values), '?'));
		$this->run("INSERT INTO $table (" . implode(', ', array_keys($values)) . ") VALUES ($places)", array_values($values));
	}

	public function isInTransaction(): bool {
		return $this->depth > 0;
	}

	public function commit(): void {
		$this->end();
		$this->settle();
	}

	/**
	 * Does something when what is being changed is there to stay, or never. Outside of a transaction at once.
	 *
	 * @param string $name of what is done once, however often it is asked for
	 * @param callable(): void $work
	 */
	public function afterwards(string $name, callable $work): void {
		if ($this->depth === 0) {
			$work();
		} else {
			$this->waiting[$name] ??= $work;
		}
	}

	public function rollBack(): void {
		$this->pdo->exec($this->depth === 1 ? 'ROLLBACK' : 'ROLLBACK TO inner; RELEASE inner');
		$this->depth--;
		$this->waiting = $this->depth === 0 ? [] : $this->waiting;
	}

	private function end(): void {
		$this->pdo->exec($this->depth === 1 ? 'COMMIT' : 'RELEASE inner');
		$this->depth--;
	}

	/** Does what waited, once the outermost transaction has ended well. */
	private function settle(): void {
		$ready = $this->depth === 0 ? $this->waiting : [];
		$this->waiting = array_diff_key($this->waiting, $ready);
		foreach ($ready as $work) {
			$work();
		}
	}

	/** A request that died inside a transaction must not leave it, and its lock, to the next one. */
	public function abandon(): void {
		if ($this->depth > 0) {
			$this->pdo->exec('ROLLBACK');
			$this->depth = 0;
			$this->waiting = [];
		}
	}

	/** @param array<array-key, scalar|null> $values */
	private function execute(string $sql, array $values): \PDOStatement {
		$statement = $this->prepared[$sql] ??= $this->pdo->prepare($sql);
		foreach ($values as $place => $value) {
			// Bound as text, a number would never equal a computed one.
			$type = match (true) {
				$value === null => \PDO::PARAM_NULL,
				is_int($value), is_bool($value) => \PDO::PARAM_INT,
				default => \PDO::PARAM_STR,
			};
			$statement->bindValue(is_int($place) ? $place + 1 : $place, $value, $type);
		}
		$statement->execute();
		return $statement;
	}
}
