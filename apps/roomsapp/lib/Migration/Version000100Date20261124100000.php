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

/**
 * Rooms, their groups, and who may do what in them. Times are Unix seconds; booleans are stored as 1 and 0, because databases disagree
 * on them.
 */
final class Version000100Date20261124100000 extends SimpleMigrationStep {
	/**
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$this->rooms($schema);
		$this->groups($schema);
		$this->permissions($schema);
		return $schema;
	}

	/**
	 * `email_key` is the address in lower case. `address` keeps its four positions apart by commas. `hours` is the rule of availability
	 * as it was sent. The password in `smtp` and `feed_secret` are encrypted. `claims` is raised to lock the row.
	 */
	private function rooms(ISchemaWrapper $schema): void {
		if ($schema->hasTable('roomsapp_rooms')) {
			return;
		}
		$table = $schema->createTable('roomsapp_rooms');
		$table->addColumn('id', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('name', Types::STRING, ['notnull' => true, 'length' => 255]);
		$table->addColumn('email', Types::STRING, ['notnull' => true, 'length' => 255]);
		$table->addColumn('email_key', Types::STRING, ['notnull' => true, 'length' => 255]);
		$table->addColumn('capacity', Types::INTEGER, ['notnull' => true, 'default' => 0]);
		$table->addColumn('room_number', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('floor', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('room_type', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('address', Types::TEXT, ['notnull' => false]);
		$table->addColumn('description', Types::TEXT, ['notnull' => false]);
		$table->addColumn('contact', Types::STRING, ['notnull' => true, 'length' => 255]);
		$table->addColumn('facilities', Types::TEXT, ['notnull' => true]);
		$table->addColumn('auto_accept', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('is_active', Types::SMALLINT, ['notnull' => true, 'default' => 1]);
		$table->addColumn('group_id', Types::STRING, ['notnull' => false, 'length' => 64]);
		$table->addColumn('hours', Types::TEXT, ['notnull' => true]);
		$table->addColumn('horizon_days', Types::INTEGER, ['notnull' => false]);
		$table->addColumn('buffer_before', Types::INTEGER, ['notnull' => true, 'default' => 0]);
		$table->addColumn('buffer_after', Types::INTEGER, ['notnull' => true, 'default' => 0]);
		$table->addColumn('shortest', Types::INTEGER, ['notnull' => false]);
		$table->addColumn('longest', Types::INTEGER, ['notnull' => false]);
		$table->addColumn('accepts_free_dates', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('title_privacy', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('everyone', Types::STRING, ['notnull' => true, 'length' => 8]);
		$table->addColumn('time_zone', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('smtp', Types::TEXT, ['notnull' => false]);
		$table->addColumn('extsync', Types::TEXT, ['notnull' => false]);
		$table->addColumn('calendar_uri', Types::STRING, ['notnull' => true, 'length' => 255]);
		$table->addColumn('feed_hash', Types::STRING, ['notnull' => false, 'length' => 64]);
		$table->addColumn('feed_secret', Types::TEXT, ['notnull' => false]);
		$table->addColumn('claims', Types::INTEGER, ['notnull' => true, 'default' => 0]);
		$table->addColumn('created_at', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('updated_at', Types::BIGINT, ['notnull' => true]);
		$table->setPrimaryKey(['id']);
		$table->addUniqueIndex(['email_key'], 'roomsapp_room_email');
		$table->addUniqueIndex(['feed_hash'], 'roomsapp_room_feed');
		$table->addIndex(['group_id'], 'roomsapp_room_group');
	}

	private function groups(ISchemaWrapper $schema): void {
		if ($schema->hasTable('roomsapp_groups')) {
			return;
		}
		$table = $schema->createTable('roomsapp_groups');
		$table->addColumn('id', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('name', Types::STRING, ['notnull' => true, 'length' => 255]);
		$table->addColumn('description', Types::TEXT, ['notnull' => false]);
		$table->addColumn('created_at', Types::BIGINT, ['notnull' => true]);
		$table->setPrimaryKey(['id']);
	}

	/** An account or group (`kind`, `principal`) that has a role in a room or room group (`subject`, `subject_id`). */
	private function permissions(ISchemaWrapper $schema): void {
		if ($schema->hasTable('roomsapp_permissions')) {
			return;
		}
		$table = $schema->createTable('roomsapp_permissions');
		$table->addColumn('id', Types::BIGINT, ['notnull' => true, 'autoincrement' => true]);
		$table->addColumn('subject', Types::STRING, ['notnull' => true, 'length' => 8]);
		$table->addColumn('subject_id', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('role', Types::SMALLINT, ['notnull' => true]);
		$table->addColumn('kind', Types::STRING, ['notnull' => true, 'length' => 8]);
		$table->addColumn('principal', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->setPrimaryKey(['id']);
		$table->addUniqueIndex(['subject', 'subject_id', 'role', 'kind', 'principal'], 'roomsapp_permission');
		$table->addIndex(['kind', 'principal'], 'roomsapp_permission_of');
	}
}
