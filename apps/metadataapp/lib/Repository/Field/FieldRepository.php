<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Field;

use OCA\MetadataApp\Exception\NameTaken;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Field\FieldDefinition;
use OCA\MetadataApp\Shared\Db\CorruptData;
use OCA\MetadataApp\Shared\Db\Deadlock;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCA\MetadataApp\Shared\Db\Transaction;
use OCP\DB\Exception;
use OCP\IDBConnection;

/** Definitions of fields. */
class FieldRepository {
	private readonly Rows $rows;

	public function __construct(
		private readonly IDBConnection $db,
		private readonly Transaction $transaction,
	) {
		$this->rows = new Rows($db, FieldRow::TABLE);
	}

	/**
	 * @return list<Field> in their order
	 * @throws CorruptData
	 */
	public function findAll(): array {
		$query = $this->rows->select()->orderBy('sort_order')->addOrderBy('id');
		return array_map(FieldRow::field(...), array_values($query->executeQuery()->fetchAllAssociative()));
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, Field> by id; those that do not exist are absent
	 * @throws CorruptData
	 */
	public function findAllById(array $ids): array {
		$found = [];
		foreach ($this->rows->findAllAmong('id', $ids) as $row) {
			$field = FieldRow::field($row);
			$found[$field->id] = $field;
		}
		return $found;
	}

	/**
	 * @return list<Field> of a team folder, in its order
	 * @throws CorruptData
	 */
	public function findAllAssigned(int $folderId): array {
		$query = $this->db->getQueryBuilder();
		$query->select('f.*')->from(FieldRow::ASSIGNMENTS, 'a')
			->innerJoin('a', FieldRow::TABLE, 'f', $query->expr()->eq('f.id', 'a.field_id'));
		Rows::named($query, ['a.folder_id' => $folderId])->orderBy('a.position')->addOrderBy('f.id');
		return array_map(FieldRow::field(...), array_values($query->executeQuery()->fetchAllAssociative()));
	}

	/**
	 * @param bool $isOfFolder whether they are of the team folder itself, and not of its files
	 * @return list<Field> of a team folder, in its order
	 * @throws CorruptData
	 */
	public function findAllAssignedTo(int $folderId, bool $isOfFolder): array {
		return array_values(array_filter(
			$this->findAllAssigned($folderId),
			static fn (Field $field): bool => $field->definition->isOfFolder === $isOfFolder,
		));
	}

	/**
	 * @return array<int, Field> those of the files in a team folder, by id, in its order
	 * @throws CorruptData
	 */
	public function findAllOfFilesById(int $folderId): array {
		return array_column($this->findAllAssignedTo($folderId, false), null, 'id');
	}

	/**
	 * @return array<string, Field> those of the files in a team folder, by name, in its order
	 * @throws CorruptData
	 */
	public function findAllOfFilesByName(int $folderId): array {
		$named = [];
		foreach ($this->findAllAssignedTo($folderId, false) as $field) {
			$named[$field->definition->name] = $field;
		}
		return $named;
	}

	/** @throws CorruptData */
	public function findOrNull(int $id): ?Field {
		return $this->findAllById([$id])[$id] ?? null;
	}

	/** @throws CorruptData */
	public function findByNameOrNull(string $name): ?Field {
		$row = $this->rows->findOrNull(['field_name' => $name]);
		return $row === null ? null : FieldRow::field($row);
	}

	public function count(): int {
		return $this->rows->count();
	}

	/** @throws NameTaken */
	public function create(FieldDefinition $definition, int $now): Field {
		$query = $this->db->getQueryBuilder()->insert(FieldRow::TABLE);
		foreach (FieldRow::values($definition) + ['created_at' => $now, 'updated_at' => $now] as $column => $value) {
			$query->setValue($column, Rows::parameter($query, $value));
		}
		self::named($definition, fn (): int => $this->rows->execute($query));
		return new Field($query->getLastInsertId(), $definition, $now, $now);
	}

	/**
	 * @return bool false when there is no such field
	 * @throws NameTaken
	 */
	public function save(int $id, FieldDefinition $definition, int $now): bool {
		$values = FieldRow::values($definition) + ['updated_at' => $now];
		return self::named($definition, fn (): int => $this->rows->update(['id' => $id], $values)) > 0;
	}

	/** @return list<int> ids of fields whose values are changing */
	public function findAllConverting(): array {
		return array_map(
			static fn (array $row): int => (new StoredValues($row))->number('id'),
			$this->rows->findAll(['converting' => 1], ['id']),
		);
	}

	/** For who holds the field by `WriteLock`: whoever saves values of it sees this first. */
	public function saveConverting(int $id, bool $isConverting): void {
		$this->rows->update(['id' => $id], ['converting' => (int)$isConverting]);
	}

	/**
	 * Orders fields as listed; those that are not keep their place.
	 *
	 * @param list<int> $ids
	 */
	public function saveOrder(array $ids): void {
		Deadlock::outlast($this->db, fn (): bool => $this->transaction->run(function () use ($ids): bool {
			foreach (array_chunk(array_flip(array_values(array_unique($ids))), Rows::CHUNK, true) as $places) {
				$query = $this->db->getQueryBuilder()->update(FieldRow::TABLE);
				$case = 'CASE ' . $query->getColumnName('id');
				foreach ($places as $id => $place) {
					$case .= " WHEN $id THEN $place";
				}
				$query->set('sort_order', $query->createFunction("$case END"));
				$this->rows->execute(Rows::among($query, 'id', array_keys($places)));
			}
			return true;
		}));
	}

	/**
	 * @param callable(): int $work
	 * @throws NameTaken when it breaks the only rule of the table
	 */
	private static function named(FieldDefinition $definition, callable $work): int {
		try {
			return $work();
		} catch (Exception $failure) {
			throw $failure->getReason() === Exception::REASON_UNIQUE_CONSTRAINT_VIOLATION ? new NameTaken($definition->name) : $failure;
		}
	}
}
