<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Conversion;

use OCA\MetadataApp\Model\Conversion\StagedRecord;
use OCA\MetadataApp\Model\Conversion\StagedValue;
use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\Value\StoredValue;
use OCA\MetadataApp\Repository\Folder\FolderRepository;
use OCA\MetadataApp\Repository\Value\FileRepository;
use OCA\MetadataApp\Repository\Value\FolderValueRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Shared\Db\CorruptData;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** New values that nobody sees before they take the place of the former ones. */
class StagedRepository {
	public const TABLE = 'metadataapp_staged';
	private const COLUMNS = ['field_id', 'of_folders', 'owner_id', 'item', 'value', 'sort_text', 'sort_number', 'old_value', 'cause'];
	/** The mark of a file that got a value after it had been looked at. */
	private const LATE = -1;

	private readonly Rows $rows;

	public function __construct(private readonly IDBConnection $db) {
		$this->rows = new Rows($db, self::TABLE);
	}

	/** @param list<StagedValue> $values of a field, one for each owner */
	public function saveAll(int $fieldId, bool $isOfFolders, array $values): void {
		$this->deleteOf($fieldId, $isOfFolders, array_map(static fn (StagedValue $value): int => $value->change->ownerId, $values));
		$rows = [];
		foreach ($values as $value) {
			$items = $value->change->items === [] ? [null] : $value->change->items;
			foreach ($items as $item => $stored) {
				$rows[] = [
					$fieldId,
					(int)$isOfFolders,
					$value->change->ownerId,
					$item,
					...self::columns($stored),
					$item === 0 ? $value->from : null,
					$item === 0 ? $value->cause->value : null,
				];
			}
		}
		$this->rows->addAll(self::COLUMNS, $rows);
	}

	/**
	 * Marks files that get values of fields whose values are being put aside, in the transaction that gives them these.
	 *
	 * @param list<int> $fieldIds
	 * @param list<int> $fileIds
	 */
	public function saveAllLate(array $fieldIds, array $fileIds): void {
		$rows = [];
		foreach ($fieldIds as $fieldId) {
			foreach ($fileIds as $fileId) {
				$rows[] = [$fieldId, 0, $fileId, self::LATE];
			}
		}
		$this->rows->insertAll(['field_id', 'of_folders', 'owner_id', 'item'], $rows);
	}

	/** @return list<int> files, ascending, at most so many */
	public function findAllLate(int $fieldId, int $count): array {
		return $this->owners($fieldId, false, self::LATE, $count);
	}

	/** @return list<int> ascending, at most so many */
	public function findAllOwners(int $fieldId, bool $isOfFolders, int $count): array {
		return $this->owners($fieldId, $isOfFolders, 0, $count);
	}

	/**
	 * @param list<int> $ownerIds at most as many as fit in one statement
	 * @return list<StagedRecord> of values whose text is another one, of files and team folders that are there: history goes with them
	 * @throws CorruptData
	 */
	public function findAllRecords(int $fieldId, bool $isOfFolders, array $ownerIds): array {
		if ($ownerIds === []) {
			return [];
		}
		[$kind, $column, $table] = $isOfFolders ? [1, 'folder_id', FolderRepository::TABLE] : [0, 'file_id', FileRepository::TABLE];
		$rows = $this->db->executeQuery('SELECT s.owner_id, s.value, s.old_value, s.cause FROM *PREFIX*' . self::TABLE
			. " s JOIN *PREFIX*$table o ON o.$column = s.owner_id WHERE s.field_id = $fieldId AND s.of_folders = $kind AND s.item >= 0"
			. ' AND s.owner_id IN (' . implode(',', $ownerIds) . ') ORDER BY s.owner_id, s.item');
		$items = $from = $causes = [];
		foreach ($rows->fetchAllAssociative() as $stored) {
			$row = new StoredValues($stored);
			$owner = $row->number('owner_id');
			$text = $row->textOrNull('value');
			$items[$owner] = [...$items[$owner] ?? [], ...($text === null ? [] : [$text])];
			if ($row->textOrNull('old_value') !== null) {
				$from[$owner] = $row->text('old_value');
				$causes[$owner] = Cause::tryFrom($row->text('cause')) ?? throw new CorruptData('The stored value "cause" cannot be read');
			}
		}
		$records = [];
		foreach ($causes as $owner => $cause) {
			$records[] = new StagedRecord($owner, $from[$owner] ?? '', $items[$owner] ?? [], $cause);
		}
		return $records;
	}

	/** @param list<int> $ownerIds */
	public function deleteOf(int $fieldId, bool $isOfFolders, array $ownerIds): void {
		$this->rows->deleteAmong('owner_id', $ownerIds, ['field_id' => $fieldId, 'of_folders' => (int)$isOfFolders]);
	}

	/** @param list<int> $fileIds */
	public function deleteLate(int $fieldId, array $fileIds): void {
		$this->rows->deleteAmong('owner_id', $fileIds, ['field_id' => $fieldId, 'of_folders' => 0, 'item' => self::LATE]);
	}

	public function delete(int $fieldId): void {
		$this->rows->delete(['field_id' => $fieldId]);
	}

	public function count(int $fieldId): int {
		return $this->rows->count(['field_id' => $fieldId]);
	}

	/**
	 * Puts what was put aside in the place of former values, in a few statements whatever their number: the database alone handles them.
	 * What was deleted meanwhile, with its file or team folder, stays deleted. For who runs a transaction.
	 *
	 * @param ?non-empty-list<int> $fileIds only theirs, at most as many as fit in one statement; null for all
	 */
	public function saveAllOverValues(int $fieldId, int $now, ?array $fileIds = null): void {
		$this->saveOver(0, 'file_id', ValueRepository::TABLE, $fieldId, $now, $fileIds);
		if ($fileIds === null) {
			$this->saveOver(1, 'folder_id', FolderValueRepository::TABLE, $fieldId, $now, null);
		}
	}

	/** @param ?non-empty-list<int> $ids */
	private function saveOver(int $kind, string $owner, string $table, int $fieldId, int $now, ?array $ids): void {
		[$staged, $values] = ['*PREFIX*' . self::TABLE, "*PREFIX*$table"];
		$among = $ids === null ? '' : ' AND owner_id IN (' . implode(',', $ids) . ')';
		$own = "field_id = $fieldId AND of_folders = $kind AND item >= 0$among";
		foreach ([
			"DELETE FROM $staged WHERE $own AND NOT EXISTS"
				. " (SELECT 1 FROM $values v WHERE v.$owner = owner_id AND v.field_id = $fieldId AND v.item = 0)",
			"DELETE FROM $values WHERE field_id = $fieldId AND $owner IN (SELECT owner_id FROM $staged WHERE $own)",
			"INSERT INTO $values ($owner, field_id, item, value, sort_text, sort_number, updated_at)"
				. " SELECT owner_id, field_id, item, value, sort_text, sort_number, $now FROM $staged WHERE $own AND value IS NOT NULL",
		] as $statement) {
			$this->db->executeStatement($statement);
		}
	}

	/** @return list<int> */
	private function owners(int $fieldId, bool $isOfFolders, int $item, int $count): array {
		$key = ['field_id' => $fieldId, 'of_folders' => (int)$isOfFolders, 'item' => $item];
		$query = Rows::named($this->rows->select(['owner_id']), $key)->orderBy('owner_id')->setMaxResults($count);
		return array_map(intval(...), array_values(array_filter($query->executeQuery()->fetchFirstColumn(), is_numeric(...))));
	}

	/** @return array{?string, string, ?float} */
	private static function columns(?StoredValue $stored): array {
		return $stored === null ? [null, '', null] : [$stored->value, $stored->sortText, $stored->sortNumber];
	}
}
