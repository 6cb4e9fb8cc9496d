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

/** What waits for approval, outside the page files that readers may open. */
final class Version000100Date20261123040000 extends SimpleMigrationStep {
	/**
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		if (!$schema->hasTable('intranetapp_pending')) {
			$table = $schema->createTable('intranetapp_pending');
			$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
			$table->addColumn('user_id', Types::STRING, ['notnull' => true, 'length' => 64]);
			$table->addColumn('kind', Types::STRING, ['notnull' => true, 'length' => 8]);
			$table->addColumn('state', Types::STRING, ['notnull' => true, 'length' => 8]);
			$table->addColumn('title', Types::STRING, ['notnull' => false, 'length' => 255, 'default' => '']);
			$table->addColumn('document', Types::TEXT, ['notnull' => false]);
			$table->addColumn('base', Types::TEXT, ['notnull' => false]);
			$table->addColumn('base_version', Types::STRING, ['notnull' => false, 'length' => 64, 'default' => '']);
			$table->addColumn('version', Types::STRING, ['notnull' => false, 'length' => 64, 'default' => '']);
			$table->addColumn('sent_at', Types::BIGINT, ['notnull' => true]);
			$table->addColumn('note', Types::TEXT, ['notnull' => false]);
			$table->addColumn('reviewer', Types::STRING, ['notnull' => false, 'length' => 64]);
			$table->setPrimaryKey(['file_id', 'user_id', 'kind']);
			$table->addIndex(['user_id'], 'intranetapp_pending_user');
			$table->addIndex(['state', 'sent_at'], 'intranetapp_pending_state');
		}
		$pages = $schema->getTable('intranetapp_pages');
		if (!$pages->hasIndex('intranetapp_status')) {
			$pages->addIndex(['status'], 'intranetapp_status');
		}
		return $schema;
	}
}
