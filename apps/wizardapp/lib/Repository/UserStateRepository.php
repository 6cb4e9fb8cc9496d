<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Repository;

use OCA\WizardApp\Model\StoredValues;
use OCA\WizardApp\Model\UserState;
use OCP\DB\QueryBuilder\IParameter;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\DB\QueryBuilder\IQueryFunction;
use OCP\IDBConnection;

/**
 * Where each account stands, and the version of the tour it is held against.
 *
 * Every change is one statement on one row, so that requests at the same time count once.
 */
class UserStateRepository {
	private const TABLE = 'wizardapp_users';
	private const SEEN = 'wizardapp_seen';
	private const COUNTERS = 'wizardapp_counters';
	private const VERSION = 'version';

	public function __construct(private readonly IDBConnection $db) {
	}

	/** One query on two primary keys, because every page asks. */
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

	/** The version of the tour; 1 before the first raise. */
	public function version(): int {
		$query = $this->db->getQueryBuilder();
		$query->select('value')->from(self::COUNTERS)->where($query->expr()->eq('name', $query->createNamedParameter(self::VERSION)));
		return StoredValues::row($query->executeQuery()->fetchAssociative())->number('value', 1);
	}

	/** One more, in one statement: two at once are two more. */
	public function raiseVersion(): void {
		$this->ensureVersion();
		$query = $this->db->getQueryBuilder();
		$query->update(self::COUNTERS)
			->set('value', $query->func()->add('value', $query->expr()->literal(1, IQueryBuilder::PARAM_INT)))
			->where($query->expr()->eq('name', $query->createNamedParameter(self::VERSION)));
		$query->executeStatement();
	}

	/** Makes the counter where it is missing: a first installation runs no data steps of migrations, so the first reader does it. */
	public function ensureVersion(): void {
		$this->db->insertIgnoreConflict(self::COUNTERS, ['name' => self::VERSION, 'value' => 1]);
	}

	/** @param int $now Unix seconds */
	public function start(string $userId, int $version, int $now): void {
		$this->change($userId, static fn (IQueryBuilder $query): array => [
			'started_at' => self::first($query, 'started_at', $now),
			'version_started' => $query->createNamedParameter($version, IQueryBuilder::PARAM_INT),
			'paused_at' => $query->createNamedParameter(null),
		]);
	}

	/** @param int $now Unix seconds */
	public function complete(string $userId, int $version, int $now): void {
		$this->change($userId, static fn (IQueryBuilder $query): array => [
			'completed_at' => self::first($query, 'completed_at', $now),
			'version_seen' => $query->createNamedParameter($version, IQueryBuilder::PARAM_INT),
			'paused_at' => $query->createNamedParameter(null),
		]);
	}

	/** @param int $now Unix seconds */
	public function skip(string $userId, int $now): void {
		$this->change($userId, static fn (IQueryBuilder $query): array => [
			'skipped_at' => self::first($query, 'skipped_at', $now),
			'is_opted_out' => $query->createNamedParameter(1, IQueryBuilder::PARAM_INT),
			'paused_at' => $query->createNamedParameter(null),
		]);
	}

	/**
	 * The account sees this step now.
	 *
	 * @param int $now Unix seconds
	 */
	public function see(string $userId, string $stepId, int $version, int $now, bool $isPausing): void {
		$this->change($userId, static fn (IQueryBuilder $query): array => [
			'last_step' => $query->createNamedParameter($stepId),
			'last_seen_at' => $query->createNamedParameter($now, IQueryBuilder::PARAM_INT),
			'version_started' => $query->createNamedParameter($version, IQueryBuilder::PARAM_INT),
			'paused_at' => $query->createNamedParameter($isPausing ? $now : null, IQueryBuilder::PARAM_INT),
		]);
		$this->db->insertIgnoreConflict(self::SEEN, ['user_id' => $userId, 'step_id' => $stepId, 'seen_at' => $now]);
	}

	public function setOptOut(string $userId, bool $isOptedOut): void {
		$this->change($userId, static fn (IQueryBuilder $query): array => [
			'is_opted_out' => $query->createNamedParameter((int)$isOptedOut, IQueryBuilder::PARAM_INT),
		]);
	}

	/** As if the account had never seen the tour; what was counted stays counted. */
	public function restart(string $userId): void {
		$this->change($userId, static fn (IQueryBuilder $query): array => [
			'is_opted_out' => $query->createNamedParameter(0, IQueryBuilder::PARAM_INT),
			'version_started' => $query->createNamedParameter(0, IQueryBuilder::PARAM_INT),
			'version_seen' => $query->createNamedParameter(0, IQueryBuilder::PARAM_INT),
			'paused_at' => $query->createNamedParameter(null),
			'last_step' => $query->createNamedParameter(null),
		]);
	}

	public function clearOptOuts(): void {
		$query = $this->db->getQueryBuilder();
		$query->update(self::TABLE)
			->set('is_opted_out', $query->createNamedParameter(0, IQueryBuilder::PARAM_INT))
			->where($query->expr()->eq('is_opted_out', $query->createNamedParameter(1, IQueryBuilder::PARAM_INT)));
		$query->executeStatement();
	}

	public function delete(string $userId): void {
		foreach ([self::TABLE, self::SEEN] as $table) {
			$query = $this->db->getQueryBuilder();
			$query->delete($table)->where($query->expr()->eq('user_id', $query->createNamedParameter($userId)));
			$query->executeStatement();
		}
	}

	/** @param \Closure(IQueryBuilder): array<string, IParameter|IQueryFunction> $values column to value */
	private function change(string $userId, \Closure $values): void {
		if ($this->update($userId, $values) === 0) {
			$this->db->insertIgnoreConflict(self::TABLE, ['user_id' => $userId]);
			$this->update($userId, $values);
		}
	}

	/** @param \Closure(IQueryBuilder): array<string, IParameter|IQueryFunction> $values */
	private function update(string $userId, \Closure $values): int {
		$query = $this->db->getQueryBuilder();
		$query->update(self::TABLE)->where($query->expr()->eq('user_id', $query->createNamedParameter($userId)));
		foreach ($values($query) as $column => $value) {
			$query->set($column, $value);
		}
		return $query->executeStatement();
	}

	/** The column's own value when it has one: what happened first counts. */
	private static function first(IQueryBuilder $query, string $column, int $now): IQueryFunction {
		return $query->createFunction('COALESCE(' . $query->getColumnName($column) . ', ' . $query->createNamedParameter($now, IQueryBuilder::PARAM_INT) . ')');
	}
}
