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

/** Pictures of forms. */
final class Version000100Date20261128170000 extends SimpleMigrationStep {
	/**
	 * `images` is JSON, a list of at most ten; null for none.
	 *
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$table = $schema->getTable('formsapp_forms');
		if (!$table->hasColumn('images')) {
			$table->addColumn('images', Types::TEXT, ['notnull' => false]);
		}
		return $schema;
	}
}
