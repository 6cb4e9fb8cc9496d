<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Listing;

use OCA\MetadataApp\Model\Listing\Selection;
use OCA\MetadataApp\Model\Listing\Sorting;
use OCA\MetadataApp\Model\Value\Stored\SortColumn;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/**
 * Files of a team folder in order, from the indexes of values and places. Files with a value come in the order of the index; the others are
 * last in both directions, by their names, so they are a query of their own.
 */
class ListRepository {
	private const ALL = 100_000_000;

	public function __construct(
		private readonly IDBConnection $db,
		private readonly SelectionSql $sql,
	) {
	}

	/**
	 * @param ?int $count null for all
	 * @return list<int> file ids
	 */
	public function findPage(Selection $selection, Sorting $sorting, int $offset = 0, ?int $count = null): array {
		$count ??= self::ALL;
		[$where, $parameters] = $this->sql->findWhere($selection);
		$field = $sorting->fieldId;
		if ($field === null) {
			return $this->read(ListSql::byName($where, $sorting->isDescending, $offset, $count), $parameters);
		}
		$filled = $this->read(ListSql::byValue($where, $field, $sorting, $offset, $count), $parameters);
		if (count($filled) === $count) {
			return $filled;
		}
		$before = $filled === [] && $offset > 0 ? $this->countFilled($where, $parameters, $field) : $offset + count($filled);
		$rest = ListSql::ofEmpty($where, $field, max(0, $offset - $before), $count - count($filled));
		return [...$filled, ...$this->read($rest, $parameters)];
	}

	public function count(Selection $selection): int {
		[$where, $parameters] = $this->sql->findWhere($selection);
		return $this->number('SELECT COUNT(*) AS counted FROM ' . ListSql::PLACES . " i WHERE $where", $parameters);
	}

	/**
	 * @param int $most of the values
	 * @return list<array{?string, int}> values in their order with the number of files that have each; null for no value, last
	 */
	public function countByValue(Selection $selection, int $fieldId, SortColumn $column, int $most): array {
		[$where, $parameters] = $this->sql->findWhere($selection);
		$sorted = ListSql::column($column, 'g');
		$rows = $this->db->executeQuery("SELECT g.value AS value, COUNT(*) AS counted, MIN($sorted) AS sorted FROM " . ListSql::VALUES
			. ' g CROSS JOIN ' . ListSql::PLACES . " i WHERE i.file_id = g.file_id AND g.field_id = $fieldId AND $where"
			. " GROUP BY g.value ORDER BY sorted, value LIMIT $most", $parameters);
		$groups = [];
		foreach ($rows->fetchAllAssociative() as $stored) {
			$row = new StoredValues($stored);
			$groups[] = [$row->text('value'), $row->number('counted')];
		}
		$empty = $this->count($selection) - $this->countFilled($where, $parameters, $fieldId);
		return $empty === 0 ? $groups : [...$groups, [null, $empty]];
	}

	/**
	 * @param list<int> $fieldIds of numbers
	 * @return array<int, float> by field id; fields that no file has a value in are absent
	 */
	public function findAllSums(Selection $selection, array $fieldIds): array {
		if ($fieldIds === []) {
			return [];
		}
		[$where, $parameters] = $this->sql->findWhere($selection);
		$rows = $this->db->executeQuery('SELECT g.field_id AS field, SUM(g.sort_number) AS total FROM ' . ListSql::VALUES . ' g CROSS JOIN '
			. ListSql::PLACES . ' i WHERE i.file_id = g.file_id AND ' . SelectionSql::among('g.field_id', $fieldIds)
			. " AND g.item = 0 AND $where GROUP BY g.field_id", $parameters);
		$sums = [];
		/** @var array{field: int|string, total: float|int|string|null} $row */
		foreach ($rows->fetchAllAssociative() as $row) {
			$sums[(int)$row['field']] = (float)$row['total'];
		}
		return $sums;
	}

	/**
	 * @param list<string> $values of the field that groups
	 * @param list<int> $fieldIds of numbers
	 * @return array<array-key, array<int, float>> by value and field id; absent where no file has a number
	 */
	public function findAllSumsByValue(Selection $selection, int $groupId, array $values, array $fieldIds): array {
		if ($values === [] || $fieldIds === []) {
			return [];
		}
		[$where, $parameters] = $this->sql->findWhere($selection);
		$anyValue = implode(',', array_fill(0, count($values), '?'));
		$rows = $this->db->executeQuery('SELECT g.value AS value, n.field_id AS field, SUM(n.sort_number) AS total FROM ' . ListSql::VALUES
			. ' g CROSS JOIN ' . ListSql::PLACES . ' i CROSS JOIN ' . ListSql::VALUES . ' n WHERE i.file_id = g.file_id'
			. " AND n.file_id = g.file_id AND g.field_id = $groupId AND g.value IN ($anyValue) AND "
			. SelectionSql::among('n.field_id', $fieldIds) . " AND n.item = 0 AND $where GROUP BY g.value, n.field_id", [
				...$values,
				...$parameters,
			]);
		$sums = [];
		/** @var array{value: string, field: int|string, total: float|int|string|null} $row */
		foreach ($rows->fetchAllAssociative() as $row) {
			$sums[$row['value']][(int)$row['field']] = (float)$row['total'];
		}
		return $sums;
	}

	/**
	 * @param ?string $folded only values with this in them, as `Fold` writes it: some of those that are found may not have it
	 * @return list<string> different items of values in their order, at most so many
	 */
	public function findAllDistinct(
		Selection $selection,
		int $fieldId,
		SortColumn $column,
		?string $folded,
		int $offset,
		int $count,
	): array {
		[$where, $parameters] = $this->sql->findWhere($selection);
		$sorted = ListSql::column($column, 'g');
		$may = $folded === null ? '' : ' AND ' . ContainedTexts::mayHave($folded, 'g');
		// In the order of the index, so that where there are more the rest is not read.
		$rows = $this->db->executeQuery("SELECT DISTINCT $sorted AS sorted, g.value AS value FROM " . ListSql::VALUES
			. ' g CROSS JOIN ' . ListSql::PLACES . " i WHERE i.file_id = g.file_id AND g.field_id = $fieldId$may AND $where"
			. " ORDER BY sorted, value LIMIT $count OFFSET $offset", $parameters);
		return array_map(
			static fn (array $row): string => (new StoredValues($row))->text('value'),
			array_values($rows->fetchAllAssociative()),
		);
	}

	/** @param list<string> $parameters */
	private function countFilled(string $where, array $parameters, int $fieldId): int {
		return $this->number('SELECT COUNT(*) AS counted FROM ' . ListSql::VALUES . ' s CROSS JOIN ' . ListSql::PLACES
			. " i WHERE i.file_id = s.file_id AND s.field_id = $fieldId AND s.item = 0 AND $where", $parameters);
	}

	/**
	 * @param list<string> $parameters
	 * @return list<int> cast and not checked: there may be a hundred thousand
	 */
	private function read(string $sql, array $parameters): array {
		/** @var list<int|string> $ids */
		$ids = $this->db->executeQuery($sql, $parameters)->fetchFirstColumn();
		return array_map(intval(...), $ids);
	}

	/** @param list<string> $parameters */
	private function number(string $sql, array $parameters): int {
		return StoredValues::row($this->db->executeQuery($sql, $parameters)->fetchAssociative())->number('counted');
	}
}
