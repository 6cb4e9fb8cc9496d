<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Fake;

use Doctrine\DBAL\Connection;
use Doctrine\DBAL\Logging\SQLLogger;

/** What the database was asked, and how it finds the answers. */
final class StatementLog implements SQLLogger {
	/** @var array<string, array{array<mixed>, array<mixed>}> values and their types by statement */
	private array $statements = [];

	public function __construct(private readonly Connection $connection) {
		$connection->getConfiguration()->setSQLLogger($this);
	}

	/**
	 * @param string $sql
	 * @param ?array<mixed> $params
	 * @param ?array<mixed> $types
	 */
	#[\Override]
	public function startQuery($sql, ?array $params = null, ?array $types = null): void {
		if (preg_match('/^(SELECT|UPDATE|DELETE)/', $sql) === 1) {
			$this->statements[$sql] = [$params ?? [], $types ?? []];
		}
	}

	#[\Override]
	public function stopQuery(): void {
	}

	/** @return array<string, string> by statement, in the words of SQLite */
	public function plans(): array {
		$this->connection->getConfiguration()->setSQLLogger();
		$plans = [];
		foreach ($this->statements as $sql => [$params, $types]) {
			/** @var array<int<0, max>|string, mixed> $params */
			/** @var array<int<0, max>|string, int> $types */
			$rows = $this->connection->executeQuery("EXPLAIN QUERY PLAN $sql", $params, $types)->fetchAllAssociative();
			$plans[$sql] = implode('; ', array_filter(array_column($rows, 'detail'), is_string(...)));
		}
		return $plans;
	}
}
