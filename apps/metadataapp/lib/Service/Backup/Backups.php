<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Backup;

use OCA\MetadataApp\Exception\LostRun;
use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Backup\Fault;
use OCA\MetadataApp\Model\Backup\Manifest;
use OCA\MetadataApp\Model\Backup\Run;
use OCA\MetadataApp\Repository\Backup\BackupFiles;
use OCA\MetadataApp\Repository\Backup\RunRepository;
use OCA\MetadataApp\Repository\Conversion\ConversionRepository;
use OCA\MetadataApp\Shared\Clock;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Exception\Conflict;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Exception\NotFound;
use OCA\MetadataApp\Shared\IsoTime;

/**
 * Backups, for administrators: one at a time is made or restored.
 *
 * @phpstan-import-type Backup from Schemas
 * @phpstan-import-type BackupStatus from Schemas
 */
class Backups {
	/** What a request works itself before it leaves the rest to background jobs. */
	private const SECONDS = 5.0;
	private const PIECE = 262_144;

	public function __construct(
		private readonly RunRepository $runs,
		private readonly ConversionRepository $conversions,
		private readonly BackupFiles $files,
		private readonly Worker $worker,
		private readonly StatusAnswer $answer,
		private readonly FaultSentences $sentences,
		private readonly Clock $clock,
	) {
	}

	/** @return list<Backup> the newest first */
	public function findAll(): array {
		return array_map(static fn (Manifest $backup): array => [
			'filename' => $backup->filename,
			'created_at' => IsoTime::of($backup->createdAt),
			'version' => $backup->version,
			'size' => $backup->size,
			'counts' => $backup->counts,
			'compressed' => true,
			'is_daily' => $backup->isDaily,
			'checksum' => $backup->checksum,
		], $this->files->findAll());
	}

	/**
	 * @return BackupStatus
	 * @throws Conflict
	 */
	public function create(): array {
		$this->begin($this->newExport(false));
		return $this->worked();
	}

	/** Begins the daily one; background jobs make it. */
	public function createDaily(): void {
		try {
			$this->begin($this->newExport(true));
		} catch (Conflict) {
			// Somebody began one this moment, or changes a field: the next time will do.
		}
	}

	/**
	 * @param bool $isDryRun whether everything is checked and nothing changes
	 * @return BackupStatus
	 * @throws NotFound
	 * @throws Invalid for a backup that is broken
	 * @throws Conflict
	 */
	public function restore(string $filename, bool $isDryRun): array {
		$this->begin(Run::import($this->found($filename), $this->now(), $isDryRun));
		return $this->worked();
	}

	/** @return BackupStatus */
	public function status(): array {
		return $this->answer->of($this->runs->findOrNull());
	}

	/** @return BackupStatus after working on what is running */
	public function resume(): array {
		return $this->answer->of($this->worker->work(self::SECONDS));
	}

	/** @return BackupStatus with status running while somebody is in the middle of a step */
	public function cancel(): array {
		$run = $this->runs->findOrNull();
		if ($run !== null && $run->canCancel()) {
			$this->runs->saveCancelled($run);
			$run = $this->worker->work(0.0);
		}
		return $this->answer->of($run);
	}

	/**
	 * @return iterable<string> its content, in pieces
	 * @throws NotFound
	 */
	public function download(string $filename): iterable {
		return $this->pieces($this->found($filename));
	}

	/**
	 * @throws NotFound
	 * @throws Conflict
	 */
	public function delete(string $filename): void {
		$run = $this->runs->findOrNull();
		if ($run !== null && $run->isRunning() && $run->filename === $filename) {
			throw self::isRunning();
		}
		$this->files->delete($this->found($filename)->filename);
	}

	private function newExport(bool $isDaily): Run {
		// Later than all others, also those of the same second or of a clock that was ahead: those that are older go first.
		$newest = $this->files->findAll()[0] ?? null;
		$now = max($this->now(), ($newest->createdAt ?? -1) + 1);
		do {
			$run = Run::export($now++, $isDaily);
		} while ($this->files->has($run->filename));
		return $run;
	}

	/** @throws Conflict */
	private function begin(Run $run): void {
		$last = $this->runs->findOrNull();
		if ($last !== null && $last->isRunning()) {
			throw self::isRunning();
		}
		// A backup would have new values without the history of what they were, and a restore would end what somebody watches.
		if (!$run->isDryRun && $this->conversions->isAnyChanging()) {
			throw new Conflict(Reason::CONVERTING, 'A field is changing with its values. Wait until that is done, then try again.');
		}
		try {
			$this->runs->create($run, $last);
		} catch (LostRun) {
			throw self::isRunning();
		}
	}

	/**
	 * @return BackupStatus
	 * @throws Invalid
	 * @throws Conflict
	 */
	private function worked(): array {
		$run = $this->worker->work(self::SECONDS);
		$fault = $run?->fault;
		if ($fault === null || $fault === Fault::Interrupted || $fault === Fault::Unsettled) {
			return $this->answer->of($run);
		}
		$reason = FaultSentences::reason($fault);
		throw $fault === Fault::FieldsChanged
			? new Conflict($reason, $this->sentences->of($fault))
			: new Invalid($reason, $this->sentences->of($fault), '/filename');
	}

	/** @throws NotFound */
	private function found(string $filename): Manifest {
		return $this->files->findOrNull($filename) ?? throw new NotFound(Reason::UNKNOWN_BACKUP, 'There is no such backup.');
	}

	/** @return \Generator<int, string> */
	private function pieces(Manifest $backup): \Generator {
		foreach (array_keys($backup->parts) as $part) {
			$content = $this->files->findPartOrNull($backup, $part + 1) ?? throw new \RuntimeException('A part of a backup is missing');
			try {
				while (!feof($content)) {
					yield (string)fread($content, self::PIECE);
				}
			} finally {
				fclose($content);
			}
		}
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}

	private static function isRunning(): Conflict {
		return new Conflict(Reason::BACKUP_RUNNING, 'A backup is being made or restored. Wait until it is done, or cancel it.');
	}
}
