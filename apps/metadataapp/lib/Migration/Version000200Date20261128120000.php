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

/** Where the files of team folders with fields lie, so that a query sorts and filters them without asking Nextcloud for each. */
final class Version000200Date20261128120000 extends SimpleMigrationStep {
	/**
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$this->roots($schema);
		$this->places($schema);
		return $schema;
	}

	/**
	 * Team folders with fields: `root_id` and `path` are of the folder itself in its storage. Files with ids up to `filled_to` are known;
	 * null means all of them.
	 */
	private function roots(ISchemaWrapper $schema): void {
		if ($schema->hasTable('metadataapp_roots')) {
			return;
		}
		$table = $schema->createTable('metadataapp_roots');
		$table->addColumn('folder_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('storage_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('root_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('path', Types::STRING, ['notnull' => false, 'length' => 4000]);
		$table->addColumn('filled_to', Types::BIGINT, ['notnull' => false]);
		$table->setPrimaryKey(['folder_id']);
	}

	/**
	 * Files and folders in them, without the team folder itself. They are a tree by `parent_id`, so that moving a folder changes one row.
	 * `path_hash` is of the path at which Nextcloud last reported the file: while that stays the same, nothing has to be looked up.
	 */
	private function places(ISchemaWrapper $schema): void {
		if ($schema->hasTable('metadataapp_places')) {
			return;
		}
		$table = $schema->createTable('metadataapp_places');
		$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('folder_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('parent_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('is_folder', Types::SMALLINT, ['notnull' => true]);
		$table->addColumn('name', Types::STRING, ['notnull' => true, 'length' => 250]);
		$table->addColumn('sort_name', Types::STRING, ['notnull' => true, 'length' => 160]);
		$table->addColumn('path_hash', Types::STRING, ['notnull' => true, 'length' => 32]);
		$table->setPrimaryKey(['file_id']);
		$table->addIndex(['folder_id', 'sort_name', 'file_id', 'parent_id'], 'metadataapp_place_name');
		$table->addIndex(['folder_id', 'is_folder'], 'metadataapp_place_folders');
		$table->addIndex(['parent_id', 'is_folder'], 'metadataapp_place_parent');
	}
}
