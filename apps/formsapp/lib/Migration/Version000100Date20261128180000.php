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

/** What Nextcloud's search finds a form by. */
final class Version000100Date20261128180000 extends SimpleMigrationStep {
	/**
	 * `words` are title and description in lower case; null until the file is read the next time.
	 *
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$forms = $schema->getTable('formsapp_forms');
		if (!$forms->hasColumn('words')) {
			$forms->addColumn('words', Types::TEXT, ['notnull' => false]);
		}
		return $schema;
	}
}
