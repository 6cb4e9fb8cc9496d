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

/** Which calendar has the organizer's event: when a calendar is deleted for good, its events cannot be asked any more. */
final class Version000100Date20261124141500 extends SimpleMigrationStep {
	/**
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$table = $schema->getTable('roomsapp_bookings');
		if (!$table->hasColumn('calendar_id')) {
			$table->addColumn('calendar_id', Types::BIGINT, ['notnull' => false]);
			$table->addIndex(['calendar_id'], 'roomsapp_booking_calendar');
		}
		return $schema;
	}
}
