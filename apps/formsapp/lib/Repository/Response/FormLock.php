<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Response;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Shared\Db\Deadlock;
use OCA\FormsApp\Shared\Db\Rows;
use OCA\FormsApp\Shared\Db\StoredValues;
use OCA\FormsApp\Shared\Db\Transaction;
use OCA\FormsApp\Shared\Exception\Conflict;
use OCP\DB\Exception;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\DB\QueryBuilder\IQueryFunction;
use OCP\IDBConnection;

/**
 * One writer of responses at a time per form, across all processes.
 *
 * Whatever adds or deletes responses does so in a transaction whose first statement changes the form's row, then seats in the order of
 * their ids, then the response, then its tally. Requests for one form take turns on every database.
 */
class FormLock {
	private const TABLE = 'formsapp_forms';

	private readonly Rows $forms;

	public function __construct(
		private readonly IDBConnection $db,
		private readonly Transaction $transaction,
	) {
		$this->forms = new Rows($db, self::TABLE);
	}

	/**
	 * Runs work that adds one response: the next number is taken, and the response counted, if the form still is as the caller read it.
	 *
	 * @template T
	 * @param string $definition hash of the definition that the answers were checked against
	 * @param bool $isByLink the link of the form has to be on
	 * @param ?int $most responses that the form may have
	 * @param callable(int, int): T $work gets the number and time of the response, and changes nothing but the database
	 * @return ?T null when the form changed, was closed, is full or is gone; nothing was done then
	 */
	public function holdToAdd(int $fileId, string $definition, bool $isByLink, ?int $most, int $now, callable $work): mixed {
		return $this->inTurn(function () use ($fileId, $definition, $isByLink, $most, $now, $work): mixed {
			$query = $this->raise($now);
			Rows::named($query, ['file_id' => $fileId, 'definition_hash' => $definition] + ($isByLink ? ['is_public' => 1] : []))
				->andWhere($query->expr()->isNull('trashed_at'));
			if ($most !== null) {
				$query->andWhere($query->expr()->lt('responses', Rows::parameter($query, $most)));
			}
			if ($query->executeStatement() === 0) {
				return null;
			}
			$columns = ['file_id', 'last_number', 'last_response_at'];
			$row = new StoredValues($this->forms->findOrNull(['file_id' => $fileId], $columns) ?? []);
			return $work($row->number('last_number'), $row->number('last_response_at'));
		});
	}

	/**
	 * Runs work that changes a response, if the form still is as the caller read it.
	 *
	 * @template T
	 * @param string $definition hash of the definition that the answers were checked against
	 * @param callable(): T $work changes nothing but the database
	 * @return ?T null when the form changed, is in the trash bin or is gone; nothing was done then
	 */
	public function holdToChange(int $fileId, string $definition, callable $work): mixed {
		return $this->inTurn(function () use ($fileId, $definition, $work): mixed {
			$query = $this->db->getQueryBuilder()->update(self::TABLE);
			$query->set('changes', self::changed('changes', 1)($query));
			Rows::named($query, ['file_id' => $fileId, 'definition_hash' => $definition])->andWhere($query->expr()->isNull('trashed_at'));
			return $query->executeStatement() === 0 ? null : $work();
		});
	}

	/**
	 * Runs work that deletes responses, or counts them again.
	 *
	 * @template T
	 * @param callable(): array{int, T} $work how many fewer responses there are, and what to return
	 * @return ?T null when there is no such form
	 */
	public function holdToDelete(int $fileId, callable $work): mixed {
		return $this->inTurn(function () use ($fileId, $work): mixed {
			if ($this->forms->update(['file_id' => $fileId], ['changes' => self::changed('changes', 1)]) === 0) {
				return null;
			}
			[$deleted, $result] = $work();
			if ($deleted !== 0) {
				$this->forms->update(['file_id' => $fileId], ['responses' => self::changed('responses', -$deleted)]);
			}
			return $result;
		});
	}

	/** Times never run backwards, even when requests had to wait or clocks of servers differ. */
	private function raise(int $now): IQueryBuilder {
		$query = $this->db->getQueryBuilder()->update(self::TABLE);
		$time = (string)Rows::parameter($query, $now);
		$last = $query->getColumnName('last_response_at');
		$later = $query->createFunction("CASE WHEN $last < $time THEN $time ELSE $last END");
		return $query->set('last_response_at', $later)
			->set('changes', self::changed('changes', 1)($query))
			->set('responses', self::changed('responses', 1)($query))
			->set('last_number', self::changed('last_number', 1)($query));
	}

	/** @return \Closure(IQueryBuilder): IQueryFunction */
	private static function changed(string $column, int $by): \Closure {
		return static fn (IQueryBuilder $query): IQueryFunction =>
			$query->func()->add($column, $query->expr()->literal($by, IQueryBuilder::PARAM_INT));
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws Conflict when others kept the form for too long
	 */
	private function inTurn(callable $work): mixed {
		try {
			return Deadlock::outlast($this->db, fn (): mixed => $this->transaction->run($work));
		} catch (Exception $failure) {
			throw Deadlock::isCauseOf($failure)
				? new Conflict(Reason::BUSY, 'Too much is going on here. Try again in a moment.')
				: $failure;
		}
	}
}
