<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Backup;

use OCA\MetadataApp\Exception\BrokenBackup;
use OCA\MetadataApp\Model\Backup\Fault;
use OCA\MetadataApp\Model\Backup\Table;
use OCA\MetadataApp\Model\Backup\Tables;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Repository\Conversion\ConversionRow;
use OCA\MetadataApp\Repository\Conversion\StagedRepository;
use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Shared\Db\Deadlock;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCA\MetadataApp\Shared\Db\Transaction;
use OCP\DB\Exception;
use OCP\IDBConnection;

/** Where the rows of a restore wait until all of them are there, and how they take the place of those in use. */
class StagedRows {
	public function __construct(
		private readonly IDBConnection $db,
		private readonly Transaction $transaction,
		private readonly Gate $gate,
	) {
	}

	/**
	 * @template T
	 * @param callable(): T $work that begins with a write; done again when the database aborts it
	 * @return T
	 */
	public function hold(callable $work): mixed {
		return Deadlock::outlast($this->db, fn (): mixed => $this->transaction->run($work));
	}

	/**
	 * @param list<non-empty-list<int|float|string|null>> $rows
	 * @throws BrokenBackup for two rows that cannot both be there
	 */
	public function saveAll(Table $table, array $rows): void {
		try {
			(new Rows($this->db, $table->staged()))->addAll($table->names(), $rows);
		} catch (Exception $failure) {
			throw $failure->getReason() === Exception::REASON_UNIQUE_CONSTRAINT_VIOLATION
				? new BrokenBackup("The table $table->name has something twice.")
				: $failure;
		}
	}

	/** @return array<int, FieldType> by id, of the fields that are here */
	public function findAllFieldTypes(): array {
		$types = [];
		$query = (new Rows($this->db, Tables::all()['fields']->staged()))->select(['id', 'type']);
		foreach ($query->executeQuery()->fetchAllAssociative() as $stored) {
			$row = new StoredValues($stored);
			$types[$row->number('id')] = FieldType::from($row->text('type'));
		}
		return $types;
	}

	/** Whether a restore left something here. */
	public function hasAny(): bool {
		foreach (Tables::all() as $table) {
			if ($this->db->executeQuery("SELECT 1 FROM *PREFIX*{$table->staged()} LIMIT 1")->fetchOne() !== false) {
				return true;
			}
		}
		return false;
	}

	/** @return array<string, int> rows by table */
	public function countAll(): array {
		return array_map(fn (Table $table): int => (new Rows($this->db, $table->staged()))->count(), Tables::all());
	}

	/** @return array<string, int> rows by table of those in use, which these would replace */
	public function countReplaced(): array {
		return array_map(fn (Table $table): int => (new Rows($this->db, $table->stored()))->count(), Tables::all());
	}

	public function deleteAll(): void {
		foreach (Tables::all() as $table) {
			Deadlock::outlast($this->db, fn (): int => $this->db->executeStatement("DELETE FROM *PREFIX*{$table->staged()}"));
		}
	}

	/**
	 * What was deleted while the backup was made has left its other half there.
	 *
	 * @return int how many rows
	 */
	public function deleteHalves(): int {
		$lacks = static fn (string $table, string $column, string $other, string $id): string =>
			"DELETE FROM *PREFIX*metadataapp_r_$table WHERE $column IS NOT NULL AND NOT EXISTS (SELECT 1 FROM *PREFIX*metadataapp_r_$other"
			. " WHERE *PREFIX*metadataapp_r_$other.$id = *PREFIX*metadataapp_r_$table.$column)";
		$deleted = 0;
		foreach ([
			$lacks('values', 'file_id', 'files', 'file_id'),
			$lacks('history', 'file_id', 'files', 'file_id'),
			$lacks('view_fields', 'view_id', 'views', 'id'),
		] as $statement) {
			$deleted += Deadlock::outlast($this->db, fn (): int => $this->db->executeStatement($statement));
		}
		return $deleted;
	}

	/** Whether a value lacks one of its items. */
	public function hasHalfAValue(): bool {
		foreach (['values' => 'file_id', 'folder_values' => 'folder_id'] as $table => $owner) {
			$sql = "SELECT $owner FROM *PREFIX*metadataapp_r_$table GROUP BY $owner, field_id"
				. ' HAVING MIN(item) <> 0 OR MAX(item) <> COUNT(*) - 1 LIMIT 1';
			if ($this->db->executeQuery($sql)->fetchOne() !== false) {
				return true;
			}
		}
		return false;
	}

	/**
	 * In a transaction: everything in use makes room for what waits here. What fields were about to become goes: they are others now.
	 *
	 * @param array<string, int> $counts rows by table that have to be here
	 * @return int id that entries of the history had or have at most; later ones have larger ids
	 * @throws BrokenBackup when they are not, so that nothing makes room
	 */
	public function move(array $counts): int {
		$this->gate->saveOpen();
		$last = $this->lastEntry();
		foreach ([ConversionRow::TABLE, StagedRepository::TABLE] as $table) {
			$this->db->executeStatement("DELETE FROM *PREFIX*$table");
		}
		foreach (Tables::all() as $table) {
			$columns = implode(', ', $table->names());
			$this->db->executeStatement("DELETE FROM *PREFIX*{$table->stored()}");
			$moved = $this->db->executeStatement(
				"INSERT INTO *PREFIX*{$table->stored()} ($columns) SELECT $columns FROM *PREFIX*{$table->staged()}",
			);
			if ($moved !== ($counts[$table->name] ?? 0)) {
				throw new BrokenBackup("Not all of the table $table->name is there any more.", Fault::Incomplete);
			}
			if ($table->countsIds) {
				$this->countOn($table->stored());
			}
		}
		$row = $this->db->executeQuery('SELECT MAX(id) AS last FROM *PREFIX*' . HistoryRepository::TABLE)->fetchAssociative();
		return max($last, StoredValues::row($row)->number('last', 0));
	}

	/** @return int an id that no entry of the history has, and that is larger than those of all that there ever were */
	private function lastEntry(): int {
		(new Rows($this->db, HistoryRepository::TABLE))->add(['field_id' => 0, 'changed_at' => 0, 'cause' => '']);
		$row = $this->db->executeQuery('SELECT MAX(id) AS last FROM *PREFIX*' . HistoryRepository::TABLE)->fetchAssociative();
		return StoredValues::row($row)->number('last');
	}

	/** No id that was given once is given again: only PostgreSQL has to be told which ones there are. */
	private function countOn(string $table): void {
		if ($this->db->getDatabaseProvider() !== IDBConnection::PLATFORM_POSTGRES) {
			return;
		}
		$row = $this->db->executeQuery("SELECT MAX(id) AS last FROM *PREFIX*$table")->fetchAssociative();
		$last = StoredValues::row($row)->number('last', 0);
		$sequence = "pg_get_serial_sequence('*PREFIX*$table', 'id')";
		$this->db->executeQuery("SELECT setval($sequence, GREATEST($last, nextval($sequence)))");
	}
}
