<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Database;

use Host\Database\Connection;
use Host\Database\Database;
use Host\Tests\Instance;
use PHPUnit\Framework\TestCase;

/** A test with a database that has one small table. */
abstract class DatabaseTestCase extends TestCase {
	protected Instance $instance;
	protected Database $database;
	protected Connection $connection;

	#[\Override]
	protected function setUp(): void {
		$this->instance = new Instance();
		$this->database = $this->instance->get(Database::class);
		$this->connection = $this->instance->get(Connection::class);
		$this->database->run('CREATE TABLE oc_things (name TEXT PRIMARY KEY, count INTEGER NOT NULL DEFAULT 0)');
	}

	#[\Override]
	protected function tearDown(): void {
		$this->instance->remove();
	}

	/** @return array<string, int> name to count */
	protected function things(): array {
		/** @var list<array{name: string, count: int}> $rows */
		$rows = $this->database->rows('SELECT name, count FROM oc_things ORDER BY name');
		return array_column($rows, 'count', 'name');
	}
}
