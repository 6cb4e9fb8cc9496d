<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Backup;

use OCA\MetadataApp\Exception\LostRun;
use OCA\MetadataApp\Model\Backup\Run;
use OCA\MetadataApp\Shared\Db\CorruptData;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** The backup or restore that goes on, or was the last one. Whoever saves it has to know it as it is: of two, one is told that it lost. */
class RunRepository {
	public const TABLE = 'metadataapp_work';
	private const RUN = 'run';
	private const CANCEL = 'cancel';
	private const JOBS = 'jobs';
	private const RESTORED = 'restored';

	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, self::TABLE);
	}

	/** @throws CorruptData */
	public function findOrNull(): ?Run {
		$row = $this->rows->findOrNull(['name' => self::RUN]);
		$stored = new StoredValues($row ?? []);
		return $row === null ? null : Run::of($stored->text('content', ''), $stored->number('number'));
	}

	/**
	 * @param ?Run $last as it was found
	 * @throws LostRun when another one began meanwhile
	 */
	public function create(Run $run, ?Run $last): void {
		$isFirst = $last === null && $this->rows->insert(['name' => self::RUN, 'number' => $run->revision, 'content' => $run->toJson()]);
		if (!$isFirst) {
			$run->revision = $last->revision ?? -1;
			$this->save($run);
		}
	}

	/** @throws LostRun */
	public function save(Run $run): void {
		$key = ['name' => self::RUN, 'number' => $run->revision];
		if ($this->rows->update($key, ['number' => $run->revision + 1, 'content' => $run->toJson()]) === 0) {
			throw new LostRun('Somebody else goes on with it');
		}
		$run->revision++;
	}

	/**
	 * The first statement of a transaction that ends with `save`.
	 *
	 * @throws LostRun
	 */
	public function hold(Run $run): void {
		if ($this->rows->update(['name' => self::RUN, 'number' => $run->revision], ['number' => $run->revision]) === 0) {
			throw new LostRun('Somebody else goes on with it');
		}
	}

	/** Tells who is at it. */
	public function saveCancelled(Run $run): void {
		$this->rows->save(['name' => self::CANCEL], ['content' => $run->id]);
	}

	public function isCancelled(Run $run): bool {
		$row = $this->rows->findOrNull(['name' => self::CANCEL], ['name', 'content']);
		return $row !== null && (new StoredValues($row))->text('content', '') === $run->id;
	}

	/** @param int $time Unix seconds; when background jobs looked for something to do */
	public function saveLooked(int $time): void {
		$this->rows->save(['name' => self::JOBS], ['number' => $time]);
	}

	/** @param int $entry as `findRestored` returns it */
	public function saveRestored(int $entry): void {
		$this->rows->save(['name' => self::RESTORED], ['number' => $entry]);
	}

	/** @return int what all later entries of the history are larger than, since everything was last replaced; 0 when it never was */
	public function findRestored(): int {
		$row = $this->rows->findOrNull(['name' => self::RESTORED], ['name', 'number']);
		return $row === null ? 0 : (new StoredValues($row))->number('number');
	}

	/** @return ?int Unix seconds */
	public function findLookedOrNull(): ?int {
		$row = $this->rows->findOrNull(['name' => self::JOBS], ['name', 'number']);
		return $row === null ? null : (new StoredValues($row))->number('number');
	}
}
