<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Value;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Repository\Backup\Gate;
use OCA\MetadataApp\Repository\Field\FieldRow;
use OCA\MetadataApp\Repository\Folder\FolderRepository;
use OCA\MetadataApp\Shared\Db\Deadlock;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\Transaction;
use OCA\MetadataApp\Shared\Exception\Conflict;
use OCP\DB\Exception;
use OCP\DB\QueryBuilder\IQueryBuilder;
use OCP\DB\QueryBuilder\IQueryFunction;
use OCP\IDBConnection;

/**
 * One writer at a time per file, team folder and field definition, across all processes.
 *
 * Whoever saves values holds the files first, one after the other, and then the fields together with all others who save: these can be
 * changed or deleted only before or after. Work runs in a transaction; the database may abort it in favour of others, so that it runs
 * again from the start. Inside an outer transaction that fails instead. While a restore replaces everything, nobody writes.
 */
class WriteLock {
	private readonly Rows $files;
	private readonly Rows $folders;
	private readonly Rows $fields;
	private readonly Gate $gate;

	public function __construct(
		private readonly IDBConnection $db,
		private readonly Transaction $transaction,
	) {
		$this->files = new Rows($db, FileRepository::TABLE);
		$this->folders = new Rows($db, FolderRepository::TABLE);
		$this->fields = new Rows($db, FieldRow::TABLE);
		$this->gate = new Gate($db);
	}

	/** @throws Conflict while a restore replaces everything */
	public function requireOpen(): void {
		$this->gate->requireOpen();
	}

	/**
	 * For what nobody else can be at: only a restore waits for it, and it for a restore.
	 *
	 * @template T
	 * @param callable(): T $work begins with a write, and changes nothing but the database
	 * @return T
	 * @throws Conflict while a restore replaces everything
	 */
	public function hold(callable $work): mixed {
		return $this->inTurn($work);
	}

	/**
	 * @template T
	 * @param non-empty-array<int, int> $folderIds by file id: the team folder that each file lies in now
	 * @param list<int> $fieldIds what the work is about
	 * @param callable(array<int, Field>): T $work gets those of the fields that exist, by id, and changes nothing but the database
	 * @return T
	 */
	public function holdFiles(array $folderIds, array $fieldIds, callable $work): mixed {
		$files = [];
		foreach ($folderIds as $fileId => $folderId) {
			$files[$folderId][] = $fileId;
		}
		// Everybody in the same order, so that few wait for each other.
		ksort($files);
		return $this->inTurn(function () use ($files, $fieldIds, $work): mixed {
			foreach ($files as $folderId => $fileIds) {
				sort($fileIds);
				foreach (array_chunk($fileIds, Rows::CHUNK) as $chunk) {
					$this->raiseFiles($folderId, $chunk);
				}
			}
			return $work($this->sharedFields($fieldIds));
		});
	}

	/**
	 * @template T
	 * @param list<int> $fieldIds what the work is about
	 * @param callable(array<int, Field>): T $work gets those of the fields that exist, by id, and changes nothing but the database
	 * @return T
	 */
	public function holdFolder(int $folderId, array $fieldIds, callable $work): mixed {
		return $this->inTurn(function () use ($folderId, $fieldIds, $work): mixed {
			$this->folders->save(['folder_id' => $folderId], ['changes' => Rows::plusOne('changes')]);
			return $work($this->sharedFields($fieldIds));
		});
	}

	/**
	 * Nobody saves values of the field meanwhile.
	 *
	 * @template T
	 * @param callable(Field): T $work changes nothing but the database
	 * @return ?T null when there is no such field
	 */
	public function holdField(int $fieldId, callable $work): mixed {
		$same = static fn (IQueryBuilder $query): IQueryFunction => $query->createFunction($query->getColumnName('updated_at'));
		return $this->inTurn(function () use ($fieldId, $work, $same): mixed {
			if ($this->fields->update(['id' => $fieldId], ['updated_at' => $same]) === 0) {
				return null;
			}
			$row = $this->fields->findOrNull(['id' => $fieldId]);
			return $row === null ? null : $work(FieldRow::field($row));
		});
	}

	/** @param non-empty-list<int> $fileIds at most as many as fit in one statement */
	private function raiseFiles(int $folderId, array $fileIds): void {
		while ($this->touchedFiles($folderId, $fileIds) < count($fileIds)) {
			// Most files that are saved have been saved before, so their rows are made only when some are missing.
			$this->files->insertAll(['file_id', 'folder_id'], array_map(static fn (int $id): array => [$id, $folderId], $fileIds));
		}
	}

	/**
	 * @param non-empty-list<int> $fileIds
	 * @return int how many there were
	 */
	private function touchedFiles(int $folderId, array $fileIds): int {
		$query = $this->db->getQueryBuilder()->update(FileRepository::TABLE);
		$query->set('folder_id', Rows::parameter($query, $folderId))->set('changes', Rows::plusOne('changes')($query));
		return $this->files->execute(Rows::among($query, 'file_id', $fileIds));
	}

	/**
	 * Fields that nobody changes before the transaction ends. SQLite has one writer at a time anyway.
	 *
	 * @param list<int> $ids
	 * @return array<int, Field> by id
	 */
	private function sharedFields(array $ids): array {
		if ($ids === []) {
			return [];
		}
		$shared = match ($this->db->getDatabaseProvider()) {
			IDBConnection::PLATFORM_MYSQL => ' LOCK IN SHARE MODE',
			IDBConnection::PLATFORM_POSTGRES => ' FOR SHARE',
			default => '',
		};
		$list = implode(',', $ids);
		$rows = $this->db->executeQuery('SELECT * FROM *PREFIX*' . FieldRow::TABLE . " WHERE id IN ($list) ORDER BY id$shared");
		$found = [];
		foreach ($rows->fetchAllAssociative() as $row) {
			$field = FieldRow::field($row);
			$found[$field->id] = $field;
		}
		return $found;
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws Conflict while a restore replaces everything
	 */
	private function inTurn(callable $work): mixed {
		$this->gate->requireOpen();
		try {
			return Deadlock::outlast($this->db, fn (): mixed => $this->transaction->run(function () use ($work): mixed {
				$this->gate->holdOpen();
				return $work();
			}));
		} catch (Exception $failure) {
			throw $this->gate->isCauseOf($failure) ? Gate::refusal() : $failure;
		}
	}
}
