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
use OCP\IDBConnection;
use Psr\Log\LoggerInterface;

/** The last saves of each language, with the resulting steps. */
class HistoryRepository {
	private const COLUMNS = ['id', 'language', 'revision', 'kind', 'author', 'session', 'created_at', 'steps_count'];

	private readonly Rows $rows;

	public function __construct(
		IDBConnection $db,
		private readonly LoggerInterface $logger,
	) {
		$this->rows = new Rows($db, 'wizardapp_history');
	}

	/** @return list<HistoryEntry> newest first; unreadable entries are left out, with one line in the log */
	public function findAll(string $language): array {
		$query = Rows::named($this->rows->select(self::COLUMNS), ['language' => $language])->orderBy('id', 'DESC');
		$entries = [];
		$damage = null;
		foreach ($query->executeQuery()->fetchAllAssociative() as $row) {
			try {
				$entries[] = self::entry($row);
			} catch (CorruptData $damage) {
			}
		}
		if ($damage !== null) {
			$this->logger->warning('Onboarding leaves out history entries that cannot be read: {damage}', [
				'damage' => $damage->getMessage(),
				'language' => $language,
			]);
		}
		return $entries;
	}

	/** @throws CorruptData when the row contains something the app never writes */
	public function findOrNull(int $id): ?HistoryEntry {
		$row = $this->rows->findAll(['id' => $id], self::COLUMNS)[0] ?? null;
		return $row === null ? null : self::entry($row);
	}

	/**
	 * @return ?list<Step> null when the built-in steps were in use
	 * @throws CorruptData when the snapshot cannot be read
	 */
	public function findStepsOrNull(int $id): ?array {
		$snapshot = (new StoredValues($this->rows->findAll(['id' => $id], ['snapshot'])[0] ?? []))->textOrNull('snapshot');
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
	 * @param HistoryEntry $entry with id 0 it is added, otherwise it replaces the entry with its id
	 * @param ?list<Step> $steps the steps after the change; null for the built-in ones
	 */
	public function save(HistoryEntry $entry, ?array $steps): void {
		$values = self::values($entry, $steps);
		if ($entry->id === 0) {
			$this->rows->add($values);
		} else {
			$this->rows->update(['id' => $entry->id], $values);
		}
	}

	/** @param list<int> $ids */
	public function delete(array $ids): void {
		$this->rows->deleteAmong('id', $ids);
	}

	/**
	 * @param ?list<Step> $steps
	 * @return non-empty-array<string, int|string|null> by column
	 */
	private static function values(HistoryEntry $entry, ?array $steps): array {
		$list = $steps === null ? null : array_map(static fn (Step $step): array => $step->toArray(), $steps);
		return [
			'language' => $entry->language,
			'revision' => $entry->revision,
			'kind' => $entry->kind,
			'author' => $entry->author,
			'session' => $entry->session,
			'created_at' => $entry->createdAt,
			'steps_count' => $entry->stepsCount,
			'snapshot' => $list === null ? null : json_encode($list, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE),
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
