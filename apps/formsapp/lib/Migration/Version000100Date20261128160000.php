<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Migration;

use Closure;
use OCA\FormsApp\Shared\Db\OutboxTable;
use OCP\DB\ISchemaWrapper;
use OCP\DB\Types;
use OCP\Migration\IOutput;
use OCP\Migration\SimpleMigrationStep;

/** What forms tell other servers. */
final class Version000100Date20261128160000 extends SimpleMigrationStep {
	/**
	 * Times are Unix seconds. `hooks` of a form counts its webhooks that are switched on, so that nothing more is read for a form without
	 * any. `secret` is encrypted, `events` is JSON. Until `retry_at` nothing is sent to a webhook whose server fails. A delivery has no
	 * body: that is made of the response when it is sent. `run` counts how often it was asked for, and `queued_at` is when it was last.
	 *
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		OutboxTable::create($schema, 'formsapp');
		$forms = $schema->getTable('formsapp_forms');
		if (!$forms->hasColumn('hooks')) {
			$forms->addColumn('hooks', Types::INTEGER, ['notnull' => true, 'default' => 0]);
		}
		if (!$schema->hasTable('formsapp_webhooks')) {
			$table = $schema->createTable('formsapp_webhooks');
			$table->addColumn('id', Types::STRING, ['notnull' => true, 'length' => 64]);
			$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
			$table->addColumn('name', Types::STRING, ['notnull' => true, 'length' => 255]);
			$table->addColumn('url', Types::TEXT, ['notnull' => true]);
			$table->addColumn('secret', Types::TEXT, ['notnull' => true]);
			$table->addColumn('events', Types::TEXT, ['notnull' => true]);
			$table->addColumn('enabled', Types::SMALLINT, ['notnull' => true, 'default' => 1]);
			$table->addColumn('created_at', Types::BIGINT, ['notnull' => true]);
			$table->addColumn('created_by', Types::STRING, ['notnull' => false, 'length' => 64]);
			$table->addColumn('failing_since', Types::BIGINT, ['notnull' => false]);
			$table->addColumn('retry_at', Types::BIGINT, ['notnull' => false]);
			$table->setPrimaryKey(['id']);
			$table->addIndex(['file_id', 'created_at'], 'formsapp_hook_form');
			$table->addIndex(['created_by'], 'formsapp_hook_user');
		}
		if (!$schema->hasTable('formsapp_deliveries')) {
			$table = $schema->createTable('formsapp_deliveries');
			$table->addColumn('id', Types::STRING, ['notnull' => true, 'length' => 64]);
			$table->addColumn('webhook_id', Types::STRING, ['notnull' => true, 'length' => 64]);
			$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
			$table->addColumn('event', Types::STRING, ['notnull' => true, 'length' => 32]);
			$table->addColumn('response_id', Types::STRING, ['notnull' => true, 'length' => 64]);
			$table->addColumn('created_at', Types::BIGINT, ['notnull' => true]);
			$table->addColumn('queued_at', Types::BIGINT, ['notnull' => true]);
			$table->addColumn('state', Types::STRING, ['notnull' => true, 'length' => 16]);
			$table->addColumn('run', Types::INTEGER, ['notnull' => true, 'default' => 0]);
			$table->addColumn('attempts', Types::INTEGER, ['notnull' => true, 'default' => 0]);
			$table->addColumn('tries', Types::INTEGER, ['notnull' => true, 'default' => 0]);
			$table->addColumn('sent_at', Types::BIGINT, ['notnull' => false]);
			$table->addColumn('next_at', Types::BIGINT, ['notnull' => false]);
			$table->addColumn('status', Types::INTEGER, ['notnull' => false]);
			$table->addColumn('error', Types::STRING, ['notnull' => false, 'length' => 32]);
			$table->setPrimaryKey(['id']);
			$table->addIndex(['webhook_id', 'created_at', 'id'], 'formsapp_delivery_log');
			$table->addIndex(['webhook_id', 'state'], 'formsapp_delivery_state');
			$table->addIndex(['file_id'], 'formsapp_delivery_form');
		}
		return $schema;
	}
}
