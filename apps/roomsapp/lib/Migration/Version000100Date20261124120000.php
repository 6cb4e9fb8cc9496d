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
 * Bookings, their dates, and what happened to them. Times are Unix seconds; booleans are stored as 1 and 0, because
 * databases disagree on them.
 */
final class Version000100Date20261124120000 extends SimpleMigrationStep {
	/**
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$this->bookings($schema);
		$this->occurrences($schema);
		$this->audit($schema);
		return $schema;
	}

	/**
	 * One row per room, owner and UID. A UID may be longer than an index takes, so that its hash is looked up. A booking that
	 * is not confirmed is as good as absent: all that it has are claimed dates.
	 */
	private function bookings(ISchemaWrapper $schema): void {
		if ($schema->hasTable('roomsapp_bookings')) {
			return;
		}
		$table = $schema->createTable('roomsapp_bookings');
		$table->addColumn('id', Types::BIGINT, ['notnull' => true, 'autoincrement' => true]);
		$table->addColumn('room_id', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('owner', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('uid', Types::TEXT, ['notnull' => true]);
		$table->addColumn('uid_hash', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('sequence', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('organizer', Types::STRING, ['notnull' => true, 'length' => 255]);
		$table->addColumn('organizer_name', Types::STRING, ['notnull' => true, 'length' => 255]);
		$table->addColumn('summary', Types::STRING, ['notnull' => true, 'length' => 255]);
		$table->addColumn('class', Types::STRING, ['notnull' => true, 'length' => 16]);
		$table->addColumn('state', Types::STRING, ['notnull' => true, 'length' => 16]);
		$table->addColumn('cause', Types::STRING, ['notnull' => false, 'length' => 32]);
		$table->addColumn('is_recurring', Types::SMALLINT, ['notnull' => true]);
		$table->addColumn('is_open', Types::SMALLINT, ['notnull' => true]);
		$table->addColumn('expanded_until', Types::BIGINT, ['notnull' => false]);
		$table->addColumn('event_hash', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('uri', Types::STRING, ['notnull' => true, 'length' => 255]);
		$table->addColumn('source', Types::STRING, ['notnull' => true, 'length' => 8]);
		$table->addColumn('confirmed', Types::SMALLINT, ['notnull' => true]);
		$table->addColumn('created_at', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('updated_at', Types::BIGINT, ['notnull' => true]);
		$table->setPrimaryKey(['id']);
		$table->addUniqueIndex(['room_id', 'uid_hash', 'owner'], 'roomsapp_booking_key');
		$table->addIndex(['owner', 'uid_hash'], 'roomsapp_booking_owner');
		$table->addIndex(['state', 'room_id'], 'roomsapp_booking_state');
		$table->addIndex(['is_open', 'expanded_until'], 'roomsapp_booking_open');
	}

	/**
	 * One row per date of a booking. A date that is claimed has the claim's token until the organizer's event is stored.
	 * Long dates are marked, so that all others that touch a period are found between two values of `start_at`.
	 */
	private function occurrences(ISchemaWrapper $schema): void {
		if ($schema->hasTable('roomsapp_occurrences')) {
			return;
		}
		$table = $schema->createTable('roomsapp_occurrences');
		$table->addColumn('id', Types::BIGINT, ['notnull' => true, 'autoincrement' => true]);
		$table->addColumn('booking_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('room_id', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('recurrence_id', Types::STRING, ['notnull' => true, 'length' => 32]);
		$table->addColumn('start_at', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('end_at', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('is_all_day', Types::SMALLINT, ['notnull' => true]);
		$table->addColumn('is_long', Types::SMALLINT, ['notnull' => true]);
		$table->addColumn('state', Types::STRING, ['notnull' => true, 'length' => 16]);
		$table->addColumn('cause', Types::STRING, ['notnull' => false, 'length' => 32]);
		$table->addColumn('claim', Types::STRING, ['notnull' => false, 'length' => 32]);
		$table->addColumn('claim_expires_at', Types::BIGINT, ['notnull' => false]);
		$table->setPrimaryKey(['id']);
		$table->addIndex(['room_id', 'is_long', 'start_at'], 'roomsapp_occurrence_time');
		$table->addIndex(['booking_id'], 'roomsapp_occurrence_booking');
		$table->addIndex(['claim_expires_at'], 'roomsapp_occurrence_claim');
	}

	/** Who did what to a booking, when and why. Rows stay when the booking is gone. */
	private function audit(ISchemaWrapper $schema): void {
		if ($schema->hasTable('roomsapp_audit')) {
			return;
		}
		$table = $schema->createTable('roomsapp_audit');
		$table->addColumn('id', Types::BIGINT, ['notnull' => true, 'autoincrement' => true]);
		$table->addColumn('room_id', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('booking_id', Types::BIGINT, ['notnull' => false]);
		$table->addColumn('uid_hash', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('event', Types::STRING, ['notnull' => true, 'length' => 32]);
		$table->addColumn('actor', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('actor_kind', Types::STRING, ['notnull' => true, 'length' => 16]);
		$table->addColumn('at', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('details', Types::TEXT, ['notnull' => false]);
		$table->setPrimaryKey(['id']);
		$table->addIndex(['room_id', 'at'], 'roomsapp_audit_room');
		$table->addIndex(['booking_id'], 'roomsapp_audit_booking');
	}
}
