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

/** What responses are found by. */
final class Version000100Date20261128130000 extends SimpleMigrationStep {
	/**
	 * `words` has the answers as people read them, in lower case.
	 *
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$table = $schema->getTable('formsapp_responses');
		if (!$table->hasColumn('words')) {
			$table->addColumn('words', Types::TEXT, ['notnull' => false]);
		}
		return $schema;
	}
}
