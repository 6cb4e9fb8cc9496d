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

/** Files that were sent for questions. */
final class Version000100Date20261128100000 extends SimpleMigrationStep {
	/**
	 * The bytes lie in the app's data, under `upload_id`. A row is there before them and until they are deleted, so none is ever without
	 * one. `number` and `response_id` name the response that the file belongs to, once it is sent; `is_gone` says that nobody may see it
	 * any more. `crc` is the CRC-32 of the content.
	 *
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		if ($schema->hasTable('formsapp_uploads')) {
			return $schema;
		}
		$table = $schema->createTable('formsapp_uploads');
		$table->addColumn('id', Types::BIGINT, ['notnull' => true, 'autoincrement' => true]);
		$table->addColumn('upload_id', Types::STRING, ['notnull' => true, 'length' => 36]);
		$table->addColumn('token_hash', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('question_id', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('name', Types::STRING, ['notnull' => true, 'length' => 255]);
		$table->addColumn('type', Types::STRING, ['notnull' => true, 'length' => 255]);
		$table->addColumn('size', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('crc', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('created_at', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('number', Types::BIGINT, ['notnull' => false]);
		$table->addColumn('response_id', Types::STRING, ['notnull' => false, 'length' => 36]);
		$table->addColumn('is_gone', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->setPrimaryKey(['id']);
		$table->addUniqueIndex(['upload_id'], 'formsapp_upload_id');
		$table->addUniqueIndex(['token_hash'], 'formsapp_upload_token');
		$table->addIndex(['file_id', 'number', 'id'], 'formsapp_upload_form');
		$table->addIndex(['is_gone', 'created_at'], 'formsapp_upload_gone');
		return $schema;
	}
}
