<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Migration;

use Closure;
use OCP\DB\ISchemaWrapper;
use OCP\Migration\IOutput;
use OCP\Migration\SimpleMigrationStep;

/** An index for the dates of a time in many rooms at once: a look into each room costs more than the dates of the others. */
final class Version000100Date20261127090000 extends SimpleMigrationStep {
	/**
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$dates = $schema->getTable('roomsapp_occurrences');
		if (!$dates->hasIndex('roomsapp_occurrence_when')) {
			$dates->addIndex(
				['is_long', 'start_at', 'end_at', 'room_id', 'booking_id', 'state', 'claim_expires_at'],
				'roomsapp_occurrence_when',
			);
		}
		return $schema;
	}
}
