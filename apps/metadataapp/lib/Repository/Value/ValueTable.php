<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Value;

use OCA\MetadataApp\Model\Value\ValueChange;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;

/** Values by their owners, which are files or team folders, and by fields. Values are canonical texts; their types know what they mean. */
abstract class ValueTable {
	/** Owners whose values are deleted in one statement: each may be another alternative of its condition. */
	private const OWNERS = 100;

	protected readonly Rows $rows;

	/** @param 'file_id'|'folder_id' $owner column */
	public function __construct(
		protected readonly IDBConnection $db,
		private readonly string $table,
		private readonly string $owner,
	) {
		$this->rows = new Rows($db, $table);
	}

	/**
	 * @param list<int> $ownerIds
	 * @param ?list<int> $fieldIds null for all fields
	 * @return array<int, array<int, non-empty-list<string>>> items by owner and field; what has no value is absent
	 */
	public function findAllOf(array $ownerIds, ?array $fieldIds = null): array {
		$found = [];
		foreach ($fieldIds === [] ? [] : array_chunk($ownerIds, Rows::CHUNK) as $chunk) {
			$query = Rows::among($this->rows->select(['field_id', 'value']), $this->owner, $chunk)->selectAlias($this->owner, 'owner');
			if ($fieldIds !== null) {
				Rows::among($query, 'field_id', $fieldIds);
			}
			$query->orderBy($this->owner)->addOrderBy('field_id')->addOrderBy('item');
			/** @var array{owner: int|string, field_id: int|string, value: string} $row cast and not checked: lists have thousands */
			foreach ($query->executeQuery()->fetchAllAssociative() as $row) {
				$found[(int)$row['owner']][(int)$row['field_id']][] = $row['value'];
			}
		}
		return $found;
	}

	/** @return list<int> owners that have a value in the field, with ids above this one, ascending, at most so many */
	public function findAllOwners(int $fieldId, int $after, int $count): array {
		$query = Rows::named($this->rows->select([$this->owner]), ['field_id' => $fieldId, 'item' => 0]);
		$query->andWhere($query->expr()->gt($this->owner, Rows::parameter($query, $after)))->orderBy($this->owner)->setMaxResults($count);
		return array_map(intval(...), array_values(array_filter($query->executeQuery()->fetchFirstColumn(), is_numeric(...))));
	}

	/**
	 * Goes through all owners that have a value in the field, in the order of an index, so that each page costs the same. The sort texts
	 * must not change meanwhile.
	 *
	 * @param string $text sort text of the last one that was found; empty at the beginning
	 * @param int $owner that one; 0 at the beginning
	 * @return array<int, string> sort texts by owner, in their order, at most so many
	 */
	public function findAllOwnersInOrder(int $fieldId, string $text, int $owner, int $count): array {
		// Two steps in the index: to the next owner with the same text, which many may have, and to the next text.
		$same = $this->ordered($fieldId, $count);
		$same->andWhere($same->expr()->eq('sort_text', Rows::parameter($same, $text)))
			->andWhere($same->expr()->gt($this->owner, Rows::parameter($same, $owner)));
		$found = self::sortTexts($same);
		if (count($found) < $count) {
			$later = $this->ordered($fieldId, $count - count($found));
			$found += self::sortTexts($later->andWhere($later->expr()->gt('sort_text', Rows::parameter($later, $text))));
		}
		return $found;
	}

	/**
	 * For who holds the owners, or the fields, by `WriteLock`.
	 *
	 * @param list<ValueChange> $changes one for each owner and field
	 */
	public function saveAll(array $changes, int $now): void {
		$this->deleteFormer($changes);
		$rows = [];
		foreach ($changes as $change) {
			foreach ($change->items as $item => $stored) {
				$rows[] = [$change->ownerId, $change->fieldId, $item, $stored->value, $stored->sortText, $stored->sortNumber, $now];
			}
		}
		$this->rows->addAll([$this->owner, 'field_id', 'item', 'value', 'sort_text', 'sort_number', 'updated_at'], $rows);
	}

	/** @param list<int> $ownerIds */
	public function deleteOf(array $ownerIds): void {
		$this->rows->deleteAmong($this->owner, $ownerIds);
	}

	public function deleteOfField(int $fieldId): void {
		$this->rows->delete(['field_id' => $fieldId]);
	}

	/**
	 * @param list<int> $fieldIds
	 * @return array<int, int> number of owners with a value, by field id; fields without values are absent
	 */
	public function countByField(array $fieldIds): array {
		$counts = [];
		foreach (array_chunk($fieldIds, Rows::CHUNK) as $chunk) {
			$query = $this->rows->select(['field_id']);
			$query->selectAlias($query->func()->count('*'), 'counted');
			Rows::named(Rows::among($query, 'field_id', $chunk), ['item' => 0]);
			foreach ($query->groupBy('field_id')->executeQuery()->fetchAllAssociative() as $stored) {
				$row = new StoredValues($stored);
				$counts[$row->number('field_id')] = $row->number('counted');
			}
		}
		return $counts;
	}

	private function ordered(int $fieldId, int $count): IQueryBuilder {
		$query = Rows::named($this->rows->select(['sort_text']), ['field_id' => $fieldId, 'item' => 0])->selectAlias($this->owner, 'owner');
		return $query->orderBy('sort_text')->addOrderBy($this->owner)->setMaxResults($count);
	}

	/** @return array<int, string> by owner */
	private static function sortTexts(IQueryBuilder $query): array {
		$found = [];
		foreach ($query->executeQuery()->fetchAllAssociative() as $stored) {
			$row = new StoredValues($stored);
			$found[$row->number('owner')] = $row->text('sort_text');
		}
		return $found;
	}

	/** @param list<ValueChange> $changes */
	private function deleteFormer(array $changes): void {
		$fields = [];
		foreach ($changes as $change) {
			$fields[$change->ownerId][] = $change->fieldId;
		}
		foreach (array_chunk($fields, self::OWNERS, true) as $chunk) {
			$this->rows->execute($this->named($this->db->getQueryBuilder()->delete($this->table), $chunk));
		}
	}

	/** @param non-empty-array<int, list<int>> $fields by owner */
	private function named(IQueryBuilder $query, array $fields): IQueryBuilder {
		$owners = [];
		foreach ($fields as $owner => $ids) {
			sort($ids);
			// The space keeps a single id a text among the keys.
			$owners[' ' . implode(',', $ids)][] = $owner;
		}
		$is = $query->expr();
		$alternatives = [];
		foreach ($owners as $list => $ids) {
			$alternatives[] = $is->andX(
				$is->in($this->owner, $query->createFunction(implode(',', $ids))),
				$is->in('field_id', $query->createFunction($list)),
			);
		}
		// Of alternatives, not every database sees that all of them are about these owners.
		return Rows::among($query, $this->owner, array_keys($fields))->andWhere($is->orX(...$alternatives));
	}
}
