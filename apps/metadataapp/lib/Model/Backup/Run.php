<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Backup;

use OCA\MetadataApp\Shared\Db\CorruptData;
use OCA\MetadataApp\Shared\Db\StoredValues;

/** A backup or a restore, with all that who goes on with it has to know. There is one at a time; the last one stays to be asked about. */
final class Run {
	public RunStatus $status = RunStatus::Running;
	/** Unix seconds; null while it runs. */
	public ?int $finishedAt = null;
	/** Rows that are done. */
	public int $progress = 0;
	/** Rows that there are, as far as it is known. */
	public int $total = 0;
	/** Place of the table that it is at. */
	public int $table = 0;
	/** Id of the last group of rows of it that is done. */
	public int $after = 0;
	/** Parts that are done. */
	public int $part = 0;
	/** Of the last part that is done. */
	public string $checksum = '';
	/** @var list<string> names of the parts that are written */
	public array $parts = [];
	/** Bytes of all parts. */
	public int $size = 0;
	/** @var array<string, int> rows that are done, by table */
	public array $counts = [];
	/** @var array<string, int> rows by table that a dry run found in use */
	public array $replaced = [];
	/** @var list<int> fields that are in the backup */
	public array $fieldIds = [];
	/** Of the definitions of these fields. */
	public string $fieldsHash = '';
	/** Entry of the history that was the last one when it began. */
	public int $lastEntry = 0;
	/** How often it began anew. */
	public int $restarts = 0;
	/** How often somebody who was at it was lost since the last part. */
	public int $losses = 0;
	/** Rows of files that were deleted while the backup was made. */
	public int $leftOut = 0;
	public ?Fault $fault = null;
	/** What exactly was wrong, for who looks into it. */
	public ?string $detail = null;
	/** Who is at it; empty for nobody. */
	public string $worker = '';
	/** When it is over with them, Unix seconds. */
	public int $workerUntil = 0;
	/** Raised by every save. */
	public int $revision = 0;

	private function __construct(
		public readonly string $id,
		public readonly Operation $operation,
		public Phase $phase,
		public readonly string $filename,
		public readonly int $startedAt,
		public readonly bool $isDaily,
		public readonly bool $isDryRun,
	) {
	}

	public static function export(int $now, bool $isDaily): self {
		return new self(self::newId(), Operation::Export, Phase::Write, BackupName::at($now), $now, $isDaily, false);
	}

	public static function import(Manifest $backup, int $now, bool $isDryRun): self {
		$run = new self(self::newId(), Operation::Import, Phase::Stage, $backup->filename, $now, false, $isDryRun);
		$run->total = array_sum($backup->counts);
		return $run;
	}

	public function isRunning(): bool {
		return $this->status === RunStatus::Running;
	}

	/** Whether it can still be as if it had never been. */
	public function canCancel(): bool {
		return $this->isRunning() && $this->phase !== Phase::Settle;
	}

	public function end(RunStatus $status, int $now, ?Fault $fault = null, ?string $detail = null): void {
		[$this->status, $this->finishedAt, $this->fault, $this->detail] = [$status, $now, $fault, $detail];
		[$this->worker, $this->workerUntil] = ['', 0];
	}

	/** Begins anew: what was written is written over. */
	public function restart(): void {
		[$this->table, $this->after, $this->part, $this->progress, $this->size] = [0, 0, 0, 0, 0];
		[$this->checksum, $this->counts, $this->fieldIds, $this->fieldsHash, $this->parts] = ['', [], [], '', []];
		$this->restarts++;
	}

	public function toJson(): string {
		$members = get_object_vars($this);
		unset($members['revision']);
		return json_encode($members, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
	}

	/** @throws CorruptData */
	public static function of(string $json, int $revision): self {
		$decoded = json_decode($json, true);
		$stored = new StoredValues(is_array($decoded) ? $decoded : []);
		$run = new self(
			$stored->text('id'),
			Operation::from($stored->oneOf('operation', ['export', 'import'])),
			Phase::tryFrom($stored->text('phase')) ?? throw new CorruptData('The stored value "phase" cannot be read'),
			$stored->text('filename'),
			$stored->number('startedAt'),
			$stored->yes('isDaily', false),
			$stored->yes('isDryRun', false),
		);
		$run->status = RunStatus::from($stored->oneOf('status', ['running', 'completed', 'error', 'cancelled']));
		$run->finishedAt = $stored->numberOrNull('finishedAt');
		[$run->progress, $run->total] = [$stored->number('progress'), $stored->number('total')];
		[$run->table, $run->after, $run->part] = [$stored->number('table'), $stored->number('after'), $stored->number('part')];
		[$run->size, $run->lastEntry, $run->leftOut] = [$stored->number('size'), $stored->number('lastEntry'), $stored->number('leftOut')];
		[$run->restarts, $run->losses] = [$stored->number('restarts'), $stored->number('losses')];
		[$run->checksum, $run->fieldsHash] = [$stored->text('checksum'), $stored->text('fieldsHash')];
		[$run->worker, $run->workerUntil] = [$stored->text('worker'), $stored->number('workerUntil')];
		[$run->fault, $run->detail] = [Fault::tryFrom($stored->text('fault', '')), $stored->textOrNull('detail')];
		[$run->counts, $run->replaced] = [self::rows($stored->map('counts')), self::rows($stored->map('replaced'))];
		$run->parts = $stored->texts('parts');
		$run->fieldIds = array_values(array_filter($stored->map('fieldIds')->all(), is_int(...)));
		$run->revision = $revision;
		return $run;
	}

	/** @return array<string, int> by table */
	private static function rows(StoredValues $stored): array {
		$rows = [];
		foreach ($stored->all() as $table => $count) {
			$rows[(string)$table] = is_int($count) ? $count : 0;
		}
		return $rows;
	}

	private static function newId(): string {
		return bin2hex(random_bytes(8));
	}
}
