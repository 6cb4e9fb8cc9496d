<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Migration;

use Closure;
use OCP\DB\ISchemaWrapper;
use OCP\DB\Types;
use OCP\Migration\IOutput;
use OCP\Migration\SimpleMigrationStep;

/** The page that a draft was made on, and the title of the draft for lists. */
final class Version000100Date20261123010000 extends SimpleMigrationStep {
	/**
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$drafts = $schema->getTable('intranetapp_drafts');
		if (!$drafts->hasColumn('base')) {
			// JSON; null where it is not known.
			$drafts->addColumn('base', Types::TEXT, ['notnull' => false]);
		}
		if (!$drafts->hasColumn('title')) {
			$drafts->addColumn('title', Types::STRING, ['notnull' => false, 'length' => 255]);
		}
		return $schema;
	}
}
