<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Field;

use OCA\MetadataApp\Model\Field\FieldUsage;
use OCA\MetadataApp\Repository\Conversion\ConversionRow;
use OCA\MetadataApp\Repository\Conversion\StagedRepository;
use OCA\MetadataApp\Repository\Value\FolderValueRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Repository\Value\WriteLock;
use OCA\MetadataApp\Repository\View\ColumnRepository;
use OCA\MetadataApp\Repository\View\ViewRepository;
use OCA\MetadataApp\Shared\Db\Rows;
use OCP\IDBConnection;

/** What hangs on fields, and goes with them. */
class FieldUsageRepository {
	private readonly Rows $fields;
	private readonly Rows $assignments;
	private readonly Rows $views;
	private readonly Rows $viewFields;
	private readonly Rows $columns;
	private readonly Rows $conversions;
	private readonly Rows $staged;

	public function __construct(
		IDBConnection $db,
		private readonly AssignmentRepository $assigned,
		private readonly ValueRepository $values,
		private readonly FolderValueRepository $folderValues,
		private readonly WriteLock $lock,
	) {
		$this->fields = new Rows($db, FieldRow::TABLE);
		$this->assignments = new Rows($db, FieldRow::ASSIGNMENTS);
		$this->views = new Rows($db, ViewRepository::TABLE);
		$this->viewFields = new Rows($db, ViewRepository::FIELDS);
		$this->columns = new Rows($db, ColumnRepository::TABLE);
		$this->conversions = new Rows($db, ConversionRow::TABLE);
		$this->staged = new Rows($db, StagedRepository::TABLE);
	}

	/**
	 * @param list<int> $fieldIds
	 * @return array<int, FieldUsage> by id of each of the fields
	 */
	public function findAllOf(array $fieldIds): array {
		$folders = $this->assigned->countByField($fieldIds);
		$files = $this->values->countByField($fieldIds);
		$folderValues = $this->folderValues->countByField($fieldIds);
		$found = [];
		foreach ($fieldIds as $id) {
			$found[$id] = new FieldUsage($folders[$id] ?? 0, $files[$id] ?? 0, $folderValues[$id] ?? 0);
		}
		return $found;
	}

	/**
	 * Deletes a field with its assignments, its values and what views say of it, all or nothing. What is saved meanwhile is saved before,
	 * and goes too, or finds no field. History stays.
	 *
	 * @return ?FieldUsage what went with it; null when there is no such field
	 */
	public function delete(int $fieldId): ?FieldUsage {
		return $this->lock->holdField($fieldId, function () use ($fieldId): FieldUsage {
			$usage = $this->findAllOf([$fieldId])[$fieldId] ?? throw new \LogicException('The usage of each field is found');
			$this->fields->delete(['id' => $fieldId]);
			$this->assignments->delete(['field_id' => $fieldId]);
			$this->values->deleteOfField($fieldId);
			$this->folderValues->deleteOfField($fieldId);
			$this->viewFields->delete(['field_id' => $fieldId]);
			$this->views->update(['sort_field_id' => $fieldId], ['sort_field_id' => null]);
			$this->columns->delete(['field_id' => $fieldId]);
			$this->conversions->delete(['field_id' => $fieldId]);
			$this->staged->delete(['field_id' => $fieldId]);
			return $usage;
		});
	}
}
