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

/** Whether the responses to a form are what they were. */
final class Version000100Date20261128140000 extends SimpleMigrationStep {
	/**
	 * `changes` counts everything that adds, changes or deletes responses.
	 *
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$table = $schema->getTable('formsapp_forms');
		if (!$table->hasColumn('changes')) {
			$table->addColumn('changes', Types::BIGINT, ['notnull' => true, 'default' => 0]);
		}
		return $schema;
	}
}
