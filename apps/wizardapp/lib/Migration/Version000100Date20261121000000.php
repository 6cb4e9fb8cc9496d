<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Migration;

use Closure;
use OCP\DB\ISchemaWrapper;
use OCP\DB\Types;
use OCP\Migration\IOutput;
use OCP\Migration\SimpleMigrationStep;

/**
 * The tables of the app. Times are Unix seconds; booleans are stored as 1 and 0, because databases disagree on them.
 */
final class Version000100Date20261121000000 extends SimpleMigrationStep {
	/**
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$this->lists($schema);
		$this->steps($schema);
		$this->history($schema);
		$this->users($schema);
		$this->seen($schema);
		$this->counters($schema);
		return $schema;
	}

	/** One row per language that was ever changed. It survives a reset, so that a revision number is never reused. */
	private function lists(ISchemaWrapper $schema): void {
		if ($schema->hasTable('wizardapp_lists')) {
			return;
		}
		$table = $schema->createTable('wizardapp_lists');
		$table->addColumn('language', Types::STRING, ['notnull' => true, 'length' => 20]);
		$table->addColumn('revision', Types::INTEGER, ['notnull' => true, 'default' => 0]);
		$table->addColumn('is_override', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('author', Types::STRING, ['notnull' => false, 'length' => 64]);
		$table->addColumn('updated_at', Types::BIGINT, ['notnull' => false]);
		$table->setPrimaryKey(['language']);
	}

	private function steps(ISchemaWrapper $schema): void {
		if ($schema->hasTable('wizardapp_steps')) {
			return;
		}
		$table = $schema->createTable('wizardapp_steps');
		$table->addColumn('id', Types::BIGINT, ['notnull' => true, 'autoincrement' => true]);
		$table->addColumn('language', Types::STRING, ['notnull' => true, 'length' => 20]);
		$table->addColumn('step_id', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('sort_order', Types::INTEGER, ['notnull' => true, 'default' => 0]);
		$table->addColumn('title', Types::STRING, ['notnull' => true, 'length' => 200]);
		$table->addColumn('text', Types::TEXT, ['notnull' => false]);
		$table->addColumn('attach_to', Types::STRING, ['notnull' => false, 'length' => 500, 'default' => '']);
		$table->addColumn('side', Types::STRING, ['notnull' => true, 'length' => 16, 'default' => 'right']);
		$table->addColumn('is_enabled', Types::SMALLINT, ['notnull' => true, 'default' => 1]);
		$table->addColumn('visible_to_groups', Types::TEXT, ['notnull' => false]);
		$table->addColumn('if_missing', Types::STRING, ['notnull' => true, 'length' => 16, 'default' => 'center']);
		$table->addColumn('opens', Types::STRING, ['notnull' => false, 'length' => 500, 'default' => '']);
		$table->addColumn('requires_app', Types::STRING, ['notnull' => false, 'length' => 64, 'default' => '']);
		$table->addColumn('is_interactive', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('author', Types::STRING, ['notnull' => false, 'length' => 64]);
		$table->addColumn('updated_at', Types::BIGINT, ['notnull' => false]);
		$table->addColumn('cleaned_mark', Types::STRING, ['notnull' => false, 'length' => 64, 'default' => '']);
		$table->setPrimaryKey(['id']);
		$table->addUniqueIndex(['language', 'step_id'], 'wizardapp_steps_step');
	}

	private function history(ISchemaWrapper $schema): void {
		if ($schema->hasTable('wizardapp_history')) {
			return;
		}
		$table = $schema->createTable('wizardapp_history');
		$table->addColumn('id', Types::BIGINT, ['notnull' => true, 'autoincrement' => true]);
		$table->addColumn('language', Types::STRING, ['notnull' => true, 'length' => 20]);
		$table->addColumn('revision', Types::INTEGER, ['notnull' => true, 'default' => 0]);
		$table->addColumn('kind', Types::STRING, ['notnull' => true, 'length' => 16]);
		$table->addColumn('author', Types::STRING, ['notnull' => false, 'length' => 64]);
		$table->addColumn('session', Types::STRING, ['notnull' => false, 'length' => 64]);
		$table->addColumn('created_at', Types::BIGINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('steps_count', Types::INTEGER, ['notnull' => true, 'default' => 0]);
		$table->addColumn('snapshot', Types::TEXT, ['notnull' => false]);
		$table->setPrimaryKey(['id']);
		$table->addIndex(['language', 'id'], 'wizardapp_history_lang');
	}

	/** The progress of each account. Values used in the statistics (started, completed, skipped) are written once and kept. */
	private function users(ISchemaWrapper $schema): void {
		if ($schema->hasTable('wizardapp_users')) {
			return;
		}
		$table = $schema->createTable('wizardapp_users');
		$table->addColumn('user_id', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('started_at', Types::BIGINT, ['notnull' => false]);
		$table->addColumn('completed_at', Types::BIGINT, ['notnull' => false]);
		$table->addColumn('skipped_at', Types::BIGINT, ['notnull' => false]);
		$table->addColumn('paused_at', Types::BIGINT, ['notnull' => false]);
		$table->addColumn('last_seen_at', Types::BIGINT, ['notnull' => false]);
		$table->addColumn('last_step', Types::STRING, ['notnull' => false, 'length' => 64]);
		$table->addColumn('version_started', Types::INTEGER, ['notnull' => true, 'default' => 0]);
		$table->addColumn('version_seen', Types::INTEGER, ['notnull' => true, 'default' => 0]);
		$table->addColumn('is_opted_out', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->setPrimaryKey(['user_id']);
	}

	private function seen(ISchemaWrapper $schema): void {
		if ($schema->hasTable('wizardapp_seen')) {
			return;
		}
		$table = $schema->createTable('wizardapp_seen');
		$table->addColumn('user_id', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('step_id', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('seen_at', Types::BIGINT, ['notnull' => true, 'default' => 0]);
		$table->setPrimaryKey(['user_id', 'step_id']);
		$table->addIndex(['seen_at', 'step_id'], 'wizardapp_seen_time');
	}

	/** Counters that are incremented in one statement. */
	private function counters(ISchemaWrapper $schema): void {
		if ($schema->hasTable('wizardapp_counters')) {
			return;
		}
		$table = $schema->createTable('wizardapp_counters');
		$table->addColumn('name', Types::STRING, ['notnull' => true, 'length' => 32]);
		$table->addColumn('value', Types::INTEGER, ['notnull' => true, 'default' => 0]);
		$table->setPrimaryKey(['name']);
	}
}
