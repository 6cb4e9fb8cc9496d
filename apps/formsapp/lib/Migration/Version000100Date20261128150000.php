<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Migration;

use Closure;
use OCP\DB\ISchemaWrapper;
use OCP\DB\Types;
use OCP\Migration\IOutput;
use OCP\Migration\SimpleMigrationStep;

/** Keys of the external API, and which of them a response was sent with. */
final class Version000100Date20261128150000 extends SimpleMigrationStep {
	/**
	 * `hash` is that of the key's text, which is not stored. `permissions` is JSON. `created_by` is an account until that is deleted.
	 * `key_id` of a response names a key that may have been deleted since; a response by the link has none.
	 *
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		if (!$schema->hasTable('formsapp_api_keys')) {
			$table = $schema->createTable('formsapp_api_keys');
			$table->addColumn('id', Types::STRING, ['notnull' => true, 'length' => 64]);
			$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
			$table->addColumn('hash', Types::STRING, ['notnull' => true, 'length' => 64]);
			$table->addColumn('name', Types::STRING, ['notnull' => true, 'length' => 255]);
			$table->addColumn('permissions', Types::TEXT, ['notnull' => true]);
			$table->addColumn('created_at', Types::BIGINT, ['notnull' => true]);
			$table->addColumn('created_by', Types::STRING, ['notnull' => false, 'length' => 64]);
			$table->addColumn('last_used_at', Types::BIGINT, ['notnull' => false]);
			$table->setPrimaryKey(['id']);
			$table->addIndex(['file_id', 'created_at'], 'formsapp_api_key_form');
			$table->addIndex(['created_by'], 'formsapp_api_key_user');
		}
		$responses = $schema->getTable('formsapp_responses');
		if (!$responses->hasColumn('key_id')) {
			$responses->addColumn('key_id', Types::STRING, ['notnull' => false, 'length' => 64]);
		}
		return $schema;
	}
}
