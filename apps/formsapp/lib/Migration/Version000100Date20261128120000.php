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

/** Answers that were changed after they were sent. */
final class Version000100Date20261128120000 extends SimpleMigrationStep {
	/**
	 * `revision` counts the changes; `changed_by` is empty for the respondent.
	 *
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$table = $schema->getTable('formsapp_responses');
		if (!$table->hasColumn('revision')) {
			$table->addColumn('revision', Types::INTEGER, ['notnull' => true, 'default' => 0]);
			$table->addColumn('changed_at', Types::BIGINT, ['notnull' => false]);
			$table->addColumn('changed_by', Types::STRING, ['notnull' => false, 'length' => 64]);
		}
		return $schema;
	}
}
