<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Backup;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Shared\Db\Deadlock;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCA\MetadataApp\Shared\Exception\Conflict;
use OCP\DB\Exception;
use OCP\IDBConnection;

/**
 * Everybody who saves goes through it, all at once; who replaces everything waits for those inside and keeps others out. Who died while it
 * was closed keeps it closed for a while only: until the rows are replaced nothing else holds it, and then the transaction does.
 */
class Gate {
	private const NAME = 'gate';
	/** Replacing takes less, with a million values. */
	private const SECONDS = 300;

	private readonly Rows $rows;

	public function __construct(private readonly IDBConnection $db) {
		$this->rows = new Rows($db, RunRepository::TABLE);
	}

	/** @throws Conflict while everything is being replaced; asked before the transaction of a save */
	public function requireOpen(): void {
		$until = $this->until();
		if ($until === null) {
			// There is something to hold from now on.
			$this->rows->insert(['name' => self::NAME]);
		} elseif ($until > time()) {
			throw self::refusal();
		}
	}

	/** Whether nobody replaces everything now. */
	public function isOpen(): bool {
		return ($this->until() ?? 0) <= time();
	}

	/**
	 * Until the transaction ends, of which it is the first statement. SQLite has one writer at a time anyway.
	 *
	 * @throws Conflict
	 */
	public function holdOpen(): void {
		$shared = match ($this->db->getDatabaseProvider()) {
			IDBConnection::PLATFORM_MYSQL => ' LOCK IN SHARE MODE',
			IDBConnection::PLATFORM_POSTGRES => ' FOR SHARE SKIP LOCKED',
			default => null,
		};
		// PostgreSQL shows no row that somebody else changes; MariaDB waits for them.
		if ($shared !== null && !$this->isFound($shared)) {
			throw self::refusal();
		}
	}

	/** Lets nobody in from now on, for a while. */
	public function saveClosed(): void {
		$this->rows->save(['name' => self::NAME], ['number' => time() + self::SECONDS]);
	}

	/** In a transaction: waits for those inside, and opens with its end. */
	public function saveOpen(): void {
		$this->rows->save(['name' => self::NAME], ['number' => 0]);
	}

	/** Whether a failure of the database comes from waiting for who replaces everything. */
	public function isCauseOf(\Throwable $failure): bool {
		return Deadlock::isCauseOf($failure) && !$this->isOpen();
	}

	public static function refusal(): Conflict {
		return new Conflict(Reason::RESTORING, 'A backup is being restored. Try again in a minute.');
	}

	/** @return ?int Unix seconds; null before the first save */
	private function until(): ?int {
		$row = $this->rows->findOrNull(['name' => self::NAME], ['name', 'number']);
		return $row === null ? null : (new StoredValues($row))->number('number');
	}

	/** @throws Conflict */
	private function isFound(string $shared): bool {
		try {
			$sql = 'SELECT name FROM *PREFIX*' . RunRepository::TABLE . " WHERE name = '" . self::NAME . "'$shared";
			return $this->db->executeQuery($sql)->fetchOne() !== false;
		} catch (Exception $failure) {
			throw $failure->getReason() === Exception::REASON_LOCK_WAIT_TIMEOUT ? self::refusal() : $failure;
		}
	}
}
