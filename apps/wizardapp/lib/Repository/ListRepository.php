<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Repository;

use OCA\WizardApp\Model\ListHead;
use OCA\WizardApp\Model\StoredValues;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;

/** The languages that were ever changed, each with its revision. */
class ListRepository {
	private const TABLE = 'wizardapp_lists';

	public function __construct(private readonly IDBConnection $db) {
	}

	/** @return array<string, ListHead> by language */
	public function findAll(): array {
		$query = $this->db->getQueryBuilder();
		$query->select('*')->from(self::TABLE)->orderBy('language');
		$heads = [];
		foreach ($query->executeQuery()->fetchAllAssociative() as $row) {
			$head = self::head($row);
			$heads[$head->language] = $head;
		}
		return $heads;
	}

	/** A language that was never changed is at revision 0. */
	public function find(string $language): ListHead {
		$query = $this->db->getQueryBuilder();
		$query->select('*')->from(self::TABLE)->where($query->expr()->eq('language', $query->createNamedParameter($language)));
		$row = $query->executeQuery()->fetchAssociative();
		return $row === false ? new ListHead($language) : self::head($row);
	}

	/**
	 * Makes the row that `raise` counts in. Not inside a transaction: two at once would lock each other out on MySQL.
	 */
	public function ensure(string $language): void {
		$this->db->insertIgnoreConflict(self::TABLE, ['language' => $language]);
	}

	/**
	 * Counts one save and holds the row until the transaction ends.
	 *
	 * @param ?int $revision the revision the save was made on; null takes any
	 * @param int $now Unix seconds
	 * @return bool false when the list stands at another revision
	 */
	public function raise(string $language, ?int $revision, ?string $author, int $now): bool {
		$query = $this->db->getQueryBuilder();
		$query->update(self::TABLE)
			->set('revision', $query->func()->add('revision', $query->expr()->literal(1, IQueryBuilder::PARAM_INT)))
			->set('author', $query->createNamedParameter($author))
			->set('updated_at', $query->createNamedParameter($now, IQueryBuilder::PARAM_INT))
			->where($query->expr()->eq('language', $query->createNamedParameter($language)));
		if ($revision !== null) {
			$query->andWhere($query->expr()->eq('revision', $query->createNamedParameter($revision, IQueryBuilder::PARAM_INT)));
		}
		return $query->executeStatement() === 1;
	}

	public function setOverride(string $language, bool $isOverride): void {
		$query = $this->db->getQueryBuilder();
		$query->update(self::TABLE)
			->set('is_override', $query->createNamedParameter((int)$isOverride, IQueryBuilder::PARAM_INT))
			->where($query->expr()->eq('language', $query->createNamedParameter($language)));
		$query->executeStatement();
	}

	/** @param array<string, mixed> $row */
	private static function head(array $row): ListHead {
		$value = new StoredValues($row);
		return new ListHead(
			$value->text('language'),
			$value->number('revision', 0),
			$value->yes('is_override', false),
			$value->textOrNull('author'),
			$value->numberOrNull('updated_at'),
		);
	}
}
