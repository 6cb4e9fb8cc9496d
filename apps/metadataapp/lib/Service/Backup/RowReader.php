<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Backup;

use OCA\MetadataApp\Exception\BrokenBackup;
use OCA\MetadataApp\Model\Backup\Fault;
use OCA\MetadataApp\Model\Backup\Table;
use OCA\MetadataApp\Model\Backup\Tables;
use OCA\MetadataApp\Model\Definition\FieldLabel;
use OCA\MetadataApp\Model\Definition\FieldName;
use OCA\MetadataApp\Model\Folder\RequiredMode;
use OCA\MetadataApp\Model\Grant\Permission;
use OCA\MetadataApp\Model\Grant\Principal;
use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Repository\Field\FieldRow;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Db\CorruptData;

/** Reads rows of a backup, and refuses what the app could not have stored itself. */
final class RowReader {
	/** Place of the table that the last row was of. */
	private int $table;
	/** @var array<int, true> */
	private array $fields;

	/**
	 * @param int $table place of the table that the part before ended with
	 * @param list<int> $fieldIds fields that were there before
	 */
	public function __construct(int $table, array $fieldIds) {
		$this->table = $table;
		$this->fields = array_fill_keys($fieldIds, true);
	}

	/**
	 * The first line of a backup.
	 *
	 * @param array<array-key, mixed> $line
	 * @throws BrokenBackup
	 */
	public static function requireHeader(array $line): void {
		if (($line['format'] ?? null) !== PartWriter::FORMAT) {
			throw new BrokenBackup('It is no backup of Metadata.', Fault::NoBackup);
		}
		if (($line['version'] ?? null) !== Tables::VERSION) {
			throw new BrokenBackup('It was made by another version.', Fault::OtherVersion);
		}
	}

	/**
	 * @param array<array-key, mixed> $line
	 * @return array{Table, non-empty-list<int|float|string|null>} a row in the order of its columns
	 * @throws BrokenBackup
	 */
	public function read(array $line): array {
		$name = $line[0] ?? null;
		$table = is_string($name) ? Tables::all()[$name] ?? null : null;
		if ($table === null || !array_is_list($line) || count($line) !== count($table->columns) + 1) {
			throw new BrokenBackup('A line of it is of no table that there is.');
		}
		$row = [];
		foreach ($table->names() as $place => $column) {
			$value = $line[$place + 1];
			if (!$table->columns[$column]->fits($value) || !(is_scalar($value) || $value === null) || is_bool($value)) {
				throw self::wrong($table);
			}
			$row[$column] = $value;
		}
		$this->follow($table);
		$this->check($table, $row);
		return [$table, array_values($row)];
	}

	/** @return list<int> fields that there are so far */
	public function fieldIds(): array {
		return array_keys($this->fields);
	}

	/** Place of the table that the last row was of. */
	public function table(): int {
		return $this->table;
	}

	/** @throws BrokenBackup when rows of the table came before those of the one before */
	private function follow(Table $table): void {
		$place = (int)array_search($table->name, array_keys(Tables::all()), true);
		if ($place < $this->table) {
			throw new BrokenBackup('Its tables are not in their order.');
		}
		$this->table = $place;
	}

	/**
	 * @param array<string, int|float|string|null> $row
	 * @throws BrokenBackup
	 */
	private function check(Table $table, array $row): void {
		if ($table->name === 'fields') {
			$this->fields[(int)$row['id']] = true;
		}
		if ($table->field !== null && !isset($this->fields[(int)$row[$table->field]])) {
			throw new BrokenBackup("The table $table->name has field {$row[$table->field]}, which is not in the backup.");
		}
		$isRight = match ($table->name) {
			'fields' => self::isField($row),
			'folders' => RequiredMode::tryFrom((string)$row['required']) !== null,
			'grants' => Principal::tryFrom((string)$row['kind']) !== null && Permission::tryFrom((string)$row['permission']) !== null,
			'views' => ($row['default_of'] === null || $row['default_of'] === $row['folder_id'])
				&& ($row['sort_field_id'] === null || isset($this->fields[(int)$row['sort_field_id']])),
			'view_fields' => $row['filter_values'] === null || self::isList((string)$row['filter_values']),
			'history' => Cause::tryFrom((string)$row['cause']) !== null && ($row['file_id'] === null) !== ($row['folder_id'] === null),
			default => true,
		};
		if (!$isRight) {
			throw self::wrong($table);
		}
	}

	/** @param array<string, int|float|string|null> $row */
	private static function isField(array $row): bool {
		try {
			$field = FieldRow::field($row)->definition;
		} catch (CorruptData) {
			return false;
		}
		// Programs get these as names of members, columns and properties.
		return FieldName::read($field->name) === $field->name
			&& FieldLabel::read($field->label) === $field->label
			&& count($field->shape->options) <= Limits::OPTIONS_PER_FIELD
			&& count($field->withdrawn) <= Limits::WITHDRAWN_OPTIONS_PER_FIELD;
	}

	private static function isList(string $json): bool {
		$values = json_decode($json);
		return is_array($values) && array_is_list($values);
	}

	private static function wrong(Table $table): BrokenBackup {
		return new BrokenBackup("The table $table->name has a value that cannot be stored.");
	}
}
