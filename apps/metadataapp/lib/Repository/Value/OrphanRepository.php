<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Value;

use OCA\MetadataApp\Repository\Field\FieldRow;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** Values, and assignments of fields, whose other half is missing: what no save leaves behind, only a broken database. */
class OrphanRepository {
	private readonly Rows $values;
	private readonly Rows $assignments;

	public function __construct(private readonly IDBConnection $db) {
		$this->values = new Rows($db, ValueRepository::TABLE);
		$this->assignments = new Rows($db, FieldRow::ASSIGNMENTS);
	}

	/** @return list<int> ids of fields that are deleted and still have values of files */
	public function findAllFieldsOfValues(): array {
		return $this->fieldsOf(ValueRepository::TABLE);
	}

	/** @return list<int> ids of fields that are deleted and still assigned */
	public function findAllFieldsOfAssignments(): array {
		return $this->fieldsOf(FieldRow::ASSIGNMENTS);
	}

	/** @return list<int> ids of files that have values and are not known to have any */
	public function findAllFiles(): array {
		$sql = 'SELECT DISTINCT v.file_id AS found FROM *PREFIX*' . ValueRepository::TABLE . ' v LEFT JOIN *PREFIX*' . FileRepository::TABLE
			. ' f ON f.file_id = v.file_id WHERE f.file_id IS NULL ORDER BY v.file_id';
		return $this->ids($sql);
	}

	/** @return list<array{int, int}> file and field of values whose items are not counted from 0 without a gap */
	public function findAllHalf(): array {
		$rows = $this->db->executeQuery('SELECT file_id, field_id FROM *PREFIX*' . ValueRepository::TABLE
			. ' GROUP BY file_id, field_id HAVING MIN(item) <> 0 OR MAX(item) <> COUNT(*) - 1 ORDER BY file_id, field_id');
		$found = [];
		foreach ($rows->fetchAllAssociative() as $stored) {
			$row = new StoredValues($stored);
			$found[] = [$row->number('file_id'), $row->number('field_id')];
		}
		return $found;
	}

	public function deleteAssignments(int $fieldId): void {
		$this->assignments->delete(['field_id' => $fieldId]);
	}

	public function deleteValue(int $fileId, int $fieldId): void {
		$this->values->delete(['file_id' => $fileId, 'field_id' => $fieldId]);
	}

	/** @return list<int> */
	private function fieldsOf(string $table): array {
		return $this->ids("SELECT DISTINCT t.field_id AS found FROM *PREFIX*$table t LEFT JOIN *PREFIX*" . FieldRow::TABLE
			. ' f ON f.id = t.field_id WHERE f.id IS NULL ORDER BY t.field_id');
	}

	/** @return list<int> */
	private function ids(string $sql): array {
		return array_map(
			static fn (array $row): int => (new StoredValues($row))->number('found'),
			array_values($this->db->executeQuery($sql)->fetchAllAssociative()),
		);
	}
}
