<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Webhook;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Shared\Db\Deadlock;
use OCA\FormsApp\Shared\Db\Rows;
use OCA\FormsApp\Shared\Db\Transaction;
use OCA\FormsApp\Shared\Exception\Conflict;
use OCP\DB\Exception;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\DB\QueryBuilder\IQueryFunction;
use OCP\IDBConnection;

/** One change of the webhooks of a form at a time, which also waits for the responses that are stored at the moment. */
class HookedForms {
	private readonly Rows $forms;
	private readonly Rows $webhooks;

	public function __construct(
		private readonly IDBConnection $db,
		private readonly Transaction $transaction,
	) {
		$this->forms = new Rows($db, 'formsapp_forms');
		$this->webhooks = new Rows($db, WebhookRepository::TABLE);
	}

	/**
	 * Runs work that changes webhooks, and counts them for those who store responses.
	 *
	 * @template T
	 * @param callable(): T $work changes nothing but the database
	 * @return ?T null when there is no such form
	 * @throws Conflict when others kept the form for too long
	 */
	public function hold(int $fileId, callable $work): mixed {
		try {
			return Deadlock::outlast($this->db, fn (): mixed => $this->transaction->run(fn (): mixed => $this->work($fileId, $work)));
		} catch (Exception $failure) {
			throw Deadlock::isCauseOf($failure)
				? new Conflict(Reason::BUSY, 'Too much is going on here. Try again in a moment.')
				: $failure;
		}
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return ?T
	 */
	private function work(int $fileId, callable $work): mixed {
		$same = static fn (IQueryBuilder $query): IQueryFunction => $query->createFunction($query->getColumnName('hooks'));
		if ($this->forms->update(['file_id' => $fileId], ['hooks' => $same]) === 0) {
			return null;
		}
		$result = $work();
		$this->forms->update(['file_id' => $fileId], ['hooks' => $this->webhooks->count(['file_id' => $fileId, 'enabled' => 1])]);
		return $result;
	}
}
