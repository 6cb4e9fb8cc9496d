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

/** Where respondents stopped who have not sent their answers. */
final class Version000100Date20261128220000 extends SimpleMigrationStep {
	/**
	 * `visit` is the hash of the Idempotency-Key under which the answers would be sent; `left_at` is in Unix seconds.
	 *
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		if (!$schema->hasTable('formsapp_left')) {
			$table = $schema->createTable('formsapp_left');
			$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
			$table->addColumn('visit', Types::STRING, ['notnull' => true, 'length' => 64]);
			$table->addColumn('question_id', Types::STRING, ['notnull' => true, 'length' => 64]);
			$table->addColumn('left_at', Types::BIGINT, ['notnull' => true]);
			$table->setPrimaryKey(['file_id', 'visit']);
			$table->addIndex(['file_id', 'left_at', 'question_id'], 'formsapp_left_when');
		}
		return $schema;
	}
}
