<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Db;

use OCP\DB\Exception;
use OCP\IDBConnection;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Shared\Db\Deadlock;
use Shared\Tests\Fixture\RefusedStatement;

final class DeadlockTest extends TestCase {
	/**
	 * @param int $fails how often the work is aborted
	 * @param Exception::REASON_* $reason
	 */
	#[TestWith([0, Exception::REASON_DEADLOCK, false, 'done', 1])]
	#[TestWith([3, Exception::REASON_DEADLOCK, false, 'done', 4])]
	#[TestWith([3, Exception::REASON_LOCK_WAIT_TIMEOUT, false, 'done', 4])]
	#[TestWith([1, Exception::REASON_LOCK_WAIT_TIMEOUT, true, 'failed', 1])]
	#[TestWith([99, Exception::REASON_DEADLOCK, false, 'failed', 8])]
	#[TestWith([1, Exception::REASON_DEADLOCK, true, 'failed', 1])]
	#[TestWith([1, Exception::REASON_SERVER, false, 'failed', 1])]
	public function testWorkThatWasGivenUpIsDoneAgain(int $fails, int $reason, bool $isInTransaction, string $outcome, int $times): void {
		$database = self::createStub(IDBConnection::class);
		$database->method('inTransaction')->willReturn($isInTransaction);
		$done = 0;
		try {
			$seen = Deadlock::outlast($database, static function () use (&$done, $fails, $reason): string {
				return ++$done <= $fails ? throw new RefusedStatement($reason) : 'done';
			});
		} catch (Exception) {
			$seen = 'failed';
		}
		self::assertSame([$outcome, $times], [$seen, $done]);
	}

	public function testASavepointThatWentWithItsTransactionIsADeadlock(): void {
		self::assertTrue(Deadlock::isCauseOf(new RefusedStatement(Exception::REASON_DRIVER, 1305)));
		self::assertFalse(Deadlock::isCauseOf(new RefusedStatement(Exception::REASON_DRIVER, 1064)));
		self::assertFalse(Deadlock::isCauseOf(new \RuntimeException('other', 1305)));
	}

	public function testTransactionsThatTheHostStillCountsAreLeftBeforeTheWorkIsDoneAgain(): void {
		$database = self::createStub(IDBConnection::class);
		$isOpen = false;
		$database->method('inTransaction')->willReturnCallback(static function () use (&$isOpen): bool {
			return $isOpen;
		});
		$database->method('close')->willReturnCallback(static function () use (&$isOpen): void {
			$isOpen = false;
		});
		$seen = [];
		Deadlock::outlast($database, static function () use (&$isOpen, &$seen): void {
			$seen[] = $isOpen;
			$isOpen = true;
			if (count($seen) < 3) {
				throw new RefusedStatement(Exception::REASON_DRIVER, 1305);
			}
		});
		self::assertSame([false, false, false], $seen);
	}
}
