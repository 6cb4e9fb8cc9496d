<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Backup;

use OCA\MetadataApp\Model\Backup\Fault;
use OCA\MetadataApp\Model\Backup\Manifest;
use OCA\MetadataApp\Model\Backup\Phase;
use OCA\MetadataApp\Model\Backup\Run;
use OCA\MetadataApp\Model\Backup\RunStatus;
use OCA\MetadataApp\Model\Backup\Table;
use OCA\MetadataApp\Model\Backup\Tables;
use OCA\MetadataApp\Repository\Backup\BackupFiles;
use OCA\MetadataApp\Repository\Backup\RunRepository;
use OCA\MetadataApp\Repository\Backup\StoredRows;
use OCA\MetadataApp\Repository\Conversion\ConversionRepository;
use OCA\MetadataApp\Shared\Clock;
use OCA\MetadataApp\Shared\Contract\Limits;

/**
 * Makes a backup, part by part, while others save. Nobody waits for it, and what belongs together is in it as it was at one moment: a file
 * with its values, a team folder with its views. Fields are as they were when it began; when they are others at its end, it begins anew.
 */
class ExportSteps implements Steps {
	/** How often it begins anew. */
	private const RESTARTS = 3;
	/** Rows of a page, fewer where they are long. */
	private const PAGE = 200;
	private const FIRST_PAGE = 25;
	private const PAGE_BYTES = 2_097_152;

	/** @var array<int, int> fields that are in the backup, as keys */
	private array $fields = [];

	public function __construct(
		private readonly StoredRows $rows,
		private readonly BackupFiles $files,
		private readonly RunRepository $runs,
		private readonly ConversionRepository $conversions,
		private readonly Clock $clock,
	) {
	}

	#[\Override]
	public function step(Run $run): Run {
		if ($run->phase === Phase::Seal) {
			return $this->seal($run);
		}
		if ($run->part === 0) {
			// One that began at the same moment. Later ones change the field, which is seen at the end.
			if ($this->conversions->isAnyChanging()) {
				return $this->restart($run);
			}
			[$run->total, $run->lastEntry] = [$this->rows->count(), $this->rows->findLastEntry()];
		}
		$writer = new PartWriter($run->checksum);
		if ($run->part === 0) {
			$writer->begin($run->startedAt);
		}
		$isDone = $this->write($run, $writer);
		if ($isDone && $this->presentHash() !== $run->fieldsHash) {
			return $this->restart($run);
		}
		[$content, $checksum] = $writer->finish($run->part + 1, $isDone ? $run->counts : null);
		$run->part++;
		$run->parts[] = $this->files->savePart($run->filename, $run->part, $run->worker, $content);
		[$run->checksum, $run->size] = [$checksum, $run->size + strlen($content)];
		$run->phase = $isDone ? Phase::Seal : Phase::Write;
		$this->runs->save($run);
		return $run;
	}

	#[\Override]
	public function undo(Run $run): Run {
		$this->files->delete($run->filename);
		return $run;
	}

	/** @return bool whether all rows are written */
	private function write(Run $run, PartWriter $writer): bool {
		$tables = array_values(Tables::all());
		$count = self::FIRST_PAGE;
		$this->fields = array_flip($run->fieldIds);
		while (isset($tables[$run->table]) && !$writer->isFull()) {
			$table = $tables[$run->table];
			[$page, $last] = $this->rows->findPage($table, $run->after, $count);
			$bytes = 0;
			foreach ($page as $row) {
				$bytes += array_sum(array_map(strlen(...), array_filter($row, is_string(...))));
				$this->add($run, $writer, $table, $row);
			}
			$count = max(1, min(self::PAGE, $bytes > self::PAGE_BYTES ? intdiv($count, 2) : $count * 2));
			$run->counts[$table->name] ??= 0;
			[$run->table, $run->after] = $last === null ? [$run->table + 1, 0] : [$run->table, $last];
		}
		return !isset($tables[$run->table]);
	}

	/** @param list<int|float|string|null> $row */
	private function add(Run $run, PartWriter $writer, Table $table, array $row): void {
		$run->progress++;
		$kept = $this->kept($run, $table, $row);
		if ($kept !== null) {
			$writer->add($table, $kept);
			$run->counts[$table->name] = ($run->counts[$table->name] ?? 0) + 1;
		}
	}

	/**
	 * @param list<int|float|string|null> $row
	 * @return ?list<int|float|string|null> null for what is of a field that is not in the backup, or came after it began
	 */
	private function kept(Run $run, Table $table, array $row): ?array {
		$of = array_flip($table->names());
		if ($table->name === 'fields') {
			$id = (int)$row[$of['id']];
			$run->fieldIds[] = $id;
			$this->fields[$id] = $id;
			$run->fieldsHash = self::hashed($run->fieldsHash, $row, $of);
		} elseif ($table->name === 'history') {
			return $row[$of['id']] <= $run->lastEntry ? $row : null;
		} elseif ($table->name === 'views' && !isset($this->fields[(int)$row[$of['sort_field_id']]])) {
			return array_values(array_replace($row, [$of['sort_field_id'] => null]));
		} elseif ($table->field !== null && !isset($this->fields[(int)$row[$of[$table->field]]])) {
			return null;
		}
		return $row;
	}

	/** Of the fields in the backup, as they are now. */
	private function presentHash(): string {
		[$hash, $after, $table] = ['', 0, Tables::all()['fields']];
		$of = array_flip($table->names());
		do {
			[$page, $last] = $this->rows->findPage($table, $after, self::FIRST_PAGE);
			foreach ($page as $row) {
				$hash = isset($this->fields[(int)$row[$of['id']]]) ? self::hashed($hash, $row, $of) : $hash;
			}
			$after = $last ?? 0;
		} while ($last !== null);
		return $hash;
	}

	/**
	 * @param list<int|float|string|null> $field
	 * @param array<string, int> $of places of the columns
	 */
	private static function hashed(string $before, array $field, array $of): string {
		$parts = array_map(static fn (string $column): mixed => $field[$of[$column]], ['id', 'field_name', 'type', 'options']);
		return hash('sha256', $before . json_encode($parts, JSON_THROW_ON_ERROR));
	}

	/** Gives up when it began anew too often. */
	private function restart(Run $run): Run {
		$run->restart();
		if ($run->restarts > self::RESTARTS) {
			$run->end(RunStatus::Error, $this->clock->now()->getTimestamp(), Fault::FieldsChanged);
			$this->undo($run);
		}
		$this->runs->save($run);
		return $run;
	}

	private function seal(Run $run): Run {
		$this->files->saveManifest(new Manifest(
			$run->filename,
			Tables::VERSION,
			$run->startedAt,
			$run->size,
			$run->parts,
			$run->isDaily,
			$run->checksum,
			$run->counts,
		));
		foreach (array_slice($this->files->findAll(), Limits::BACKUPS) as $old) {
			$this->files->delete($old->filename);
		}
		$run->end(RunStatus::Completed, $this->clock->now()->getTimestamp());
		$this->runs->save($run);
		return $run;
	}
}
