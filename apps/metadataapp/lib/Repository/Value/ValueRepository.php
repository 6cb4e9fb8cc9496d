<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Value;

use OCA\MetadataApp\Model\Value\StoredItem;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;

/** Values of files. They stay with the file id wherever the file moves. */
class ValueRepository extends ValueTable {
	public const TABLE = 'metadataapp_values';
	private const PAGE = 1_000;

	public function __construct(IDBConnection $db) {
		parent::__construct($db, self::TABLE, 'file_id');
	}

	/**
	 * Everything that files have in a field, few in memory at once. What is saved meanwhile may be missing, or be there twice, unless the
	 * field is held by `WriteLock`.
	 *
	 * @return \Generator<int, StoredItem> by the order of their texts
	 */
	public function findAllOfField(int $fieldId): \Generator {
		$last = null;
		do {
			// Two steps in the index: to the next file with the same text, which many files may have, and to the next text.
			$rows = $last === null ? [] : $this->same($fieldId, $last);
			if (count($rows) < self::PAGE) {
				array_push($rows, ...$this->later($fieldId, $last));
			}
			foreach ($rows as $row) {
				$last = $row;
				yield new StoredItem($row->number('file_id'), $row->number('item'), $row->text('value'));
			}
		} while ($rows !== []);
	}

	/** @return list<StoredValues> after a row, with its text */
	private function same(int $fieldId, StoredValues $last): array {
		[$file, $item] = [$last->number('file_id'), $last->number('item')];
		$query = $this->ofField($fieldId);
		$is = $query->expr();
		$query->andWhere($is->eq('sort_text', Rows::parameter($query, $last->text('sort_text'))))
			->andWhere($is->gte('file_id', Rows::parameter($query, $file)))
			->andWhere($is->orX(
				$is->gt('file_id', Rows::parameter($query, $file)),
				$is->gt('item', Rows::parameter($query, $item)),
			));
		return self::read($query);
	}

	/** @return list<StoredValues> with a later text than a row */
	private function later(int $fieldId, ?StoredValues $last): array {
		$query = $this->ofField($fieldId);
		if ($last !== null) {
			$query->andWhere($query->expr()->gt('sort_text', Rows::parameter($query, $last->text('sort_text'))));
		}
		return self::read($query);
	}

	private function ofField(int $fieldId): IQueryBuilder {
		return Rows::named($this->rows->select(['file_id', 'item', 'value', 'sort_text']), ['field_id' => $fieldId])
			->orderBy('sort_text')->addOrderBy('file_id')->addOrderBy('item')->setMaxResults(self::PAGE);
	}

	/** @return list<StoredValues> */
	private static function read(IQueryBuilder $query): array {
		$made = static fn (array $row): StoredValues => new StoredValues($row);
		return array_map($made, array_values($query->executeQuery()->fetchAllAssociative()));
	}
}
