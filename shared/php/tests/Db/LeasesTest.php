<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Db;

use Host\Database\Database;
use Host\Tests\Database\DatabaseTestCase;
use OCP\DB\Exception;
use OCP\IDBConnection;
use Shared\Db\Busy;
use Shared\Db\Leases;
use Shared\Db\Recovery;
use Shared\Tests\Fixture\RefusedStatement;
use Shared\Tests\Fixture\SetClock;

final class LeasesTest extends DatabaseTestCase {
	private SetClock $clock;
	/** @var list<string> journals that were undone */
	private array $undone = [];
	/** @var list<string> journals whose files are locked */
	private array $locked = [];
	/** @var list<string> journals of processes that may still be alive */
	private array $inDoubt = [];

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->database->run(
			'CREATE TABLE oc_app_leases (name TEXT PRIMARY KEY, token TEXT NOT NULL, expires_at INTEGER NOT NULL, journal TEXT, '
				. 'waiting INTEGER DEFAULT 0)',
		);
		$this->database->run('CREATE TABLE oc_app_waiting (token TEXT PRIMARY KEY, name TEXT, since INTEGER, seen_at INTEGER)');
		$this->clock = new SetClock();
	}

	public function testWorkIsDoneOnceAndTheNameIsFreeAfterwards(): void {
		$leases = $this->leases();

		self::assertSame(['during' => 1, 'after' => 0], [
			'during' => $leases->hold('a', fn (): int => $this->held()),
			'after' => $this->held(),
		]);
	}

	public function testTheNameIsFreeAfterAFailureToo(): void {
		$seen = '';
		try {
			$this->leases()->hold('a', static function (): void {
				throw new \RuntimeException('failed');
			});
		} catch (\RuntimeException $failure) {
			$seen = $failure->getMessage();
		}
		self::assertSame(['failed', 0], [$seen, $this->held()]);
	}

	public function testWhatWasNotedIsUndoneAfterAFailure(): void {
		$leases = $this->leases();
		try {
			$leases->hold('a', static function () use ($leases): void {
				$leases->note('a', 'move en/from en/to');
				throw new \RuntimeException('failed');
			}, 'save 1');
		} catch (\RuntimeException) {
			$this->undone[] = 'and failed';
		}
		$leases->hold('a', static function () use ($leases): void {
			$leases->note('a', 'create en/done');
		});
		self::assertSame([['move en/from en/to', 'and failed'], 0], [$this->undone, $this->held()]);
	}

	public function testARequestMayTakeItsOwnNameAgain(): void {
		$leases = $this->leases();

		self::assertSame('inner', $leases->hold('a', static fn (): string => $leases->hold('a', static fn (): string => 'inner')));
	}

	public function testWhatADeadProcessLeftIsUndoneByTheNext(): void {
		$this->leaveBehind('a', 'create en/half', $this->clock->time - 1);

		self::assertSame(['create en/half'], $this->leases()->hold('a', fn (): array => $this->undone));
		self::assertSame(0, $this->held());
	}

	public function testAJournalStaysUntilItIsUndone(): void {
		$this->leaveBehind('a', 'create en/half', $this->clock->time + 100);
		$this->clock->time += 101;
		$this->leases()->hold('a', function (): void {
			self::assertSame(['create en/half'], $this->undone);
			self::assertNull($this->journal('a'));
		});
	}

	public function testWhatIsNotedIsUndoneWhenTheWorkNeverEnds(): void {
		$leases = $this->leases();
		$leases->hold('a', function () use ($leases): void {
			$leases->note('a', 'create en/new');
			self::assertSame('create en/new', $this->journal('a'));
		});
		$this->expectException(\LogicException::class);
		$leases->note('a', 'create en/late');
	}

	public function testAllThatRanOutIsCleared(): void {
		$this->leaveBehind('a', 'create en/a', $this->clock->time - 1);
		$this->leaveBehind('b', null, $this->clock->time - 1);
		$this->leaveBehind('c', 'create en/c', $this->clock->time + 10);

		self::assertSame([2, []], $this->leases()->clearExpired());
		self::assertSame(['create en/a'], $this->undone);
		self::assertSame(1, $this->held());
	}

	public function testWhatTheHostStillLocksIsLeftForTheNextTime(): void {
		$this->leaveBehind('a', 'save 1', $this->clock->time - 1);
		$this->leaveBehind('b', 'create en/b', $this->clock->time - 1);
		$this->locked = ['save 1'];

		self::assertSame([1, ['a']], $this->leases()->clearExpired());
		self::assertSame([['create en/b'], 'save 1'], [$this->undone, $this->journal('a')]);

		$this->locked = [];
		$this->clock->time += 60;
		self::assertSame([1, []], $this->leases()->clearExpired());
		self::assertSame(['create en/b', 'save 1'], $this->undone);
	}

	public function testLongWorkKeepsItsName(): void {
		$leases = $this->leases();
		$leases->hold('a', function () use ($leases): void {
			for ($step = 0; $step < 10; $step++) {
				$this->clock->time += 10;
				$leases->keep('a');
			}
			self::assertSame([0, []], $this->leases()->clearExpired());
		});
		$leases->keep('a');
		self::assertSame(0, $this->held());
	}

	public function testWhoHasWaitedLongestIsNext(): void {
		$this->leases()->hold('a', function (): void {
			$this->wait('second', 'a', 2, $this->clock->time);
			$this->wait('dead', 'a', 0, $this->clock->time - 6);
			$this->wait('other', 'b', 0, $this->clock->time);
			$this->wait('first', 'a', 1, $this->clock->time);
		}, 'save 1');
		self::assertSame(['first', null], [$this->holder('a'), $this->journal('a')]);
		self::assertSame(['dead', 'other', 'second'], $this->waiting());
	}

	public function testANameIsFreeWhenNobodyIsLeftWhoWaits(): void {
		$this->leases()->hold('a', function (): void {
			$this->wait('dead', 'a', 0, $this->clock->time - 6);
		});
		self::assertSame(0, $this->held());
		$this->clock->time += 60;
		$this->leases()->clearExpired();
		self::assertSame([], $this->waiting());
	}

	public function testWorkThatMayStillBeDoneIsUndoneAMinuteLaterAtTheEarliest(): void {
		$this->leaveBehind('a', 'create en/half', $this->clock->time - 1);
		$this->inDoubt = ['create en/half'];

		self::assertSame([], $this->leases()->hold('a', fn (): array => $this->undone));
		self::assertSame('create en/half', $this->journal('doubt:dead'));
		$this->clock->time += 61;
		$this->inDoubt = [];
		self::assertSame([1, []], $this->leases()->clearExpired());
		self::assertSame([['create en/half'], 0], [$this->undone, $this->held()]);
	}

	public function testASlowProcessThatEndsAfterAllLeavesNothingToUndo(): void {
		$leases = $this->leases();
		$leases->hold('a', function () use ($leases): void {
			$leases->note('a', 'create en/slow');
			$this->clock->time += 16;
			$this->inDoubt = ['create en/slow'];
			self::assertSame('taken', $this->leases()->hold('a', static fn (): string => 'taken'));
			self::assertSame(1, $this->held(), 'what the slow one does is kept in mind');
		});
		self::assertSame([[], 0], [$this->undone, $this->held()]);
	}

	public function testADeadlockOfTheDatabaseIsOutlasted(): void {
		$deadlocks = 2;
		$database = self::createStub(IDBConnection::class);
		$database->method('getQueryBuilder')->willReturnCallback($this->connection->getQueryBuilder(...));
		$insert = $this->connection->insertIgnoreConflict(...);
		$database->method('insertIgnoreConflict')
			->willReturnCallback(static function (string $table, array $values) use (&$deadlocks, $insert): int {
				/** @var array<string, mixed> $values */
				return $deadlocks-- > 0 ? throw new RefusedStatement(Exception::REASON_DEADLOCK) : $insert($table, $values);
			});

		$leases = new Leases($database, $this->clock, self::createStub(Recovery::class), 'app');
		self::assertSame(1, $leases->hold('a', fn (): int => $this->held()));
		self::assertSame([-1, 0], [$deadlocks, $this->held()]);
	}

	private function leases(): Leases {
		$recovery = self::createStub(Recovery::class);
		$recovery->method('recover')->willReturnCallback(function (string $journal, bool $isOver): bool {
			if (!$isOver && in_array($journal, $this->inDoubt, true)) {
				return false;
			}
			$this->undone[] = in_array($journal, $this->locked, true) ? throw Busy::now() : $journal;
			return true;
		});
		return new Leases($this->connection, $this->clock, $recovery, 'app');
	}

	private function leaveBehind(string $name, ?string $journal, int $expires): void {
		$this->connection->insertIgnoreConflict(
			'app_leases',
			['name' => $name, 'token' => 'dead', 'expires_at' => $expires, 'journal' => $journal],
		);
	}

	private function wait(string $token, string $name, int $since, int $seenAt): void {
		$this->connection->insertIgnoreConflict(
			'app_waiting', ['token' => $token, 'name' => $name, 'since' => $since, 'seen_at' => $seenAt],
		);
		$this->database->run("UPDATE oc_app_leases SET waiting = 1 WHERE name = '$name'");
	}

	/** @return list<mixed> */
	private function waiting(): array {
		return array_column($this->database->rows('SELECT token FROM oc_app_waiting ORDER BY token'), 'token');
	}

	private function holder(string $name): mixed {
		return $this->database->rows("SELECT token FROM oc_app_leases WHERE name = '$name'")[0]['token'] ?? null;
	}

	private function held(): int {
		return count($this->instance->get(Database::class)->rows('SELECT name FROM oc_app_leases'));
	}

	private function journal(string $name): mixed {
		return $this->database->rows("SELECT journal FROM oc_app_leases WHERE name = '$name'")[0]['journal'] ?? null;
	}
}
