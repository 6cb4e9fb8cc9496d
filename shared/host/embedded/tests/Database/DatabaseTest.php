<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Database;

final class DatabaseTest extends DatabaseTestCase {
	public function testAnswersInRowsARowAColumnAndAValue(): void {
		$this->database->run("INSERT INTO oc_things VALUES ('a', 1), ('b', 2)");
		self::assertSame(
			[['name' => 'a', 'count' => 1], ['name' => 'b', 'count' => 2]],
			$this->database->rows('SELECT * FROM oc_things ORDER BY name'),
		);
		self::assertSame(
			['name' => 'b', 'count' => 2],
			$this->database->row('SELECT * FROM oc_things WHERE name = :name', ['name' => 'b']),
		);
		self::assertNull($this->database->row('SELECT * FROM oc_things WHERE name = ?', ['c']));
		self::assertSame(['a', 'b'], $this->database->column('SELECT name FROM oc_things ORDER BY name'));
		self::assertSame(2, $this->database->value('SELECT count(*) FROM oc_things'));
		self::assertNull($this->database->value('SELECT count FROM oc_things WHERE name = ?', ['c']));
	}

	public function testComparesNumbersWithComputedOnes(): void {
		self::assertSame(1, $this->database->value('SELECT 1 + 1 = ?', [2]));
		self::assertSame(1, $this->database->value('SELECT 1 = ?', [true]));
	}

	public function testSaysHowManyRowsChanged(): void {
		self::assertSame(2, $this->database->run("INSERT INTO oc_things VALUES ('a', 1), ('b', 2)"));
		self::assertSame(0, $this->database->run('DELETE FROM oc_things WHERE name = ?', ['c']));
	}

	public function testUndoesWhatFailed(): void {
		try {
			$this->database->atomic(function (): never {
				$this->database->run("INSERT INTO oc_things (name) VALUES ('gone')");
				throw new \RuntimeException('no');
			});
		} catch (\RuntimeException) {
			self::assertSame([], $this->things());
		}
	}

	public function testUndoesOnlyTheInnerPartThatFailed(): void {
		$this->database->atomic(function (): void {
			$this->database->run("INSERT INTO oc_things (name) VALUES ('outer')");
			try {
				$this->database->atomic(function (): never {
					$this->database->run("INSERT INTO oc_things (name) VALUES ('inner')");
					throw new \RuntimeException('no');
				});
			} catch (\RuntimeException) {
				$this->database->run("INSERT INTO oc_things (name) VALUES ('after')");
			}
		});
		self::assertSame(['after' => 0, 'outer' => 0], $this->things());
	}

	public function testAnAppsTransactionFitsInsideTheHosts(): void {
		$this->database->atomic(function (): void {
			$this->connection->beginTransaction();
			$this->connection->insertIgnoreConflict('things', ['name' => 'gone']);
			$this->connection->rollBack();
			$this->connection->beginTransaction();
			$this->connection->insertIgnoreConflict('things', ['name' => 'kept']);
			$this->connection->commit();
		});
		self::assertSame(['kept' => 0], $this->things());
	}

	public function testAnUnfinishedQueryKeepsNoLaterWriteFromStarting(): void {
		$this->connection->insertIgnoreConflict('things', ['name' => 'a']);
		$this->connection->insertIgnoreConflict('things', ['name' => 'b']);
		$rows = $this->connection->getQueryBuilder()->select('name')->from('things')->orderBy('name')->executeQuery();
		self::assertSame(['name' => 'a'], $rows->fetchAssociative());
		// Another connection writes in between: an open reader could not write any more.
		$other = new \PDO('sqlite:' . $this->instance->directory . '/host.db');
		$other->exec("INSERT INTO oc_things (name) VALUES ('c')");
		self::assertSame(1, $this->connection->insertIgnoreConflict('things', ['name' => 'd']));
		self::assertSame([['name' => 'b']], $rows->fetchAllAssociative());
	}

	public function testWhatWaitsForATransactionIsDoneOnceItHasEndedWell(): void {
		$done = new \ArrayObject();
		$note = fn (string $what) => $this->database->afterwards($what, static fn () => $done->append($what));
		$this->database->atomic(function () use ($note, $done): void {
			$this->database->atomic(static fn () => $note('inner'));
			$note('outer');
			$note('inner');
			self::assertCount(0, $done);
		});
		self::assertSame(['inner', 'outer'], $done->getArrayCopy());
		$note('at once');
		self::assertSame(['inner', 'outer', 'at once'], $done->getArrayCopy());
	}

	public function testWhatWaitsForATransactionThatFailsIsNeverDone(): void {
		$done = new \ArrayObject();
		try {
			$this->database->atomic(function () use ($done): never {
				$this->database->afterwards('lost', static fn () => $done->append('lost'));
				throw new \DomainException();
			});
		} catch (\DomainException) {
			$this->database->atomic(static fn (): int => 1);
		}
		self::assertCount(0, $done);
	}
}
