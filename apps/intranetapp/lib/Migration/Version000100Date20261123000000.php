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

/** Those who wait for a lease, a mark on the lease that somebody does, and whether the words of a page are in the index. */
final class Version000100Date20261123000000 extends SimpleMigrationStep {
	/**
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$pages = $schema->getTable('intranetapp_pages');
		if (!$pages->hasColumn('words')) {
			// 0 when read, 1 when not, -1 when it took too long, otherwise since when somebody is reading them, in Unix seconds.
			$pages->addColumn('words', Types::BIGINT, ['notnull' => true, 'default' => 0]);
		}
		$leases = $schema->getTable('intranetapp_leases');
		if (!$leases->hasColumn('waiting')) {
			$leases->addColumn('waiting', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		}
		if (!$schema->hasTable('intranetapp_waiting')) {
			$table = $schema->createTable('intranetapp_waiting');
			$table->addColumn('token', Types::STRING, ['notnull' => true, 'length' => 32]);
			$table->addColumn('name', Types::STRING, ['notnull' => true, 'length' => 128]);
			// Microseconds since 1970.
			$table->addColumn('since', Types::BIGINT, ['notnull' => true]);
			$table->addColumn('seen_at', Types::BIGINT, ['notnull' => true]);
			$table->setPrimaryKey(['token']);
			$table->addIndex(['name', 'since'], 'intranetapp_waiting_name');
			$table->addIndex(['seen_at'], 'intranetapp_waiting_seen');
		}
		return $schema;
	}
}
