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
 * Which pages are news. No page of an earlier version is marked, and those without a time of publication count as
 * published when they were created, so that no file needs to be read again.
 */
final class Version000100Date20261123030000 extends SimpleMigrationStep {
	/**
	 * @param Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 */
	#[\Override]
	public function changeSchema(IOutput $output, Closure $schemaClosure, array $options): ISchemaWrapper {
		$schema = $schemaClosure();
		$pages = $schema->getTable('intranetapp_pages');
		if (!$pages->hasColumn('news')) {
			// 'page' or 'section'.
			$pages->addColumn('news', Types::STRING, ['notnull' => false, 'length' => 16]);
			$pages->addColumn('pinned', Types::SMALLINT, ['notnull' => true, 'default' => 0]);
			$pages->addColumn('published_at', Types::BIGINT, ['notnull' => false]);
			$pages->addIndex(['language', 'news'], 'intranetapp_news');
		}
		return $schema;
	}
}
