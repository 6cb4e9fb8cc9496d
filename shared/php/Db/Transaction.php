<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Db;

use OCP\DB\Exception;
use OCP\IDBConnection;

/** All or nothing. */
class Transaction {
	public function __construct(private readonly IDBConnection $db) {
	}

	/**
	 * Its first statement has to write: SQLite refuses to turn a reading transaction into a writing one when another
	 * request wrote in between.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function run(callable $work): mixed {
		$isOutermost = !$this->db->inTransaction();
		$this->db->beginTransaction();
		try {
			$result = $work();
			$this->db->commit();
			return $result;
		} catch (\Throwable $failure) {
			try {
				$this->db->rollBack();
			} catch (Exception) {
				// MariaDB ends the whole transaction with its savepoints when it aborts one of two that wait for each other.
			}
			if ($isOutermost) {
				Deadlock::leave($this->db);
			}
			throw $failure;
		}
	}
}
