<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Db;

use Host\Tests\Database\DatabaseTestCase;
use OCP\DB\Exception;
use OCP\IDBConnection;
use Shared\Db\Rows;
use Shared\Tests\Fixture\RefusedStatement;

final class RowsTest extends DatabaseTestCase {
	private Rows $rows;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->database->run('CREATE TABLE oc_notes (id INTEGER PRIMARY KEY, name TEXT UNIQUE, visits INTEGER DEFAULT 0, note TEXT)');
		$this->rows = new Rows($this->connection, 'notes');
	}

	public function testSavingMakesARowAndThenChangesIt(): void {
		$saved = [
			$this->rows->save(['id' => 1], ['name' => 'one', 'note' => 'new']),
			$this->rows->save(['id' => 1], ['name' => 'one', 'note' => null]),
		];

		$found = $this->rows->findAll(['id' => 1], ['name', 'note']);
		self::assertSame([[true, true], [['name' => 'one', 'note' => null]]], [$saved, $found]);
	}

	public function testRowsAreCountedByTheirKey(): void {
		$this->rows->insertAll(['id', 'name', 'visits'], [[1, 'one', 3], [2, 'two', 3], [3, 'three', 4]]);

		self::assertSame([3, 2, 0], [$this->rows->count(), $this->rows->count(['visits' => 3]), $this->rows->count(['visits' => 5])]);
	}

	public function testARowIsFoundByExactlyItsKeyWhereTheDatabaseIgnoresSpaces(): void {
		$this->database->run('CREATE TABLE oc_padded (name TEXT COLLATE RTRIM UNIQUE, visits INTEGER)');
		$rows = new Rows($this->connection, 'padded');
		$rows->insert(['name' => 'one', 'visits' => 3]);

		self::assertCount(1, $rows->findAll(['name' => 'one ']));
		self::assertNull($rows->findOrNull(['name' => 'one ']));
		self::assertNull($rows->findOrNull(['name' => 'two']));
		self::assertSame(['name' => 'one', 'visits' => 3], $rows->findOrNull(['name' => 'one', 'visits' => 3]));
	}

	public function testARowWhoseNameIsTakenIsNotSaved(): void {
		$this->rows->save(['id' => 1], ['name' => 'one']);

		self::assertSame([false, []], [$this->rows->save(['id' => 2], ['name' => 'one']), $this->rows->findAll(['id' => 2])]);
	}

	public function testAnExpressionIsAboutTheRowThatIsMadeForIt(): void {
		$this->rows->save(['id' => 1], ['visits' => Rows::plusOne('visits')]);
		$this->rows->save(['id' => 1], ['visits' => Rows::plusOne('visits'), 'name' => 'one']);

		self::assertSame([['visits' => 2, 'name' => 'one']], $this->rows->findAll(['id' => 1], ['visits', 'name']));
	}

	public function testWhatAnotherRequestMadeInBetweenIsChanged(): void {
		$database = self::createStub(IDBConnection::class);
		$database->method('getQueryBuilder')->willReturnCallback($this->connection->getQueryBuilder(...));
		$database->method('insertIgnoreConflict')->willReturnCallback(function (string $table, array $values): int {
			/** @var array<string, mixed> $values */
			$this->connection->insertIgnoreConflict($table, ['id' => 1, 'name' => 'theirs']);
			return $this->connection->insertIgnoreConflict($table, $values);
		});

		self::assertTrue((new Rows($database, 'notes'))->save(['id' => 1], ['name' => 'ours']));
		self::assertSame([['name' => 'ours']], $this->rows->findAll(['id' => 1], ['name']));
	}

	public function testADeadlockIsOutlasted(): void {
		$deadlocks = 2;
		$database = self::createStub(IDBConnection::class);
		$database->method('getQueryBuilder')->willReturnCallback($this->connection->getQueryBuilder(...));
		$database->method('insertIgnoreConflict')->willReturnCallback(function (string $table, array $values) use (&$deadlocks): int {
			/** @var array<string, mixed> $values */
			return $deadlocks-- > 0
				? throw new RefusedStatement(Exception::REASON_DEADLOCK)
				: $this->connection->insertIgnoreConflict($table, $values);
		});

		self::assertTrue((new Rows($database, 'notes'))->save(['id' => 1], ['name' => 'one']));
		self::assertSame([-1, 1], [$deadlocks, count($this->rows->findAll(['id' => 1]))]);
	}

	public function testARowThatIsThereIsNotAddedAgain(): void {
		$this->rows->add(['id' => 1, 'name' => 'one', 'note' => null]);
		self::assertSame([['name' => 'one', 'note' => null]], $this->rows->findAll(['id' => 1], ['name', 'note']));

		$this->expectException(Exception::class);
		$this->rows->add(['id' => 2, 'name' => 'one']);
	}

	public function testManyRowsAreInsertedExceptThoseThatAreThere(): void {
		$this->rows->insert(['id' => 7, 'name' => 'theirs']);
		$ids = range(1, Rows::CHUNK + 1);
		$this->rows->insertAll(['id', 'name'], array_map(static fn (int $id): array => [$id, "ours $id"], $ids));

		self::assertSame($ids, array_column(iterator_to_array($this->rows->findAllAmong('id', $ids, ['id']), false), 'id'));
		self::assertSame([['name' => 'theirs']], $this->rows->findAll(['id' => 7], ['name']));
	}

	public function testManyRowsAreAddedWithTheirNumbersAndWhatIsMissing(): void {
		$this->database->run('CREATE TABLE oc_sizes (id INTEGER PRIMARY KEY, name TEXT, size DOUBLE PRECISION)');
		$rows = new Rows($this->connection, 'sizes');
		$rows->addAll(['id', 'name', 'size'], [[1, "it's ?", 0.1], [2, null, -2.5e-30], [3, '', null], [4, '4', 3.0]]);

		self::assertSame(
			[[1, "it's ?", 0.1], [2, null, -2.5e-30], [3, '', null], [4, '4', 3.0]],
			array_map(array_values(...), $rows->select(['id', 'name', 'size'])->orderBy('id')->executeQuery()->fetchAllAssociative()),
		);
	}

	public function testARowThatIsThereIsNotAddedWithOthers(): void {
		$this->rows->insert(['id' => 7, 'name' => 'theirs']);

		$this->expectException(Exception::class);
		$this->rows->addAll(['id', 'name'], [[6, 'six'], [7, 'seven']]);
	}

	public function testLongTextsAreAddedInStatementsThatADatabaseTakes(): void {
		$lengths = [];
		$database = self::createStub(IDBConnection::class);
		$database->method('executeStatement')->willReturnCallback(function (string $sql, array $texts) use (&$lengths): int {
			/** @var list<string> $texts */
			$lengths[] = strlen(implode('', $texts));
			return $this->connection->executeStatement($sql, $texts);
		});
		$text = str_repeat('x', 200_000);
		(new Rows($database, 'notes'))->addAll(['id', 'note'], array_map(static fn (int $id): array => [$id, $text], range(1, 5)));

		self::assertSame([[400_000, 400_000, 200_000], 5], [$lengths, $this->rows->count(['note' => $text])]);
	}

	public function testInsertingNoRowsIsNoStatement(): void {
		$database = self::createMock(IDBConnection::class);
		$database->expects(self::never())->method('executeStatement');

		(new Rows($database, 'notes'))->insertAll(['id', 'name'], []);
		(new Rows($database, 'notes'))->addAll(['id', 'name'], []);
	}

	public function testMoreValuesThanAStatementTakesAreFoundAndDeleted(): void {
		$ids = range(1, 2 * Rows::CHUNK + 1);
		foreach ($ids as $id) {
			$this->rows->insert(['id' => $id, 'note' => $id % 2 === 0 ? 'even' : 'odd']);
		}
		self::assertSame($ids, array_column(iterator_to_array($this->rows->findAllAmong('id', $ids, ['id']), false), 'id'));
		self::assertSame(Rows::CHUNK + 1, $this->rows->deleteAmong('id', $ids, ['note' => 'odd']));
		self::assertSame(Rows::CHUNK, iterator_count($this->rows->findAllAmong('id', $ids, ['id'])));
	}

	public function testOnlyTheRowsOfTheKeyAreTouched(): void {
		$this->rows->insert(['id' => 1, 'name' => 'one', 'visits' => 5]);
		$this->rows->insert(['id' => 2, 'name' => 'two', 'visits' => 6]);

		self::assertSame([0, 1], [
			$this->rows->update(['id' => 1, 'name' => 'two'], ['visits' => 9]),
			$this->rows->update(['name' => 'two'], ['visits' => 7]),
		]);
		$this->rows->deleteBelow('visits', 6);
		self::assertSame([['id' => 2, 'visits' => 7]], $this->rows->select(['id', 'visits'])->executeQuery()->fetchAllAssociative());
		self::assertSame([0, 1], [$this->rows->delete(['id' => 1]), $this->rows->delete(['id' => 2])]);
	}
}
