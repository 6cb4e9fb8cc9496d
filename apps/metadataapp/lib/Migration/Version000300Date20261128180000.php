<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Migration;

use Closure;
use OCP\DB\ISchemaWrapper;
use OCP\DB\Types;
use OCP\Migration\IOutput;
use OCP\Migration\SimpleMigrationStep;

/** What backups and restores are at, and where rows wait that a restore has read. */
final class Version000300Date20261128180000 extends SimpleMigrationStep {
	private const ID = [Types::BIGINT, ['notnull' => true]];
	private const MAYBE_ID = [Types::BIGINT, ['notnull' => false]];
	private const INTEGER = [Types::INTEGER, ['notnull' => true]];
	private const MAYBE_INTEGER = [Types::INTEGER, ['notnull' => false]];
	private const SMALL = [Types::SMALLINT, ['notnull' => true]];
	private const MAYBE_SMALL = [Types::SMALLINT, ['notnull' => false]];
	private const TEXT = [Types::TEXT, ['notnull' => true]];
	private const MAYBE_TEXT = [Types::TEXT, ['notnull' => false]];
	private const VALUE = [
		'field_id' => self::ID,
		'item' => self::SMALL,
		'value' => self::TEXT,
		'sort_text' => [Types::STRING, ['notnull' => true, 'length' => 160, 'default' => '']],
		'sort_number' => [Types::FLOAT, ['notnull' => false]],
		'updated_at' => self::ID,
	];

	/**
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$this->work($schema);
		foreach ($this->staged() as $name => [$columns, $key, $unique]) {
			if ($schema->hasTable("metadataapp_r_$name")) {
				continue;
			}
			$table = $schema->createTable("metadataapp_r_$name");
			foreach ($columns as $column => [$type, $how]) {
				$table->addColumn($column, $type, $how);
			}
			$table->setPrimaryKey($key);
			if ($unique !== []) {
				$table->addUniqueIndex($unique, "metadataapp_r_{$name}_one");
			}
		}
		return $schema;
	}

	/**
	 * Rows by name: `run` is what is going on, with `number` raised by every save; `cancel` names the run that somebody stopped; `jobs` is
	 * when background jobs last looked, `gate` until when nothing is saved, both in Unix seconds; `restored` is less than the ids of all
	 * entries of the history since the last restore.
	 */
	private function work(ISchemaWrapper $schema): void {
		if ($schema->hasTable('metadataapp_work')) {
			return;
		}
		$table = $schema->createTable('metadataapp_work');
		$table->addColumn('name', Types::STRING, ['notnull' => true, 'length' => 16]);
		$table->addColumn('number', Types::BIGINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('content', Types::TEXT, ['notnull' => false]);
		$table->setPrimaryKey(['name']);
	}

	/**
	 * As the tables that they are for; ids are those that rows had.
	 *
	 * @return array<string, array{array<string, array{string, array<string, mixed>}>, list<string>, list<string>}> columns, primary key and
	 *     what else is unique, by name
	 */
	private function staged(): array {
		return [
			'fields' => [[
				'id' => self::ID, 'field_name' => self::string(255), 'label' => self::string(255), 'type' => self::string(20),
				'options' => self::TEXT, 'description' => self::TEXT, 'is_required' => self::SMALL, 'sort_order' => self::INTEGER,
				'applies_to_groupfolder' => self::SMALL, 'show_as_column' => self::SMALL, 'column_order' => self::INTEGER,
				'filterable' => self::SMALL, 'created_at' => self::ID, 'updated_at' => self::ID,
			], ['id'], ['field_name']],
			'folders' => [['folder_id' => self::ID, 'required' => self::string(8), 'changes' => self::ID], ['folder_id'], []],
			'assignments' => [
				['folder_id' => self::ID, 'field_id' => self::ID, 'position' => self::INTEGER], ['folder_id', 'field_id'], [],
			],
			'grants' => [[
				'id' => self::ID, 'kind' => self::string(8), 'principal' => self::string(64), 'permission' => self::string(32),
				'folder_id' => self::ID, 'created_at' => self::ID,
			], ['id'], ['kind', 'principal', 'permission', 'folder_id']],
			'views' => [[
				'id' => self::ID, 'folder_id' => self::ID, 'default_of' => self::MAYBE_ID, 'name' => self::string(100),
				'sort_field_id' => self::MAYBE_ID, 'is_descending' => self::SMALL, 'position' => self::INTEGER, 'created_at' => self::ID,
				'updated_at' => self::ID,
			], ['id'], ['default_of']],
			'view_fields' => [[
				'view_id' => self::ID, 'field_id' => self::ID, 'place' => self::INTEGER, 'is_column' => self::SMALL,
				'is_visible' => self::SMALL, 'is_filterable' => self::SMALL, 'column_order' => self::INTEGER,
				'filter_values' => self::MAYBE_TEXT,
			], ['view_id', 'field_id'], []],
			'columns' => [[
				'folder_id' => self::ID, 'field_id' => self::ID, 'show_as_column' => self::MAYBE_SMALL,
				'column_order' => self::MAYBE_INTEGER, 'filterable' => self::MAYBE_SMALL,
			], ['folder_id', 'field_id'], []],
			'folder_values' => [['folder_id' => self::ID] + self::VALUE, ['folder_id', 'field_id', 'item'], []],
			'values' => [['file_id' => self::ID] + self::VALUE, ['file_id', 'field_id', 'item'], []],
			'history' => [[
				'id' => self::ID, 'file_id' => self::MAYBE_ID, 'folder_id' => self::MAYBE_ID, 'field_id' => self::ID,
				'user_id' => [Types::STRING, ['notnull' => false, 'length' => 64]], 'changed_at' => self::ID, 'cause' => self::string(16),
				'old_value' => self::MAYBE_TEXT, 'new_value' => self::MAYBE_TEXT,
			], ['id'], []],
			'files' => [['file_id' => self::ID, 'folder_id' => self::ID, 'changes' => self::ID], ['file_id'], []],
		];
	}

	/** @return array{string, array<string, mixed>} */
	private static function string(int $length): array {
		return [Types::STRING, ['notnull' => true, 'length' => $length]];
	}
}
