<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Migration;

use OCP\DB\ISchemaWrapper;
use OCP\DB\Types;
use OCP\Migration\IOutput;
use OCP\Migration\SimpleMigrationStep;

/** Changes the table of the first step, and takes back one of its own. */
final class Version000200Date20261122100000 extends SimpleMigrationStep {
	#[\Override]
	public function changeSchema(IOutput $output, \Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$things = $schema->getTable('hostprobe_things');
		if (!$things->hasColumn('is_new')) {
			$things->addColumn('is_new', Types::BOOLEAN, ['notnull' => false, 'default' => false]);
		}
		if (!$schema->hasTable('hostprobe_brief')) {
			$schema->createTable('hostprobe_brief')->addColumn('id', Types::BIGINT, ['notnull' => true]);
		}
		$schema->dropTable('hostprobe_brief');
		return $schema;
	}
}
