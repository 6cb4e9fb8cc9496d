<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Db;

use OCP\DB\Exception;
use OCP\IDBConnection;

/**
 * When two requests wait for each other's rows, MariaDB and PostgreSQL fail one of them and roll back its statement. SQLite
 * fails one with "database is locked" (docs/host-facts.md, Transactions).
 */
final class Deadlock {
	private const REASONS = [Exception::REASON_DEADLOCK, Exception::REASON_LOCK_WAIT_TIMEOUT];
	/** MariaDB's code when an inner transaction of the host is to be undone, which went with the whole one. */
	private const SAVEPOINT_IS_GONE = 1305;
	private const ATTEMPTS = 8;
	private const PAUSE_MICROSECONDS = [5_000, 40_000];
	/** After this long the database itself has waited in vain, and waits no better the next time. */
	private const PATIENCE_SECONDS = 10.0;

	/** Whether the database aborted the whole transaction in favour of another request. */
	public static function isCauseOf(\Throwable $failure): bool {
		return $failure instanceof Exception
			&& (in_array($failure->getReason(), self::REASONS, true) || $failure->getCode() === self::SAVEPOINT_IS_GONE);
	}

	/**
	 * Called outside of all transactions, after a failure: the host still counts inner ones that MariaDB has rolled back with the outer
	 * one, and would never commit the next.
	 */
	public static function leave(IDBConnection $db): void {
		if ($db->inTransaction()) {
			$db->close();
		}
	}

	/**
	 * Repeats work that the database aborted in favour of another request. Inside a transaction it fails, because the
	 * whole transaction is rolled back.
	 *
	 * @template T
	 * @param callable(): T $work that may run twice
	 * @return T
	 * @throws Exception for any other reason, or when the work is aborted repeatedly
	 */
	public static function outlast(IDBConnection $db, callable $work): mixed {
		$end = microtime(true) + self::PATIENCE_SECONDS;
		$isInside = $db->inTransaction();
		for ($attempt = 1; true; $attempt++) {
			try {
				return $work();
			} catch (Exception $failure) {
				if ($isInside || !self::isCauseOf($failure)) {
					throw $failure;
				}
				self::leave($db);
				if ($attempt === self::ATTEMPTS || microtime(true) > $end) {
					throw $failure;
				}
				usleep(random_int(...self::PAUSE_MICROSECONDS));
			}
		}
	}
}
