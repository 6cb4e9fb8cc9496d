<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Db;

use OCP\DB\Exception;
use OCP\IDBConnection;
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
}
