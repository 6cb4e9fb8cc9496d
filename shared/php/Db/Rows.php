<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Db;

use OCP\DB\Exception;
use OCP\DB\QueryBuilder\IParameter;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\DB\QueryBuilder\IQueryFunction;
use OCP\IDBConnection;

/**
 * The rows of one table. Each change is one statement, repeated when the database aborts it in favour of another one.
 *
 * @phpstan-type Value int|string|null
 * @phpstan-type Expression \Closure(IQueryBuilder): (IParameter|IQueryFunction)
 */
final class Rows {
	/** Databases take no more than about a thousand values in one statement. */
	public const CHUNK = 900;
	/** Of texts in one statement, far from what a database takes as one packet. */
	private const STATEMENT_BYTES = 524_288;

	public function __construct(
		private readonly IDBConnection $db,
		private readonly string $table,
	) {
	}

	/** @param list<string> $columns */
	public function select(array $columns = ['*']): IQueryBuilder {
		return $this->db->getQueryBuilder()->select(...$columns)->from($this->table);
	}

	/**
	 * @param non-empty-array<string, Value> $key columns that identify the rows
	 * @param list<string> $columns
	 * @return list<array<string, mixed>>
	 */
	public function findAll(array $key, array $columns = ['*']): array {
		return array_values(self::named($this->select($columns), $key)->executeQuery()->fetchAllAssociative());
	}

	/**
	 * The row with exactly this key: MariaDB compares texts without the spaces at their ends.
	 *
	 * @param non-empty-array<string, Value> $key columns that identify the row
	 * @param list<string> $columns with those of the key
	 * @return ?array<string, mixed>
	 */
	public function findOrNull(array $key, array $columns = ['*']): ?array {
		$row = $this->findAll($key, $columns)[0] ?? [];
		$isOther = static fn (int|string|null $value, string $column): bool => is_string($value) && ($row[$column] ?? null) !== $value;
		return $row === [] || array_filter($key, $isOther, ARRAY_FILTER_USE_BOTH) !== [] ? null : $row;
	}

	/** @param array<string, Value> $key columns that identify the rows; all when it is empty */
	public function count(array $key = []): int {
		$query = $this->db->getQueryBuilder()->from($this->table);
		$row = self::named($query, $key)->selectAlias($query->func()->count('*'), 'counted')->executeQuery()->fetchAssociative();
		return StoredValues::row($row)->number('counted');
	}

	/**
	 * Rows whose column has one of the given values.
	 *
	 * @param list<int>|list<string> $values
	 * @param list<string> $columns
	 * @return \Generator<int, array<string, mixed>>
	 */
	public function findAllAmong(string $column, array $values, array $columns = ['*']): \Generator {
		foreach (array_chunk($values, self::CHUNK) as $chunk) {
			yield from array_values(self::among($this->select($columns), $column, $chunk)->executeQuery()->fetchAllAssociative());
		}
	}

	/**
	 * Updates the row with this key, or inserts it. If two requests insert it at once, the later one updates the
	 * earlier one's row.
	 *
	 * @param non-empty-array<string, Value> $key
	 * @param array<string, Value|Expression> $values by column; an expression refers to an existing row
	 * @return bool false when the row cannot exist, because another unique column of it has the value of another row
	 */
	public function save(array $key, array $values): bool {
		if ($this->update($key, $values) > 0) {
			return true;
		}
		$plain = array_filter($values, static fn (mixed $value): bool => !$value instanceof \Closure);
		return ($this->insert([...$key, ...$plain]) && count($plain) === count($values)) || $this->update($key, $values) > 0;
	}

	/**
	 * @param non-empty-array<string, Value> $values by column
	 * @return bool false when such a row already exists
	 */
	public function insert(array $values): bool {
		return Deadlock::outlast($this->db, fn (): int => $this->db->insertIgnoreConflict($this->table, $values)) > 0;
	}

	/**
	 * @param non-empty-array<string, Value> $values by column
	 * @throws Exception when such a row already exists
	 */
	public function add(array $values): void {
		$query = $this->db->getQueryBuilder()->insert($this->table);
		foreach ($values as $column => $value) {
			$query->setValue($column, self::parameter($query, $value));
		}
		$this->execute($query);
	}

	/**
	 * Inserts many rows, except those that already exist.
	 *
	 * @param non-empty-list<string> $columns
	 * @param list<non-empty-list<Value|float>> $rows values in the order of the columns
	 */
	public function insertAll(array $columns, array $rows): void {
		$isMySql = $this->db->getDatabaseProvider() === IDBConnection::PLATFORM_MYSQL;
		$this->insertPieces($isMySql ? 'INSERT IGNORE' : 'INSERT', $columns, $rows, $isMySql ? '' : ' ON CONFLICT DO NOTHING');
	}

	/**
	 * Inserts many rows. Outside of a transaction, some of them may be there when others were refused.
	 *
	 * @param non-empty-list<string> $columns
	 * @param list<non-empty-list<Value|float>> $rows values in the order of the columns
	 * @throws Exception when one of them already exists, or does not fit into its columns
	 */
	public function addAll(array $columns, array $rows): void {
		$this->insertPieces('INSERT', $columns, $rows, '');
	}

	/**
	 * @param array<string, Value> $key empty for every row
	 * @param array<string, Value|Expression> $values by column
	 * @return int number of rows, including those that already had these values
	 * @phpstan-impure
	 */
	public function update(array $key, array $values): int {
		$query = $this->db->getQueryBuilder()->update($this->table);
		foreach ($values as $column => $value) {
			$query->set($column, $value instanceof \Closure ? $value($query) : self::parameter($query, $value));
		}
		return $this->execute(self::named($query, $key));
	}

	/**
	 * @param non-empty-array<string, Value> $key
	 * @return int number of rows
	 */
	public function delete(array $key): int {
		return $this->execute(self::named($this->db->getQueryBuilder()->delete($this->table), $key));
	}

	/**
	 * @param list<int>|list<string> $values
	 * @param array<string, Value> $key what else the rows have in common
	 * @return int number of rows
	 */
	public function deleteAmong(string $column, array $values, array $key = []): int {
		$deleted = 0;
		foreach (array_chunk($values, self::CHUNK) as $chunk) {
			$query = self::among($this->db->getQueryBuilder()->delete($this->table), $column, $chunk);
			$deleted += $this->execute(self::named($query, $key));
		}
		return $deleted;
	}

	/** Deletes rows whose number in a column is lower. */
	public function deleteBelow(string $column, int $value): void {
		$query = $this->db->getQueryBuilder()->delete($this->table);
		$this->execute($query->where($query->expr()->lt($column, self::parameter($query, $value))));
	}

	/** @return int number of rows changed by a statement */
	public function execute(IQueryBuilder $query): int {
		return Deadlock::outlast($this->db, $query->executeStatement(...));
	}

	/**
	 * An increment expression for `update` that counts correctly under concurrent requests.
	 *
	 * @return \Closure(IQueryBuilder): IQueryFunction
	 */
	public static function plusOne(string $column): \Closure {
		return static fn (IQueryBuilder $query): IQueryFunction =>
			$query->func()->add($column, $query->expr()->literal(1, IQueryBuilder::PARAM_INT));
	}

	public static function parameter(IQueryBuilder $query, int|string|null $value): IParameter {
		return $query->createNamedParameter($value, match (true) {
			is_int($value) => IQueryBuilder::PARAM_INT,
			$value === null => IQueryBuilder::PARAM_NULL,
			default => IQueryBuilder::PARAM_STR,
		});
	}

	/** @param array<string, Value> $key */
	public static function named(IQueryBuilder $query, array $key): IQueryBuilder {
		foreach ($key as $column => $value) {
			$query->andWhere($query->expr()->eq($column, self::parameter($query, $value)));
		}
		return $query;
	}

	/** @param list<int>|list<string> $values at most as many as fit in one statement */
	public static function among(IQueryBuilder $query, string $column, array $values): IQueryBuilder {
		// Numbers are written out: as hundreds of parameters they take longer to bind than their rows to find.
		$list = is_int($values[0] ?? null)
			? $query->createFunction(implode(',', array_map(intval(...), $values)))
			: $query->createNamedParameter($values, IQueryBuilder::PARAM_STR_ARRAY);
		return $query->andWhere($query->expr()->in($column, $list));
	}

	/**
	 * @param non-empty-list<string> $columns
	 * @param list<non-empty-list<Value|float>> $rows
	 */
	private function insertPieces(string $insert, array $columns, array $rows, string $end): void {
		$into = "$insert INTO *PREFIX*$this->table (" . implode(', ', $columns) . ') VALUES ';
		foreach (self::pieces($rows) as [$list, $texts]) {
			Deadlock::outlast($this->db, fn (): int => $this->db->executeStatement("$into$list$end", $texts));
		}
	}

	/**
	 * Texts become parameters; numbers are written out, as in `among`.
	 *
	 * @param list<non-empty-list<Value|float>> $rows
	 * @return \Generator<int, array{string, list<string>}> rows as one statement takes them, and their texts
	 */
	private static function pieces(array $rows): \Generator {
		[$list, $texts, $bytes] = [[], [], 0];
		foreach ($rows as $row) {
			$own = array_values(array_filter($row, is_string(...)));
			$size = strlen(implode('', $own));
			$isFull = count($list) === self::CHUNK || count($texts) + count($own) > self::CHUNK || $bytes + $size > self::STATEMENT_BYTES;
			if ($list !== [] && $isFull) {
				yield [implode(', ', $list), $texts];
				[$list, $texts, $bytes] = [[], [], 0];
			}
			$list[] = '(' . implode(', ', array_map(self::literal(...), $row)) . ')';
			array_push($texts, ...$own);
			$bytes += $size;
		}
		if ($list !== []) {
			yield [implode(', ', $list), $texts];
		}
	}

	private static function literal(int|float|string|null $value): string {
		return match (true) {
			is_string($value) => '?',
			$value === null => 'NULL',
			// a locale writes no comma here
			default => json_encode($value, JSON_THROW_ON_ERROR),
		};
	}
}
