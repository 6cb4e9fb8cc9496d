<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Migration;

use Closure;
use OCA\FormsApp\Shared\Contract\Limits;
use OCP\DB\ISchemaWrapper;
use OCP\DB\Types;
use OCP\Migration\IOutput;
use OCP\Migration\SimpleMigrationStep;

/** What a team notes about a response. */
final class Version000100Date20261128155000 extends SimpleMigrationStep {
	/**
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$responses = $schema->getTable('formsapp_responses');
		if (!$responses->hasColumn('note')) {
			$responses->addColumn('note', Types::STRING, ['notnull' => false, 'length' => Limits::NOTE_CHARACTERS]);
		}
		return $schema;
	}
}
