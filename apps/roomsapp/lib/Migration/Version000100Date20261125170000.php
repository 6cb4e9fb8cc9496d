<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Migration;

use Closure;
use OCP\DB\ISchemaWrapper;
use OCP\Migration\IOutput;
use OCP\Migration\SimpleMigrationStep;

/** An index that has all that free times and statistics ask of a date, so that its row is not read. */
final class Version000100Date20261125170000 extends SimpleMigrationStep {
	/**
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$dates = $schema->getTable('roomsapp_occurrences');
		if (!$dates->hasIndex('roomsapp_occurrence_span')) {
			$dates->addIndex(['room_id', 'is_long', 'start_at', 'end_at', 'state', 'claim'], 'roomsapp_occurrence_span');
		}
		if ($dates->hasIndex('roomsapp_occurrence_time')) {
			$dates->dropIndex('roomsapp_occurrence_time');
		}
		return $schema;
	}
}
