<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Db;

use OCP\DB\Exception;
use OCP\IDBConnection;

/** When two requests wait for each other's rows, MariaDB and PostgreSQL fail one of them and roll back its statement. */
final class Deadlock {
	private const ATTEMPTS = 8;
	private const PAUSE_MICROSECONDS = [5_000, 40_000];

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
		for ($attempt = 1; true; $attempt++) {
			try {
				return $work();
			} catch (Exception $failure) {
				if ($failure->getReason() !== Exception::REASON_DEADLOCK || $attempt === self::ATTEMPTS || $db->inTransaction()) {
					throw $failure;
				}
				usleep(random_int(...self::PAUSE_MICROSECONDS));
			}
		}
	}
}
