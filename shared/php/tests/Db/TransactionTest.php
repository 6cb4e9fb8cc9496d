<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Db;

use OCP\DB\Exception;
use OCP\IDBConnection;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Shared\Db\Transaction;
use Shared\Tests\Fixture\RefusedStatement;

final class TransactionTest extends TestCase {
	public function testThrowsWhatTheWorkThrewAlsoWhenTheDatabaseHasRolledBackAlready(): void {
		$database = self::createStub(IDBConnection::class);
		$database->method('rollBack')->willThrowException(new RefusedStatement(Exception::REASON_SERVER));
		$aborted = new RefusedStatement(Exception::REASON_DEADLOCK);
		$this->expectExceptionObject($aborted);
		(new Transaction($database))->run(static fn () => throw $aborted);
	}

	/** @param bool $isInside another transaction, whose own end it is not */
	#[TestWith([false, 1])]
	#[TestWith([true, 0])]
	public function testTheOutermostLeavesInnerOnesThatTheHostStillCounts(bool $isInside, int $closed): void {
		$isOpen = $isInside;
		$seen = 0;
		$database = self::createStub(IDBConnection::class);
		$database->method('inTransaction')->willReturnCallback(static function () use (&$isOpen): bool {
			return $isOpen;
		});
		$database->method('beginTransaction')->willReturnCallback(static function () use (&$isOpen): void {
			$isOpen = true;
		});
		$database->method('rollBack')->willThrowException(new RefusedStatement(Exception::REASON_DRIVER, 1305));
		$database->method('close')->willReturnCallback(static function () use (&$seen): void {
			$seen++;
		});
		try {
			(new Transaction($database))->run(static fn () => throw new RefusedStatement(Exception::REASON_DEADLOCK));
		} catch (RefusedStatement $failure) {
			self::assertSame([Exception::REASON_DEADLOCK, $closed], [$failure->getReason(), $seen]);
		}
	}
}
