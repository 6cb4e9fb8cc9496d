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

/** Links in mails by which managers answer requests. */
final class Version000100Date20261124145500 extends SimpleMigrationStep {
	/**
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		if (!$schema->hasTable('roomsapp_decisions')) {
			$table = $schema->createTable('roomsapp_decisions');
			$table->addColumn('hash', Types::STRING, ['notnull' => true, 'length' => 64]);
			$table->addColumn('booking_id', Types::BIGINT, ['notnull' => true]);
			$table->addColumn('user_id', Types::STRING, ['notnull' => true, 'length' => 64]);
			$table->addColumn('stamp', Types::STRING, ['notnull' => true, 'length' => 64]);
			$table->addColumn('state', Types::STRING, ['notnull' => true, 'length' => 16]);
			$table->addColumn('created_at', Types::BIGINT, ['notnull' => true]);
			$table->addColumn('settled_at', Types::BIGINT, ['notnull' => false]);
			$table->setPrimaryKey(['hash']);
			$table->addIndex(['booking_id'], 'roomsapp_dec_booking');
			$table->addIndex(['created_at'], 'roomsapp_dec_created');
		}
		return $schema;
	}
}
