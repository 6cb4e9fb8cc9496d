<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Backup;

use OCA\MetadataApp\Exception\BrokenBackup;
use OCA\MetadataApp\Exception\LostRun;
use OCA\MetadataApp\Model\Backup\Fault;
use OCA\MetadataApp\Model\Backup\Phase;
use OCA\MetadataApp\Model\Backup\Run;
use OCA\MetadataApp\Model\Backup\RunStatus;
use OCA\MetadataApp\Model\Backup\Table;
use OCA\MetadataApp\Model\Backup\Tables;
use OCA\MetadataApp\Repository\Backup\BackupFiles;
use OCA\MetadataApp\Repository\Backup\Gate;
use OCA\MetadataApp\Repository\Backup\RunRepository;
use OCA\MetadataApp\Repository\Backup\StagedRows;
use OCA\MetadataApp\Shared\Clock;

/**
 * Restores a backup. All of it is read and checked in tables of its own first; then it takes the place of what is in use, in one
 * transaction.
 */
class ImportSteps implements Steps {
	/** Rows that are written at once. */
	private const PAGE = 500;

	public function __construct(
		private readonly BackupFiles $files,
		private readonly StagedRows $staged,
		private readonly RunRepository $runs,
		private readonly Gate $gate,
		private readonly Settlement $settlement,
		private readonly Clock $clock,
	) {
	}

	#[\Override]
	public function step(Run $run): Run {
		return match ($run->phase) {
			Phase::Verify => $this->verify($run),
			Phase::Swap => $this->swap($run),
			Phase::Settle => $this->settle($run),
			default => $this->stage($run),
		};
	}

	#[\Override]
	public function undo(Run $run): Run {
		return $this->held($run, function (): void {
			$this->staged->deleteAll();
			// Whoever died in the middle of the exchange had closed it.
			$this->gate->saveOpen();
		});
	}

	/** One part. Its rows and how far the run is are saved together, so that none is there twice. */
	private function stage(Run $run): Run {
		return $this->held($run, function (Run $attempt): void {
			if ($attempt->part === 0) {
				// What is left of a restore that nobody could undo.
				$this->staged->deleteAll();
			}
			$this->read($attempt);
		});
	}

	/** @throws BrokenBackup */
	private function read(Run $run): void {
		$backup = $this->files->findOrNull($run->filename) ?? throw new BrokenBackup('It was deleted.', Fault::Incomplete);
		$content = $this->files->findPartOrNull($backup, $run->part + 1)
			?? throw new BrokenBackup('A part of it is missing.', Fault::Incomplete);
		try {
			$part = new PartReader($content, $run->checksum);
			$rows = new RowReader($run->table, $this->staged->findAllFieldTypes());
			/** @var list<non-empty-list<int|float|string|null>> $page */
			[$page, $table, $isFirst, $bytes] = [[], null, $run->part === 0, 0];
			foreach ($part->lines() as $line) {
				if ($isFirst) {
					RowReader::requireHeader($line);
					$isFirst = false;
					continue;
				}
				[$next, $row] = $rows->read($line);
				if ($table !== null && ($next !== $table || count($page) === self::PAGE || $bytes > PartWriter::BYTES)) {
					$this->save($run, $table, $page);
					[$page, $bytes] = [[], 0];
				}
				$table = $next;
				$page[] = $row;
				$bytes += array_sum(array_map(strlen(...), array_filter($row, is_string(...))));
			}
			if ($isFirst) {
				RowReader::requireHeader([]);
			}
			if ($table !== null) {
				$this->save($run, $table, $page);
			}
			[$run->checksum, $counts] = $part->end($run->part + 1);
		} finally {
			fclose($content);
		}
		$run->part++;
		$run->table = $rows->table();
		if ($counts !== null) {
			$this->compare($run, $counts);
			$run->phase = Phase::Verify;
		}
	}

	/**
	 * @param list<non-empty-list<int|float|string|null>> $page
	 * @throws BrokenBackup
	 */
	private function save(Run $run, Table $table, array $page): void {
		$this->staged->saveAll($table, $page);
		$run->counts[$table->name] = ($run->counts[$table->name] ?? 0) + count($page);
		$run->progress += count($page);
	}

	/**
	 * @param array<array-key, mixed> $counts as the backup says them
	 * @throws BrokenBackup
	 */
	private function compare(Run $run, array $counts): void {
		$present = [];
		foreach (array_keys(Tables::all()) as $table) {
			$present[$table] = $run->counts[$table] ?? 0;
			if (($counts[$table] ?? null) !== $present[$table]) {
				throw new BrokenBackup("The table $table has more or fewer rows than the backup says.");
			}
		}
		$run->counts = $present;
	}

	private function verify(Run $run): Run {
		return $this->held($run, function (Run $attempt): void {
			if ($this->staged->countAll() !== $attempt->counts) {
				throw new BrokenBackup('Not all of it is there any more.', Fault::Incomplete);
			}
			if ($this->staged->hasHalfAValue()) {
				throw new BrokenBackup('A value of it is not whole.');
			}
			$attempt->leftOut = $this->staged->deleteHalves();
			$attempt->counts = $this->staged->countAll();
			$attempt->phase = Phase::Swap;
			if ($attempt->isDryRun) {
				$attempt->replaced = $this->staged->countReplaced();
				$this->staged->deleteAll();
				$attempt->end(RunStatus::Completed, $this->clock->now()->getTimestamp());
			}
		});
	}

	private function swap(Run $run): Run {
		$this->gate->saveClosed();
		try {
			return $this->held($run, function (Run $attempt): void {
				$this->runs->saveRestored($this->staged->move($attempt->counts));
				$attempt->phase = Phase::Settle;
			});
		} catch (\Throwable $failure) {
			$this->gate->saveOpen();
			throw $failure;
		}
	}

	private function settle(Run $run): Run {
		$this->settlement->settle();
		return $this->held($run, function (Run $attempt): void {
			$this->staged->deleteAll();
			$attempt->end(RunStatus::Completed, $this->clock->now()->getTimestamp());
		});
	}

	/**
	 * All of the work and how far the run is then, or nothing.
	 *
	 * @param callable(Run): void $work changes nothing but the database, and the run that it gets
	 * @throws LostRun when somebody else goes on with it
	 */
	private function held(Run $run, callable $work): Run {
		[$before, $revision] = [$run->toJson(), $run->revision];
		return $this->staged->hold(function () use ($work, $before, $revision): Run {
			// From the start, each time that the database aborts it.
			$attempt = Run::of($before, $revision);
			$this->runs->hold($attempt);
			$work($attempt);
			$this->runs->save($attempt);
			return $attempt;
		});
	}
}
