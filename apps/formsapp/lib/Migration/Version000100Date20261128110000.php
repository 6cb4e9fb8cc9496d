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

/** Who is told of new responses, and of which. */
final class Version000100Date20261128110000 extends SimpleMigrationStep {
	/**
	 * `published_by` is the account that switched the link on last. What its bell says is about the responses behind the number
	 * `told_from`; those up to `told_to` are no news any more.
	 *
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$table = $schema->getTable('formsapp_forms');
		if (!$table->hasColumn('published_by')) {
			$table->addColumn('published_by', Types::STRING, ['notnull' => false, 'length' => 64]);
			$table->addColumn('told_from', Types::BIGINT, ['notnull' => true, 'default' => 0]);
			$table->addColumn('told_to', Types::BIGINT, ['notnull' => true, 'default' => 0]);
		}
		return $schema;
	}
}
