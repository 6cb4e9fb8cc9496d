<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Database;

use Host\Database\Schema;
use OCP\DB\Types;

final class SchemaTest extends DatabaseTestCase {
	public function testMakesWhatIsNew(): void {
		$schema = new Schema($this->connection->doctrine);
		self::assertTrue($schema->hasTable('things'));
		self::assertFalse($schema->hasTable('words'));
		$table = $schema->createTable('words');
		$table->addColumn('word', Types::STRING, ['notnull' => true, 'length' => 64]);
		$table->setPrimaryKey(['word']);
		$schema->apply();
		self::assertSame(1, $this->connection->insertIgnoreConflict('words', ['word' => 'a']));
		self::assertSame(0, $this->connection->insertIgnoreConflict('words', ['word' => 'a']));
		self::assertSame(['word'], $this->database->column("SELECT name FROM pragma_table_info('oc_words')"));
	}

	public function testRefusesWhatAServerRefuses(): void {
		$schema = new Schema($this->connection->doctrine);
		$schema->createTable(str_repeat('t', 61))->addColumn('a', Types::INTEGER);
		$this->expectExceptionMessage('exceeds the maximum length of 63');
		$schema->apply();
	}

	public function testRefusesAStringThatIsTooLong(): void {
		$schema = new Schema($this->connection->doctrine);
		$schema->createTable('words')->addColumn('word', Types::STRING, ['length' => 4001]);
		$this->expectExceptionMessage('is type String, but exceeding the 4.000 length limit.');
		$schema->apply();
	}
}
