<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Migration;

use Closure;
use OCA\FormsApp\Shared\Db\CallTable;
use OCP\DB\ISchemaWrapper;
use OCP\DB\Types;
use OCP\Migration\IOutput;
use OCP\Migration\SimpleMigrationStep;

/**
 * Everything of a form that is not in its file, by file id. Times are Unix seconds; booleans are stored as 1 and 0, because databases
 * disagree on them.
 */
final class Version000100Date20261127100000 extends SimpleMigrationStep {
	/**
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$this->forms($schema);
		$this->responses($schema);
		$this->tallies($schema);
		$this->caps($schema);
		$this->definitions($schema);
		$this->presence($schema);
		$this->leases($schema);
		CallTable::create($schema, 'formsapp');
		return $schema;
	}

	/**
	 * `definition` is the last form in the file that could be read, as JSON, and `definition_hash` its SHA-256. `stamp` tells whether the
	 * file is the one that was read last, and `fault` what is wrong with it. `responses` counts them, `last_number` numbers them, and none
	 * arrives before `last_response_at`. `closes_at`, `most_responses` and `retention_days` repeat settings of the file. `trashed_item` is
	 * what was moved to the trash bin, the file or a folder above it, and `trashed_parent` the folder where it is there.
	 */
	private function forms(ISchemaWrapper $schema): void {
		if ($schema->hasTable('formsapp_forms')) {
			return;
		}
		$table = $schema->createTable('formsapp_forms');
		$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('form_id', Types::STRING, ['notnull' => true, 'length' => 36]);
		$table->addColumn('title', Types::STRING, ['notnull' => false, 'length' => 256, 'default' => '']);
		$table->addColumn('created_at', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('hash', Types::STRING, ['notnull' => false, 'length' => 64]);
		$table->addColumn('is_public', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('password_hash', Types::STRING, ['notnull' => false, 'length' => 255]);
		$table->addColumn('starts_at', Types::BIGINT, ['notnull' => false]);
		$table->addColumn('expires_at', Types::BIGINT, ['notnull' => false]);
		$table->addColumn('responses', Types::BIGINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('last_number', Types::BIGINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('last_response_at', Types::BIGINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('definition', Types::TEXT, ['notnull' => false]);
		$table->addColumn('definition_hash', Types::STRING, ['notnull' => false, 'length' => 64]);
		$table->addColumn('stamp', Types::STRING, ['notnull' => false, 'length' => 128, 'default' => '']);
		$table->addColumn('fault', Types::STRING, ['notnull' => false, 'length' => 1000]);
		$table->addColumn('closes_at', Types::BIGINT, ['notnull' => false]);
		$table->addColumn('most_responses', Types::BIGINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('retention_days', Types::BIGINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('trashed_at', Types::BIGINT, ['notnull' => false]);
		$table->addColumn('trashed_item', Types::BIGINT, ['notnull' => false]);
		$table->addColumn('trashed_parent', Types::BIGINT, ['notnull' => false]);
		$table->setPrimaryKey(['file_id']);
		$table->addUniqueIndex(['form_id'], 'formsapp_form_id');
		$table->addUniqueIndex(['hash'], 'formsapp_form_hash');
		$table->addIndex(['trashed_at'], 'formsapp_form_trashed');
	}

	/**
	 * `number` counts from 1 in each form. `once_key` is the same for two responses of one respondent where only one is allowed,
	 * `request_key` for one that is sent twice, and `request_hash` tells whether it is the same. `definition_hash` names the form that was
	 * answered. `duration` is what answering took, in seconds; `score` is JSON.
	 */
	private function responses(ISchemaWrapper $schema): void {
		if ($schema->hasTable('formsapp_responses')) {
			return;
		}
		$table = $schema->createTable('formsapp_responses');
		$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('number', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('response_id', Types::STRING, ['notnull' => true, 'length' => 36]);
		$table->addColumn('definition_hash', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('submitted_at', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('user_id', Types::STRING, ['notnull' => false, 'length' => 64]);
		$table->addColumn('answers', Types::TEXT, ['notnull' => true]);
		$table->addColumn('duration', Types::INTEGER, ['notnull' => false]);
		$table->addColumn('score', Types::STRING, ['notnull' => false, 'length' => 64]);
		$table->addColumn('once_key', Types::STRING, ['notnull' => false, 'length' => 64]);
		$table->addColumn('request_key', Types::STRING, ['notnull' => false, 'length' => 64]);
		$table->addColumn('request_hash', Types::STRING, ['notnull' => false, 'length' => 64]);
		$table->setPrimaryKey(['file_id', 'number']);
		$table->addUniqueIndex(['response_id'], 'formsapp_response_id');
		$table->addUniqueIndex(['file_id', 'once_key'], 'formsapp_response_once');
		$table->addUniqueIndex(['file_id', 'request_key'], 'formsapp_response_key');
		$table->addIndex(['file_id', 'submitted_at', 'number'], 'formsapp_response_time');
	}

	/** What the responses of a block of numbers add up to, as JSON, and how many there are. */
	private function tallies(ISchemaWrapper $schema): void {
		if ($schema->hasTable('formsapp_tallies')) {
			return;
		}
		$table = $schema->createTable('formsapp_tallies');
		$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('block', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('responses', Types::INTEGER, ['notnull' => true]);
		$table->addColumn('tally', Types::TEXT, ['notnull' => true]);
		$table->setPrimaryKey(['file_id', 'block']);
	}

	/** How many seats of a choice are taken. */
	private function caps(ISchemaWrapper $schema): void {
		if ($schema->hasTable('formsapp_caps')) {
			return;
		}
		$table = $schema->createTable('formsapp_caps');
		$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('question_id', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('choice_id', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('taken', Types::INTEGER, ['notnull' => true, 'default' => 0]);
		$table->setPrimaryKey(['file_id', 'question_id', 'choice_id']);
	}

	/** Forms as they were when somebody answered them. */
	private function definitions(ISchemaWrapper $schema): void {
		if ($schema->hasTable('formsapp_definitions')) {
			return;
		}
		$table = $schema->createTable('formsapp_definitions');
		$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('hash', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('definition', Types::TEXT, ['notnull' => true]);
		$table->addColumn('created_at', Types::BIGINT, ['notnull' => true]);
		$table->setPrimaryKey(['file_id', 'hash']);
	}

	/** Who is editing which form: since when without a pause, and when last heard of. */
	private function presence(ISchemaWrapper $schema): void {
		if ($schema->hasTable('formsapp_presence')) {
			return;
		}
		$table = $schema->createTable('formsapp_presence');
		$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('user_id', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('first_seen', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('seen_at', Types::BIGINT, ['notnull' => true]);
		$table->setPrimaryKey(['file_id', 'user_id']);
		$table->addIndex(['user_id'], 'formsapp_presence_user');
		$table->addIndex(['seen_at'], 'formsapp_presence_seen');
	}

	/** Who writes which file, and who waits for it. */
	private function leases(ISchemaWrapper $schema): void {
		if ($schema->hasTable('formsapp_leases')) {
			return;
		}
		$table = $schema->createTable('formsapp_leases');
		$table->addColumn('name', Types::STRING, ['notnull' => true, 'length' => 128]);
		$table->addColumn('token', Types::STRING, ['notnull' => true, 'length' => 32]);
		$table->addColumn('expires_at', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('journal', Types::TEXT, ['notnull' => false]);
		$table->addColumn('waiting', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->setPrimaryKey(['name']);
		$table = $schema->createTable('formsapp_waiting');
		$table->addColumn('token', Types::STRING, ['notnull' => true, 'length' => 32]);
		$table->addColumn('name', Types::STRING, ['notnull' => true, 'length' => 128]);
		$table->addColumn('since', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('seen_at', Types::BIGINT, ['notnull' => true]);
		$table->setPrimaryKey(['token']);
		$table->addIndex(['name', 'since'], 'formsapp_waiting_name');
		$table->addIndex(['seen_at'], 'formsapp_waiting_seen');
	}
}
