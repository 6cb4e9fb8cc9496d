<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Fake;

use Doctrine\DBAL\Logging\SQLLogger;
use Host\Database\Connection;

/** What the database is asked of the tables of the app. */
final class OwnStatements implements SQLLogger {
	/** @var list<string> */
	public array $asked = [];

	public function __construct(Connection $connection) {
		$connection->doctrine->getConfiguration()->setSQLLogger($this);
	}

	/**
	 * @param string $sql
	 * @param ?array<mixed> $params
	 * @param ?array<mixed> $types
	 */
	#[\Override]
	public function startQuery($sql, ?array $params = null, ?array $types = null): void {
		if (str_contains($sql, 'oc_metadataapp_')) {
			$this->asked[] = $sql;
		}
	}

	#[\Override]
	public function stopQuery(): void {
	}
}
