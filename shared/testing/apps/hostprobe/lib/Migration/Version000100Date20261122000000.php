<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Migration;

use OCP\DB\ISchemaWrapper;
use OCP\DB\Types;
use OCP\Migration\IOutput;
use OCP\Migration\SimpleMigrationStep;

/** A table to ask about. */
final class Version000100Date20261122000000 extends SimpleMigrationStep {
	#[\Override]
	public function changeSchema(IOutput $output, \Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		if (!$schema->hasTable('hostprobe_things')) {
			$table = $schema->createTable('hostprobe_things');
			$table->addColumn('id', Types::BIGINT, ['notnull' => true, 'autoincrement' => true]);
			$table->addColumn('name', Types::STRING, ['notnull' => true, 'length' => 64]);
			$table->addColumn('kind', Types::STRING, ['notnull' => false, 'length' => 16, 'default' => 'plain']);
			$table->addColumn('note', Types::TEXT, ['notnull' => false]);
			$table->addColumn('count', Types::INTEGER, ['notnull' => true, 'default' => 0]);
			$table->addColumn('is_done', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
			$table->setPrimaryKey(['id']);
			$table->addUniqueIndex(['name'], 'hostprobe_things_name');
			$table->addIndex(['kind', 'count'], 'hostprobe_things_kind');
		}
		return $schema;
	}
}
