<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Db;

use OCP\DB\Exception;
use OCP\IDBConnection;

/** Of two that wait for each other's rows MariaDB and PostgreSQL let one fail, and take back what its statement did. */
final class Deadlock {
	private const ATTEMPTS = 8;
	private const PAUSE_MICROSECONDS = [5_000, 40_000];

	/**
	 * Does work again that was given up for others. Inside of a transaction it fails, because all of that is taken back.
	 *
	 * @template T
	 * @param callable(): T $work that may be done twice
	 * @return T
	 * @throws Exception for any other reason, or when it is given up again and again
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
