<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Migration;

use Closure;
use OCP\DB\ISchemaWrapper;
use OCP\DB\Types;
use OCP\Migration\IOutput;
use OCP\Migration\SimpleMigrationStep;

/** Sync with a calendar provider: events and their dates, who syncs a room, and of which subscription a notification is. */
final class Version000100Date20261125160000 extends SimpleMigrationStep {
	/**
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$rooms = $schema->getTable('roomsapp_rooms');
		if (!$rooms->hasColumn('subscription_id')) {
			$rooms->addColumn('subscription_id', Types::STRING, ['notnull' => false, 'length' => 255]);
			$rooms->addColumn('syncing_until', Types::BIGINT, ['notnull' => false]);
			$rooms->addIndex(['subscription_id'], 'roomsapp_room_sub');
		}
		if (!$schema->hasTable('roomsapp_ext_links')) {
			$table = $schema->createTable('roomsapp_ext_links');
			$table->addColumn('id', Types::BIGINT, ['notnull' => true, 'autoincrement' => true]);
			$table->addColumn('room_id', Types::STRING, ['notnull' => true, 'length' => 64]);
			$table->addColumn('mailbox', Types::STRING, ['notnull' => true, 'length' => 255]);
			$table->addColumn('event_id', Types::TEXT, ['notnull' => true]);
			$table->addColumn('event_hash', Types::STRING, ['notnull' => true, 'length' => 64]);
			$table->addColumn('is_ours', Types::SMALLINT, ['notnull' => true]);
			$table->addColumn('booking_id', Types::BIGINT, ['notnull' => false]);
			$table->addColumn('recurrence_id', Types::STRING, ['notnull' => false, 'length' => 32]);
			$table->addColumn('series_id', Types::TEXT, ['notnull' => false]);
			$table->addColumn('digest', Types::STRING, ['notnull' => false, 'length' => 32]);
			$table->addColumn('start_at', Types::BIGINT, ['notnull' => true]);
			$table->addColumn('end_at', Types::BIGINT, ['notnull' => true]);
			$table->setPrimaryKey(['id']);
			$table->addUniqueIndex(['room_id', 'event_hash'], 'roomsapp_ext_event');
		}
		return $schema;
	}
}
