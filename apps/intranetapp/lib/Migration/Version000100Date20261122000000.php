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

/**
 * The page index and data that does not belong in the page files. Times are Unix seconds; booleans are stored as 1
 * and 0, because databases disagree on them. Everything about a page is keyed by the file id of its JSON file.
 */
final class Version000100Date20261122000000 extends SimpleMigrationStep {
	/**
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$this->pages($schema);
		$this->texts($schema);
		$this->terms($schema);
		$this->drafts($schema);
		$this->presence($schema);
		$this->leases($schema);
		return $schema;
	}

	/** One row per page file. Paths are hashed for lookups, because databases limit the length of indexed values. */
	private function pages(ISchemaWrapper $schema): void {
		if ($schema->hasTable('intranetapp_pages')) {
			return;
		}
		$table = $schema->createTable('intranetapp_pages');
		$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('folder_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('page_id', Types::STRING, ['notnull' => true, 'length' => 128]);
		$table->addColumn('unique_id', Types::STRING, ['notnull' => true, 'length' => 128]);
		$table->addColumn('language', Types::STRING, ['notnull' => true, 'length' => 16]);
		$table->addColumn('path', Types::STRING, ['notnull' => true, 'length' => 4000]);
		$table->addColumn('file_name', Types::STRING, ['notnull' => false, 'length' => 255]);
		$table->addColumn('path_hash', Types::STRING, ['notnull' => true, 'length' => 32]);
		$table->addColumn('parent_hash', Types::STRING, ['notnull' => true, 'length' => 32]);
		$table->addColumn('title', Types::STRING, ['notnull' => false, 'length' => 255, 'default' => '']);
		$table->addColumn('status', Types::STRING, ['notnull' => true, 'length' => 16]);
		$table->addColumn('is_home', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('is_broken', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
		$table->addColumn('sort_order', Types::INTEGER, ['notnull' => false]);
		$table->addColumn('created_at', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('updated_at', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('author', Types::STRING, ['notnull' => false, 'length' => 64]);
		$table->addColumn('editor', Types::STRING, ['notnull' => false, 'length' => 64]);
		$table->addColumn('category', Types::STRING, ['notnull' => false, 'length' => 255]);
		$table->addColumn('tags', Types::TEXT, ['notnull' => false]);
		$table->addColumn('excerpt', Types::STRING, ['notnull' => false, 'length' => 1000, 'default' => '']);
		$table->addColumn('image', Types::STRING, ['notnull' => false, 'length' => 2000]);
		$table->addColumn('translation_group', Types::STRING, ['notnull' => false, 'length' => 128]);
		$table->addColumn('content_hash', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('mtime', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('size', Types::BIGINT, ['notnull' => true]);
		$table->setPrimaryKey(['file_id']);
		$table->addUniqueIndex(['page_id'], 'intranetapp_page_id');
		$table->addUniqueIndex(['unique_id'], 'intranetapp_unique_id');
		$table->addIndex(['folder_id'], 'intranetapp_folder');
		$table->addIndex(['path_hash'], 'intranetapp_path');
		$table->addIndex(['parent_hash'], 'intranetapp_parent');
		$table->addIndex(['language', 'updated_at'], 'intranetapp_language');
		$table->addIndex(['translation_group'], 'intranetapp_group');
	}

	/** The plain text of a page, for excerpts of search hits. */
	private function texts(ISchemaWrapper $schema): void {
		if ($schema->hasTable('intranetapp_texts')) {
			return;
		}
		$table = $schema->createTable('intranetapp_texts');
		$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('body', Types::TEXT, ['notnull' => false]);
		$table->setPrimaryKey(['file_id']);
	}

	/** The words of a page, case and accents folded, each with its weight. */
	private function terms(ISchemaWrapper $schema): void {
		if ($schema->hasTable('intranetapp_terms')) {
			return;
		}
		$table = $schema->createTable('intranetapp_terms');
		$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('term', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('weight', Types::SMALLINT, ['notnull' => true]);
		$table->setPrimaryKey(['file_id', 'term']);
		$table->addIndex(['term', 'file_id', 'weight'], 'intranetapp_term');
	}

	/** What an author has written but not yet published. */
	private function drafts(ISchemaWrapper $schema): void {
		if ($schema->hasTable('intranetapp_drafts')) {
			return;
		}
		$table = $schema->createTable('intranetapp_drafts');
		$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('user_id', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('document', Types::TEXT, ['notnull' => true]);
		$table->addColumn('base_version', Types::STRING, ['notnull' => true, 'length' => 128]);
		$table->addColumn('updated_at', Types::BIGINT, ['notnull' => true]);
		$table->setPrimaryKey(['file_id', 'user_id']);
		$table->addIndex(['user_id'], 'intranetapp_drafts_user');
	}

	/** Which user has which page open for editing. */
	private function presence(ISchemaWrapper $schema): void {
		if ($schema->hasTable('intranetapp_presence')) {
			return;
		}
		$table = $schema->createTable('intranetapp_presence');
		$table->addColumn('file_id', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('user_id', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->addColumn('seen_at', Types::BIGINT, ['notnull' => true]);
		$table->setPrimaryKey(['file_id', 'user_id']);
		$table->addIndex(['user_id'], 'intranetapp_presence_user');
		$table->addIndex(['seen_at'], 'intranetapp_presence_seen');
	}

	/** Which writes are in progress, and what to undo if the writing process never finishes. */
	private function leases(ISchemaWrapper $schema): void {
		if ($schema->hasTable('intranetapp_leases')) {
			return;
		}
		$table = $schema->createTable('intranetapp_leases');
		$table->addColumn('name', Types::STRING, ['notnull' => true, 'length' => 128]);
		$table->addColumn('token', Types::STRING, ['notnull' => true, 'length' => 32]);
		$table->addColumn('expires_at', Types::BIGINT, ['notnull' => true]);
		$table->addColumn('journal', Types::TEXT, ['notnull' => false]);
		$table->setPrimaryKey(['name']);
	}
}
