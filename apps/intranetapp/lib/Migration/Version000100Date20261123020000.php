<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Migration;

use Closure;
use OCP\DB\ISchemaWrapper;
use OCP\DB\Types;
use OCP\Migration\IOutput;
use OCP\Migration\SimpleMigrationStep;

/** What is remembered of pages that left the index while their files still exist: in the trash bin, or elsewhere. */
final class Version000100Date20261123020000 extends SimpleMigrationStep {
	/**
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		if (!$schema->hasTable('intranetapp_tombstones')) {
			$table = $schema->createTable('intranetapp_tombstones');
			$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
			$table->addColumn('folder_id', Types::BIGINT, ['notnull' => true]);
			$table->addColumn('page_id', Types::STRING, ['notnull' => true, 'length' => 128]);
			$table->addColumn('unique_id', Types::STRING, ['notnull' => true, 'length' => 128]);
			$table->addColumn('path', Types::STRING, ['notnull' => true, 'length' => 4000]);
			$table->addColumn('title', Types::STRING, ['notnull' => false, 'length' => 255, 'default' => '']);
			$table->setPrimaryKey(['file_id']);
			$table->addIndex(['page_id'], 'intranetapp_tomb_id');
			$table->addIndex(['unique_id'], 'intranetapp_tomb_unique');
		}
		return $schema;
	}
}
