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

/** Fields whose type or options change together with the values that there are. Times are Unix seconds. */
final class Version000300Date20261128120000 extends SimpleMigrationStep {
	/**
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$fields = $schema->getTable('metadataapp_fields');
		if (!$fields->hasColumn('converting')) {
			// 1 while nobody may save values of the field.
			$fields->addColumn('converting', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		}
		$this->conversions($schema);
		$this->staged($schema);
		return $schema;
	}

	/**
	 * The latest conversion of a field. `plan` and `tally` are JSON. Values up to that of the owner `reached`, whose sort text is
	 * `reached_text`, have been looked at: those of files, or those of team folders where `of_folders` is 1. `changes` is raised to lock
	 * the row.
	 */
	private function conversions(ISchemaWrapper $schema): void {
		if ($schema->hasTable('metadataapp_conversions')) {
			return;
		}
		$table = $schema->createTable('metadataapp_conversions');
		$table->addColumn('id', Types::BIGINT, ['notnull' => true, 'autoincrement' => true]);
		$table->addColumn('field_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('state', Types::STRING, ['notnull' => true, 'length' => 16]);
		$table->addColumn('user_id', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('plan', Types::TEXT, ['notnull' => true]);
		$table->addColumn('tally', Types::TEXT, ['notnull' => true]);
		$table->addColumn('of_folders', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('reached', Types::BIGINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('reached_text', Types::STRING, ['notnull' => false, 'length' => 160, 'default' => '']);
		$table->addColumn('changes', Types::BIGINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('updated_at', Types::BIGINT, ['notnull' => true]);
		$table->setPrimaryKey(['id']);
		$table->addUniqueIndex(['field_id'], 'metadataapp_conversion_field');
	}

	/**
	 * What values become, as rows of the tables of values; one that is taken away has a row with no value. The first row of each says what
	 * the value was and why it changes, unless its text stays. `item` is -1 for a file that got a value after it had been looked at.
	 */
	private function staged(ISchemaWrapper $schema): void {
		if ($schema->hasTable('metadataapp_staged')) {
			return;
		}
		$table = $schema->createTable('metadataapp_staged');
		$table->addColumn('field_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('of_folders', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('owner_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('item', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('value', Types::TEXT, ['notnull' => false]);
		$table->addColumn('sort_text', Types::STRING, ['notnull' => true, 'length' => 160, 'default' => '']);
		$table->addColumn('sort_number', Types::FLOAT, ['notnull' => false]);
		$table->addColumn('old_value', Types::TEXT, ['notnull' => false]);
		$table->addColumn('cause', Types::STRING, ['notnull' => false, 'length' => 16]);
		$table->setPrimaryKey(['field_id', 'of_folders', 'owner_id', 'item']);
	}
}
