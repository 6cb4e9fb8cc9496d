<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Repository;

use OCA\WizardApp\Model\UserState;
use OCA\WizardApp\Shared\Db\Rows;
use OCA\WizardApp\Shared\Db\StoredValues;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\DB\QueryBuilder\IQueryFunction;
use OCP\IDBConnection;

/**
 * The progress of each account, and the tour version it is compared with.
 *
 * Every change is one statement on one row, so that concurrent requests count once.
 */
class UserStateRepository {
	private const TABLE = 'wizardapp_users';
	private const SEEN = 'wizardapp_seen';
	private const COUNTERS = 'wizardapp_counters';
	private const VERSION = 'version';

	private readonly Rows $users;
	private readonly Rows $seen;
	private readonly Rows $counters;

	public function __construct(private readonly IDBConnection $db) {
		$this->users = new Rows($db, self::TABLE);
		$this->seen = new Rows($db, self::SEEN);
		$this->counters = new Rows($db, self::COUNTERS);
	}

	/** One query on two primary keys, because every page runs it. */
	public function find(string $userId): UserState {
		$query = $this->db->getQueryBuilder();
		$query->select('u.*')->selectAlias('c.value', 'version')
			->from(self::COUNTERS, 'c')
			->leftJoin('c', self::TABLE, 'u', $query->expr()->eq('u.user_id', $query->createNamedParameter($userId)))
			->where($query->expr()->eq('c.name', $query->createNamedParameter(self::VERSION)));
		$row = $query->executeQuery()->fetchAssociative();
		if ($row === false) {
			$this->ensureVersion();
			return $this->find($userId);
		}
		$value = new StoredValues($row);
		return new UserState(
			$value->number('version'),
			$value->number('version_started', 0),
			$value->number('version_seen', 0),
			$value->yes('is_opted_out', false),
			$value->numberOrNull('skipped_at') !== null,
			$value->numberOrNull('paused_at'),
			$value->textOrNull('last_step'),
		);
	}

	/** The version of the tour; 1 before the first increment. */
	public function findVersion(): int {
		return (new StoredValues($this->counters->findAll(['name' => self::VERSION], ['value'])[0] ?? []))->number('value', 1);
	}

	/** Increments the version in one statement: two concurrent calls add two. */
	public function raiseVersion(): void {
		$this->ensureVersion();
		$this->counters->update(['name' => self::VERSION], ['value' => Rows::plusOne('value')]);
	}

	/** Creates the counter if missing: a first installation runs no data steps of migrations, so the first reader creates it. */
	public function ensureVersion(): void {
		$this->counters->insert(['name' => self::VERSION, 'value' => 1]);
	}

	/** @param int $now Unix seconds */
	public function start(string $userId, int $version, int $now): void {
		$this->change($userId, ['started_at' => self::first('started_at', $now), 'version_started' => $version, 'paused_at' => null]);
	}

	/** @param int $now Unix seconds */
	public function complete(string $userId, int $version, int $now): void {
		$this->change($userId, ['completed_at' => self::first('completed_at', $now), 'version_seen' => $version, 'paused_at' => null]);
	}

	/** @param int $now Unix seconds */
	public function skip(string $userId, int $now): void {
		$this->change($userId, ['skipped_at' => self::first('skipped_at', $now), 'is_opted_out' => 1, 'paused_at' => null]);
	}

	/**
	 * Records that the account now sees this step.
	 *
	 * @param int $now Unix seconds
	 */
	public function see(string $userId, string $stepId, int $version, int $now, bool $isPausing): void {
		$this->change(
			$userId,
			['last_step' => $stepId, 'last_seen_at' => $now, 'version_started' => $version, 'paused_at' => $isPausing ? $now : null],
		);
		$this->seen->insert(['user_id' => $userId, 'step_id' => $stepId, 'seen_at' => $now]);
	}

	public function saveOptOut(string $userId, bool $isOptedOut): void {
		$this->change($userId, ['is_opted_out' => (int)$isOptedOut]);
	}

	/** Resets the account as if it had never seen the tour; what was counted stays counted. */
	public function restart(string $userId): void {
		$this->change(
			$userId,
			['is_opted_out' => 0, 'version_started' => 0, 'version_seen' => 0, 'paused_at' => null, 'last_step' => null],
		);
	}

	public function clearOptOuts(): void {
		$this->users->update(['is_opted_out' => 1], ['is_opted_out' => 0]);
	}

	public function delete(string $userId): void {
		$this->users->delete(['user_id' => $userId]);
		$this->seen->delete(['user_id' => $userId]);
	}

	/** @param array<string, int|string|null|(\Closure(IQueryBuilder): IQueryFunction)> $values by column */
	private function change(string $userId, array $values): void {
		$this->users->save(['user_id' => $userId], $values);
	}

	/**
	 * Keeps the column's value if it has one: the first event counts.
	 *
	 * @return \Closure(IQueryBuilder): IQueryFunction
	 */
	private static function first(string $column, int $now): \Closure {
		return static fn (IQueryBuilder $query): IQueryFunction =>
			$query->createFunction('COALESCE(' . $query->getColumnName($column) . ', ' . Rows::parameter($query, $now) . ')');
	}
}
