<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Suggestion;

use OCA\MetadataApp\Repository\Backup\RunRepository;
use OCA\MetadataApp\Shared\Db\Deadlock;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\Transaction;
use OCP\IDBConnection;

/** Requests look for a question and ask it one after the other, so that the same one is never asked twice at once. */
class QuestionTurns {
	private const NAME = 'question';

	private readonly Rows $rows;

	public function __construct(
		private readonly IDBConnection $db,
		private readonly Transaction $transaction,
	) {
		$this->rows = new Rows($db, RunRepository::TABLE);
	}

	/**
	 * @template T
	 * @param callable(): T $work short; it runs again where the database aborts it
	 * @return T
	 */
	public function hold(callable $work): mixed {
		return Deadlock::outlast($this->db, fn (): mixed => $this->transaction->run(function () use ($work): mixed {
			// Whoever changes the row has it until the end of the transaction.
			$this->rows->save(['name' => self::NAME], ['number' => 0]);
			return $work();
		}));
	}
}
