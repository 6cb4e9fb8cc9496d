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

/** Views and columns of team folders, which values are being edited, and who looks at which team folder. Times are Unix seconds. */
final class Version000100Date20261128120000 extends SimpleMigrationStep {
	/**
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$this->views($schema);
		$this->viewFields($schema);
		$this->columns($schema);
		$this->locks($schema);
		$this->presence($schema);
		return $schema;
	}

	/**
	 * `default_of` is the team folder whose default the view is, and null for all others, so that the database refuses a second one. No
	 * sorting is `sort_field_id` null.
	 */
	private function views(ISchemaWrapper $schema): void {
		if ($schema->hasTable('metadataapp_views')) {
			return;
		}
		$table = $schema->createTable('metadataapp_views');
		$table->addColumn('id', Types::BIGINT, ['notnull' => true, 'autoincrement' => true]);
		$table->addColumn('folder_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('default_of', Types::BIGINT, ['notnull' => false]);
		$table->addColumn('name', Types::STRING, ['notnull' => true, 'length' => 100]);
		$table->addColumn('sort_field_id', Types::BIGINT, ['notnull' => false]);
		$table->addColumn('is_descending', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('position', Types::INTEGER, ['notnull' => true]);
		$table->addColumn('created_at', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('updated_at', Types::BIGINT, ['notnull' => true]);
		$table->setPrimaryKey(['id']);
		$table->addUniqueIndex(['default_of'], 'metadataapp_view_default');
		$table->addIndex(['folder_id', 'position'], 'metadataapp_view_folder');
		$table->addIndex(['sort_field_id'], 'metadataapp_view_sort');
	}

	/**
	 * What a view says of a field: its column, unless `is_column` is 0, and the values of a filter, a JSON list, unless it is null.
	 * `place` is the order in which somebody listed them.
	 */
	private function viewFields(ISchemaWrapper $schema): void {
		if ($schema->hasTable('metadataapp_view_fields')) {
			return;
		}
		$table = $schema->createTable('metadataapp_view_fields');
		$table->addColumn('view_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('field_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('place', Types::INTEGER, ['notnull' => true]);
		$table->addColumn('is_column', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('is_visible', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('is_filterable', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('column_order', Types::INTEGER, ['notnull' => true, 'default' => 0]);
		$table->addColumn('filter_values', Types::TEXT, ['notnull' => false]);
		$table->setPrimaryKey(['view_id', 'field_id']);
		$table->addIndex(['field_id'], 'metadataapp_vfield_field');
	}

	/** What a team folder says of a field as a column; where it says nothing, the definition of the field does. */
	private function columns(ISchemaWrapper $schema): void {
		if ($schema->hasTable('metadataapp_columns')) {
			return;
		}
		$table = $schema->createTable('metadataapp_columns');
		$table->addColumn('folder_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('field_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('show_as_column', Types::SMALLINT, ['notnull' => false]);
		$table->addColumn('column_order', Types::INTEGER, ['notnull' => false]);
		$table->addColumn('filterable', Types::SMALLINT, ['notnull' => false]);
		$table->setPrimaryKey(['folder_id', 'field_id']);
		$table->addIndex(['field_id'], 'metadataapp_column_field');
	}

	/** Who edits the value of a file in a field. The key lets one have it; a lock whose time is over counts for nothing. */
	private function locks(ISchemaWrapper $schema): void {
		if ($schema->hasTable('metadataapp_locks')) {
			return;
		}
		$table = $schema->createTable('metadataapp_locks');
		$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('field_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('folder_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('user_id', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('expires_at', Types::BIGINT, ['notnull' => true]);
		$table->setPrimaryKey(['file_id', 'field_id']);
		$table->addIndex(['folder_id', 'expires_at'], 'metadataapp_lock_folder');
		$table->addIndex(['expires_at'], 'metadataapp_lock_time');
	}

	/** As `Shared\Db\Presence` has it; the file is the top of a team folder. */
	private function presence(ISchemaWrapper $schema): void {
		if ($schema->hasTable('metadataapp_presence')) {
			return;
		}
		$table = $schema->createTable('metadataapp_presence');
		$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('user_id', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('seen_at', Types::BIGINT, ['notnull' => true]);
		$table->setPrimaryKey(['file_id', 'user_id']);
		$table->addIndex(['user_id'], 'metadataapp_presence_user');
		$table->addIndex(['seen_at'], 'metadataapp_presence_seen');
	}
}
