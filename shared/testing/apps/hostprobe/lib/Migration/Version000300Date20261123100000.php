<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Migration;

use OCA\HostProbe\Shared\Db\CallTable;
use OCP\DB\ISchemaWrapper;
use OCP\Migration\IOutput;
use OCP\Migration\SimpleMigrationStep;

/** What limits are counted in. */
final class Version000300Date20261123100000 extends SimpleMigrationStep {
	#[\Override]
	public function changeSchema(IOutput $output, \Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		CallTable::create($schema, 'hostprobe');
		return $schema;
	}
}
