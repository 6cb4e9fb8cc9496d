<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Repository;

use OCA\WizardApp\Shared\Db\StoredValues;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;

/** Counts computed by the database; it never iterates over accounts. */
class StatisticsRepository {
	public function __construct(private readonly IDBConnection $db) {
	}

	/** @return array{started: int, completed: int, skipped: int, optedOut: int} accounts */
	public function countAccounts(): array {
		$query = $this->db->getQueryBuilder();
		$query->select($query->func()->count('started_at', 'started'))
			->addSelect($query->func()->count('completed_at', 'completed'))
			->addSelect($query->func()->count('skipped_at', 'skipped'))
			->selectAlias($query->func()->sum('is_opted_out'), 'opted_out')
			->from('wizardapp_users');
		$value = StoredValues::row($query->executeQuery()->fetchAssociative());
		return [
			'started' => $value->number('started', 0),
			'completed' => $value->number('completed', 0),
			'skipped' => $value->number('skipped', 0),
			'optedOut' => $value->number('opted_out', 0),
		];
	}

	/** @param int $since Unix seconds */
	public function countStarted(int $since): int {
		return $this->accountsSince('started_at', $since);
	}

	/** @param int $since Unix seconds */
	public function countCompleted(int $since): int {
		return $this->accountsSince('completed_at', $since);
	}

	/**
	 * @param int $since Unix seconds
	 * @return array<array-key, int> step id to number of accounts that saw it
	 */
	public function countSeen(int $since): array {
		$query = $this->db->getQueryBuilder();
		$query->select('step_id')->addSelect($query->func()->count('user_id', 'accounts'))->from('wizardapp_seen')
			->where($query->expr()->gte('seen_at', $query->createNamedParameter($since, IQueryBuilder::PARAM_INT)))
			->groupBy('step_id');
		return $this->byStep($query, 'step_id');
	}

	/**
	 * @param int $since Unix seconds
	 * @return array<array-key, int> step id to number of accounts that saw no later step and never finished
	 */
	public function countLeft(int $since): array {
		$query = $this->db->getQueryBuilder();
		$query->select('last_step')->addSelect($query->func()->count('user_id', 'accounts'))->from('wizardapp_users')
			->where($query->expr()->isNull('completed_at'))
			->andWhere($query->expr()->isNotNull('last_step'))
			->andWhere($query->expr()->gte('last_seen_at', $query->createNamedParameter($since, IQueryBuilder::PARAM_INT)))
			->groupBy('last_step');
		return $this->byStep($query, 'last_step');
	}

	/**
	 * Accounts that logged in since then. The host offers no such count, only the time of each account's last login
	 * in its setting `login/lastLogin`, which the host's own account count reads in the same way.
	 *
	 * @param int $since Unix seconds
	 */
	public function countActive(int $since): int {
		$query = $this->db->getQueryBuilder();
		$query->select($query->func()->count('userid', 'accounts'))->from('preferences')
			->where($query->expr()->eq('appid', $query->createNamedParameter('login')))
			->andWhere($query->expr()->eq('configkey', $query->createNamedParameter('lastLogin')))
			->andWhere($query->expr()->gte(
				$query->expr()->castColumn('configvalue', IQueryBuilder::PARAM_INT),
				$query->createNamedParameter($since, IQueryBuilder::PARAM_INT),
			));
		return StoredValues::row($query->executeQuery()->fetchAssociative())->number('accounts', 0);
	}

	private function accountsSince(string $column, int $since): int {
		$query = $this->db->getQueryBuilder();
		$query->select($query->func()->count('user_id', 'accounts'))->from('wizardapp_users')
			->where($query->expr()->gte($column, $query->createNamedParameter($since, IQueryBuilder::PARAM_INT)));
		return StoredValues::row($query->executeQuery()->fetchAssociative())->number('accounts', 0);
	}

	/** @return array<array-key, int> */
	private function byStep(IQueryBuilder $query, string $column): array {
		$counts = [];
		foreach ($query->executeQuery()->fetchAllAssociative() as $row) {
			$value = new StoredValues($row);
			$counts[$value->text($column)] = $value->number('accounts');
		}
		return $counts;
	}
}
