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

/**
 * Definitions of fields, which team folder has which of them, and what they hold. Times are Unix seconds; booleans are stored as 1 and 0,
 * because databases disagree on them.
 */
final class Version000100Date20261128100000 extends SimpleMigrationStep {
	/**
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$this->fields($schema);
		$this->folders($schema);
		$this->assignments($schema);
		$this->files($schema);
		$this->values($schema);
		$this->folderValues($schema);
		$this->history($schema);
		$this->grants($schema);
		return $schema;
	}

	/** `options` is JSON: choices, those that were withdrawn, and whether a date has a time. */
	private function fields(ISchemaWrapper $schema): void {
		if ($schema->hasTable('metadataapp_fields')) {
			return;
		}
		$table = $schema->createTable('metadataapp_fields');
		$table->addColumn('id', Types::BIGINT, ['notnull' => true, 'autoincrement' => true]);
		$table->addColumn('field_name', Types::STRING, ['notnull' => true, 'length' => 255]);
		$table->addColumn('label', Types::STRING, ['notnull' => true, 'length' => 255]);
		$table->addColumn('type', Types::STRING, ['notnull' => true, 'length' => 20]);
		$table->addColumn('options', Types::TEXT, ['notnull' => true]);
		$table->addColumn('description', Types::TEXT, ['notnull' => true]);
		$table->addColumn('is_required', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('sort_order', Types::INTEGER, ['notnull' => true, 'default' => 0]);
		$table->addColumn('applies_to_groupfolder', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('show_as_column', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('column_order', Types::INTEGER, ['notnull' => true, 'default' => 0]);
		$table->addColumn('filterable', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('created_at', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('updated_at', Types::BIGINT, ['notnull' => true]);
		$table->setPrimaryKey(['id']);
		$table->addUniqueIndex(['field_name'], 'metadataapp_field_name');
	}

	/**
	 * Team folders that somebody has set up. `required` is what they do about empty required fields; `changes` is raised to lock the row.
	 */
	private function folders(ISchemaWrapper $schema): void {
		if ($schema->hasTable('metadataapp_folders')) {
			return;
		}
		$table = $schema->createTable('metadataapp_folders');
		$table->addColumn('folder_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('required', Types::STRING, ['notnull' => true, 'length' => 8, 'default' => 'warn']);
		$table->addColumn('changes', Types::BIGINT, ['notnull' => true, 'default' => 0]);
		$table->setPrimaryKey(['folder_id']);
	}

	private function assignments(ISchemaWrapper $schema): void {
		if ($schema->hasTable('metadataapp_assignments')) {
			return;
		}
		$table = $schema->createTable('metadataapp_assignments');
		$table->addColumn('folder_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('field_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('position', Types::INTEGER, ['notnull' => true]);
		$table->setPrimaryKey(['folder_id', 'field_id']);
		$table->addIndex(['field_id'], 'metadataapp_assignment_field');
	}

	/**
	 * Files that have or had values. `folder_id` is the team folder where these were last written: the file may have moved since, and the
	 * values stay with it. `changes` is raised to lock the row.
	 */
	private function files(ISchemaWrapper $schema): void {
		if ($schema->hasTable('metadataapp_files')) {
			return;
		}
		$table = $schema->createTable('metadataapp_files');
		$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('folder_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('changes', Types::BIGINT, ['notnull' => true, 'default' => 0]);
		$table->setPrimaryKey(['file_id']);
	}

	/**
	 * A row for each item of a value, counted from 0; most values have one. `sort_text` and `sort_number` are what the type of the field
	 * makes of it, so that every database sorts and finds by an index, and alike: texts of digits, which no collation reorders, and
	 * floats, which keep 15 digits. The indexes end with `item`, because values are counted and sorted by their first one.
	 */
	private function values(ISchemaWrapper $schema): void {
		if ($schema->hasTable('metadataapp_values')) {
			return;
		}
		$table = $schema->createTable('metadataapp_values');
		$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('field_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('item', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('value', Types::TEXT, ['notnull' => true]);
		$table->addColumn('sort_text', Types::STRING, ['notnull' => true, 'length' => 160, 'default' => '']);
		$table->addColumn('sort_number', Types::FLOAT, ['notnull' => false]);
		$table->addColumn('updated_at', Types::BIGINT, ['notnull' => true]);
		$table->setPrimaryKey(['file_id', 'field_id', 'item']);
		$table->addIndex(['field_id', 'sort_text', 'file_id', 'item'], 'metadataapp_value_text');
		$table->addIndex(['field_id', 'sort_number', 'file_id', 'item'], 'metadataapp_value_number');
	}

	/** The same for team folders, which are too few to be sorted by an index. */
	private function folderValues(ISchemaWrapper $schema): void {
		if ($schema->hasTable('metadataapp_folder_values')) {
			return;
		}
		$table = $schema->createTable('metadataapp_folder_values');
		$table->addColumn('folder_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('field_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('item', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('value', Types::TEXT, ['notnull' => true]);
		$table->addColumn('sort_text', Types::STRING, ['notnull' => true, 'length' => 160, 'default' => '']);
		$table->addColumn('sort_number', Types::FLOAT, ['notnull' => false]);
		$table->addColumn('updated_at', Types::BIGINT, ['notnull' => true]);
		$table->setPrimaryKey(['folder_id', 'field_id', 'item']);
		$table->addIndex(['field_id', 'item'], 'metadataapp_fvalue_field');
	}

	/** What changed values: of a file, or of a team folder itself. No value is null; `user_id` is null where no account changed it. */
	private function history(ISchemaWrapper $schema): void {
		if ($schema->hasTable('metadataapp_history')) {
			return;
		}
		$table = $schema->createTable('metadataapp_history');
		$table->addColumn('id', Types::BIGINT, ['notnull' => true, 'autoincrement' => true]);
		$table->addColumn('file_id', Types::BIGINT, ['notnull' => false]);
		$table->addColumn('folder_id', Types::BIGINT, ['notnull' => false]);
		$table->addColumn('field_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('user_id', Types::STRING, ['notnull' => false, 'length' => 64]);
		$table->addColumn('changed_at', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('cause', Types::STRING, ['notnull' => true, 'length' => 16]);
		$table->addColumn('old_value', Types::TEXT, ['notnull' => false]);
		$table->addColumn('new_value', Types::TEXT, ['notnull' => false]);
		$table->setPrimaryKey(['id']);
		$table->addIndex(['file_id', 'id'], 'metadataapp_history_file');
		$table->addIndex(['folder_id', 'id'], 'metadataapp_history_folder');
		$table->addIndex(['changed_at', 'id'], 'metadataapp_history_time');
	}

	/** An account or group (`kind`, `principal`) that has a permission in a team folder, or in all where `folder_id` is 0. */
	private function grants(ISchemaWrapper $schema): void {
		if ($schema->hasTable('metadataapp_grants')) {
			return;
		}
		$table = $schema->createTable('metadataapp_grants');
		$table->addColumn('id', Types::BIGINT, ['notnull' => true, 'autoincrement' => true]);
		$table->addColumn('kind', Types::STRING, ['notnull' => true, 'length' => 8]);
		$table->addColumn('principal', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('permission', Types::STRING, ['notnull' => true, 'length' => 32]);
		$table->addColumn('folder_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('created_at', Types::BIGINT, ['notnull' => true]);
		$table->setPrimaryKey(['id']);
		$table->addUniqueIndex(['kind', 'principal', 'permission', 'folder_id'], 'metadataapp_grant');
		$table->addIndex(['folder_id'], 'metadataapp_grant_folder');
	}
}
