<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Backup;

use OCA\MetadataApp\Model\Backup\Column;
use OCA\MetadataApp\Model\Backup\Table;
use OCA\MetadataApp\Model\Backup\Tables;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/**
 * The rows of the app's tables, in pages. Rows that belong together, such as the values of a file, are read by one statement, so that a
 * save is in a page whole or not at all.
 */
class StoredRows {
	public function __construct(private readonly IDBConnection $db) {
	}

	/**
	 * @param int $after id of the last group that is done
	 * @param positive-int $count of rows, about
	 * @return array{list<list<int|float|string|null>>, ?int} rows in the order of the key, and the id of their last group, which is null
	 *     with the last page
	 */
	public function findPage(Table $table, int $after, int $count): array {
		for (; true; $count *= 4) {
			$rows = $this->rows($table, $after, $count + 1);
			if (count($rows) <= $count) {
				return [$rows, null];
			}
			// The last group may go on.
			$group = (int)array_search($table->group(), $table->names(), true);
			$open = $rows[$count][$group];
			$whole = array_values(array_filter($rows, static fn (array $row): bool => $row[$group] !== $open));
			if ($whole !== []) {
				return [$whole, (int)$whole[count($whole) - 1][$group]];
			}
		}
	}

	public function count(): int {
		return array_sum(array_map(
			fn (Table $table): int => (new Rows($this->db, $table->stored()))->count(),
			Tables::all(),
		));
	}

	/** @return int id of the last entry of the history; 0 for none */
	public function findLastEntry(): int {
		$table = Tables::all()['history']->stored();
		$row = $this->db->executeQuery("SELECT MAX(id) AS found FROM *PREFIX*$table")->fetchAssociative();
		return StoredValues::row($row)->number('found', 0);
	}

	/** @return list<list<int|float|string|null>> */
	private function rows(Table $table, int $after, int $count): array {
		$query = (new Rows($this->db, $table->stored()))->select($table->names());
		$query->where($query->expr()->gt($table->group(), Rows::parameter($query, $after)));
		foreach ($table->key as $column) {
			$query->addOrderBy($column);
		}
		$read = static fn (array $row): array => array_map(
			static fn (string $name, Column $column): int|float|string|null => $column->read($row[$name] ?? null),
			$table->names(),
			array_values($table->columns),
		);
		return array_map($read, array_values($query->setMaxResults($count)->executeQuery()->fetchAllAssociative()));
	}
}
