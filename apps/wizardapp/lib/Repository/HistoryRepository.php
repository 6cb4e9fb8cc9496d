<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Repository;

use OCA\WizardApp\Model\HistoryEntry;
use OCA\WizardApp\Model\Step;
use OCA\WizardApp\Shared\Db\CorruptData;
use OCA\WizardApp\Shared\Db\Rows;
use OCA\WizardApp\Shared\Db\StoredValues;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\IDBConnection;
use Psr\Log\LoggerInterface;

/** The last saves of each language with the steps as they were afterwards. */
class HistoryRepository {
	private const TABLE = 'wizardapp_history';
	private const COLUMNS = ['id', 'language', 'revision', 'kind', 'author', 'session', 'created_at', 'steps_count'];

	public function __construct(
		private readonly IDBConnection $db,
		private readonly LoggerInterface $logger,
	) {
	}

	/** @return list<HistoryEntry> newest first; what cannot be read is left out, with one line in the log */
	public function findAll(string $language): array {
		$query = $this->db->getQueryBuilder();
		$query->select(...self::COLUMNS)->from(self::TABLE)
			->where($query->expr()->eq('language', $query->createNamedParameter($language)))
			->orderBy('id', 'DESC');
		$entries = [];
		$damage = null;
		foreach ($query->executeQuery()->fetchAllAssociative() as $row) {
			try {
				$entries[] = self::entry($row);
			} catch (CorruptData $damage) {
			}
		}
		if ($damage !== null) {
			$this->logger->warning('Onboarding leaves out history entries that cannot be read: {damage}', ['damage' => $damage->getMessage(), 'language' => $language]);
		}
		return $entries;
	}

	/** @throws CorruptData when the row holds something the app never writes */
	public function findOrNull(int $id): ?HistoryEntry {
		$query = $this->db->getQueryBuilder();
		$query->select(...self::COLUMNS)->from(self::TABLE)
			->where($query->expr()->eq('id', $query->createNamedParameter($id, IQueryBuilder::PARAM_INT)));
		$row = $query->executeQuery()->fetchAssociative();
		return $row === false ? null : self::entry($row);
	}

	/**
	 * @return ?list<Step> null when the built-in steps were in force
	 * @throws CorruptData when the snapshot cannot be read
	 */
	public function findStepsOrNull(int $id): ?array {
		$query = $this->db->getQueryBuilder();
		$query->select('snapshot')->from(self::TABLE)
			->where($query->expr()->eq('id', $query->createNamedParameter($id, IQueryBuilder::PARAM_INT)));
		$snapshot = StoredValues::row($query->executeQuery()->fetchAssociative())->textOrNull('snapshot');
		if ($snapshot === null) {
			return null;
		}
		$list = json_decode($snapshot, true);
		if (!is_array($list) || !array_is_list($list)) {
			throw new CorruptData("The snapshot of history entry $id is no list");
		}
		return array_map(static fn (mixed $step): Step => Step::fromStored(is_array($step) ? $step : []), $list);
	}

	/**
	 * @param HistoryEntry $entry its id is given by the database
	 * @param ?list<Step> $steps
	 */
	public function insert(HistoryEntry $entry, ?array $steps): void {
		$query = $this->db->getQueryBuilder();
		$query->insert(self::TABLE);
		foreach ($this->values($query, $entry, $steps) as $column => $value) {
			$query->setValue($column, $value);
		}
		$query->executeStatement();
	}

	/** @param ?list<Step> $steps */
	public function replace(int $id, HistoryEntry $entry, ?array $steps): void {
		$query = $this->db->getQueryBuilder();
		$query->update(self::TABLE);
		foreach ($this->values($query, $entry, $steps) as $column => $value) {
			$query->set($column, $value);
		}
		$query->where($query->expr()->eq('id', $query->createNamedParameter($id, IQueryBuilder::PARAM_INT)));
		$query->executeStatement();
	}

	/** @param list<int> $ids */
	public function delete(array $ids): void {
		(new Rows($this->db, self::TABLE))->deleteAmong('id', $ids);
	}

	/**
	 * @param ?list<Step> $steps
	 * @return array<string, \OCP\DB\QueryBuilder\IParameter>
	 */
	private function values(IQueryBuilder $query, HistoryEntry $entry, ?array $steps): array {
		$snapshot = $steps === null ? null : json_encode(array_map(static fn (Step $step): array => $step->toArray(), $steps), JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE);
		return [
			'language' => $query->createNamedParameter($entry->language),
			'revision' => $query->createNamedParameter($entry->revision, IQueryBuilder::PARAM_INT),
			'kind' => $query->createNamedParameter($entry->kind),
			'author' => $query->createNamedParameter($entry->author),
			'session' => $query->createNamedParameter($entry->session),
			'created_at' => $query->createNamedParameter($entry->createdAt, IQueryBuilder::PARAM_INT),
			'steps_count' => $query->createNamedParameter($entry->stepsCount, IQueryBuilder::PARAM_INT),
			'snapshot' => $query->createNamedParameter($snapshot),
		];
	}

	/**
	 * @param array<string, mixed> $row
	 * @throws CorruptData
	 */
	private static function entry(array $row): HistoryEntry {
		$value = new StoredValues($row);
		return new HistoryEntry(
			$value->number('id'),
			$value->text('language'),
			$value->number('revision'),
			$value->oneOf('kind', HistoryEntry::KINDS),
			$value->textOrNull('author'),
			$value->textOrNull('session'),
			$value->number('created_at', 0),
			$value->number('steps_count', 0),
		);
	}
}
