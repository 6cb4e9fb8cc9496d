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
use OCA\MetadataApp\Model\Definition\OptionList;
use OCA\MetadataApp\Model\Folder\RequiredMode;
use OCA\MetadataApp\Model\Grant\Permission;
use OCA\MetadataApp\Model\Grant\Principal;
use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\Value\Codec\Codec;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Model\Value\StoredValue;
use OCA\MetadataApp\Model\Value\Text\Text;
use OCA\MetadataApp\Repository\Field\FieldRow;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Db\CorruptData;

/** Reads rows of a backup, and refuses what the app could not have stored itself, with the place where it is. */
final class RowReader {
	/** @var array<string, Codec> by type */
	private array $codecs = [];

	/**
	 * @param int $table place of the table that the part before ended with
	 * @param array<int, FieldType> $fields types of the fields that were there before, by id
	 */
	public function __construct(
		private int $table,
		private array $fields,
	) {
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
				throw self::wrong($table, $row);
			}
			$row[$column] = $value;
		}
		$this->follow($table);
		$this->check($table, $row);
		return [$table, array_values(isset($row['sort_text']) ? $this->value($table, $row) : $row)];
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
		if ($table->field !== null && !isset($this->fields[(int)$row[$table->field]])) {
			throw new BrokenBackup("The table $table->name has field {$row[$table->field]}, which is not in the backup.");
		}
		$isRight = match ($table->name) {
			'fields' => $this->isField($row),
			'folders' => RequiredMode::tryFrom((string)$row['required']) !== null,
			'grants' => Principal::tryFrom((string)$row['kind']) !== null && Permission::tryFrom((string)$row['permission']) !== null,
			'views' => self::isLine((string)$row['name'])
				&& ($row['default_of'] === null || $row['default_of'] === $row['folder_id'])
				&& ($row['sort_field_id'] === null || isset($this->fields[(int)$row['sort_field_id']])),
			'view_fields' => $row['filter_values'] === null || self::isList((string)$row['filter_values']),
			'history' => Cause::tryFrom((string)$row['cause']) !== null && ($row['file_id'] === null) !== ($row['folder_id'] === null)
				&& Text::isStorable("{$row['old_value']}{$row['new_value']}"),
			default => true,
		};
		if (!$isRight) {
			throw self::wrong($table, $row);
		}
	}

	/**
	 * What a field has is something that it can have; the columns that sort it are made anew, as this version makes them.
	 *
	 * @param array<string, int|float|string|null> $row of a table of values
	 * @return non-empty-array<string, int|float|string|null>
	 * @throws BrokenBackup
	 */
	private function value(Table $table, array $row): array {
		$type = $this->fields[(int)$row['field_id']];
		$codec = $this->codecs[$type->value] ??= Codecs::of(new FieldShape($type));
		$item = $codec->restored((string)$row['value'], (int)$row['item']);
		if ($item === null) {
			throw self::wrong($table, $row, " as a $type->value");
		}
		$stored = StoredValue::of($item);
		return [...$row, 'sort_text' => $stored->sortText, 'sort_number' => $stored->sortNumber];
	}

	/** @param array<string, int|float|string|null> $row */
	private function isField(array $row): bool {
		try {
			$field = FieldRow::field($row)->definition;
		} catch (CorruptData) {
			return false;
		}
		$this->fields[(int)$row['id']] = $field->shape->type;
		$isOption = static fn (string $option): bool => OptionList::read([$option]) === [$option];
		// Programs get these as names of members, columns and properties.
		return FieldName::read($field->name) === $field->name
			&& FieldLabel::read($field->label) === $field->label
			&& Text::problem($field->description, Limits::DESCRIPTION_CHARACTERS) === null
			&& OptionList::read($field->shape->options) === $field->shape->options
			&& count($field->withdrawn) <= Limits::WITHDRAWN_OPTIONS_PER_FIELD
			&& array_filter($field->withdrawn, $isOption) === $field->withdrawn;
	}

	private static function isLine(string $text): bool {
		return $text !== '' && Text::trim($text) === $text && Text::lineProblem($text, Limits::VIEW_NAME_CHARACTERS) === null;
	}

	private static function isList(string $json): bool {
		$values = json_decode($json);
		return is_array($values) && array_is_list($values);
	}

	/**
	 * @param array<string, int|float|string|null> $row as far as it can be read
	 * @param string $how it cannot be stored
	 */
	private static function wrong(Table $table, array $row, string $how = ''): BrokenBackup {
		$place = [];
		foreach (array_intersect_key($row, array_flip($table->key)) as $column => $value) {
			$place[] = "$column $value";
		}
		$where = $place === [] ? '' : ' (' . implode(', ', $place) . ')';
		return new BrokenBackup("The table $table->name has a value that cannot be stored$how$where.");
	}
}
